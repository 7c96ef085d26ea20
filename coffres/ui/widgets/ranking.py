"""The results at the end of a game, revealed one by one from last to first. A tap reveals the next at
once."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from coffres.engine.contract import Outcome
from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.veiled import Veiled

THIN = "\N{NARROW NO-BREAK SPACE}"  # the separator of thousands


class Rank(Veiled, BoxLayout):
    """One player's result."""

    seat = NumericProperty(0)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton
    name = StringProperty()
    score = StringProperty()
    winner = BooleanProperty(False)


class Ranking(ButtonBehavior, GridLayout):
    """`on_tell(seat)` comes when a result is revealed, `on_told` when all are. `still`: without animation,
    for people who have switched animations off."""

    __events__ = ("on_tell", "on_told")

    def __init__(self, outcome: Outcome, people: Sequence[Seat], still: bool, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._still = still
        order = last_to_first(outcome, len(people))
        self.veiled = [_rank(outcome, people, seat) for seat in order]
        for rank in reversed(self.veiled):
            self.add_widget(rank)

    def tell_next(self) -> None:
        if not self.veiled:
            return
        rank = self.veiled.pop(0)
        rank.tell(self._still)
        self.dispatch("on_tell", rank.seat)
        if not self.veiled:
            self.dispatch("on_told")

    def tell_all(self) -> None:
        while self.veiled:
            self.tell_next()

    def on_release(self) -> None:
        self.tell_next()

    def on_tell(self, seat: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_told(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


def last_to_first(outcome: Outcome, seats: int) -> list[int]:
    """The order of the ceremony: first the others, from the fewest points to the most, then the winners."""
    scores = outcome.scores or (0,) * seats
    return sorted(range(seats), key=lambda seat: (seat in outcome.winners, scores[seat], -seat))


def _rank(outcome: Outcome, people: Sequence[Seat], seat: int) -> Rank:
    person = people[seat]
    return Rank(
        seat=seat,
        symbol=person.symbol,
        colour=person.colour,
        face=face_of(person),
        name=person.name,
        score=f"{outcome.scores[seat]:,}".replace(",", THIN) if outcome.scores else "",
        winner=seat in outcome.winners,
    )


load_layout(__name__)
