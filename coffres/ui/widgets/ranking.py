"""The results at the end of a game, from first to last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from coffres.engine.contract import Outcome
from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.ceremonies import last_to_first
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_NAME = 180  # dp: width of a long name in the smallest letters
_LINES = 46  # dp: height of two lines of the smallest letters, and the edges


class Rank(BoxLayout):
    """One player's result."""

    seat = NumericProperty(0)
    place = StringProperty()  # "1" for the first; empty where the game ranks nobody but winners
    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton
    name = StringProperty()
    score = StringProperty()
    winner = BooleanProperty(False)

    def _room(self) -> float:
        """The width that a score in large letters leaves for the name beside it."""
        return self.width - self._large() - min(dp(54), self.height) - dp(48) - sp(32) * bool(self.place)

    def _large(self) -> float:
        return min(sp(14), max(dp(9), self.height * 0.36)) * len(self.score)

    def _flat(self) -> bool:
        """Whether the score stands beside the name; below it where a long name has more room then."""
        return not self.score or self.height < dp(_LINES) or self._room() > dp(_NAME)

    def _column(self) -> float:
        """The width of the score beside the name."""
        return self._large() if self._room() > dp(_NAME) else dp(8) * len(self.score)

    column = AliasProperty(_column, None, bind=["width", "height", "score", "place"], cache=True)
    flat = AliasProperty(_flat, None, bind=["width", "height", "score", "place"], cache=True)


class Ranking(GridLayout):
    """`say(points)` tells somebody's points with what they are."""

    def __init__(
        self, outcome: Outcome, people: Sequence[Seat], say: Callable[[int], str], **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        for seat in reversed(last_to_first(outcome, len(people))):
            self.add_widget(_rank(outcome, people, seat, say))


def place_of(outcome: Outcome, seat: int) -> int:
    """Who is equal shares a place; winners are first whatever they have. 0 for all others in a game without
    points."""
    if seat in outcome.winners:
        return 1
    if not outcome.scores:
        return 0
    better = [one for one, score in enumerate(outcome.scores) if score > outcome.scores[seat]]
    return 1 + len({*outcome.winners, *better})


def _rank(outcome: Outcome, people: Sequence[Seat], seat: int, say: Callable[[int], str]) -> Rank:
    person = people[seat]
    return Rank(
        seat=seat,
        place=str(place_of(outcome, seat) or ""),
        symbol=person.symbol,
        colour=person.colour,
        face=face_of(person),
        name=person.name,
        score=say(outcome.scores[seat]) if outcome.scores else "",
        winner=seat in outcome.winners,
    )


load_layout(__name__)
