"""The characters on their board: where they stand, and how they walk from space to space."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.animation import Animation
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.contract import View
from coffres.storage.roster import Seat
from coffres.ui.boards.agence_tous_risques.fortress import Fortress
from coffres.ui.boards.agence_tous_risques.pawn import Pawn
from coffres.ui.fortress.standing import spots
from coffres.ui.fortress.story import Trip
from coffres.ui.pairs import load_layout

_STEP = 0.24  # seconds from a space to the next
_LONGEST = 2.6  # seconds that a walk may take


class Crew(FloatLayout):
    fortress: Fortress = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.pawns: list[Pawn] = []

    def enlist(self, count: int, people: Sequence[Seat], tap: Callable[[Pawn], None]) -> None:
        """So many characters, each in the look of its player."""
        for c in range(count):
            look = people[c % len(people)]
            pawn = Pawn(part=("on", c), colour=look.colour, symbol=look.symbol)
            pawn.bind(on_release=tap)
            self.pawns.append(pawn)
            self.add_widget(pawn)

    def place(self, view: View) -> None:
        """Everybody where they are, at once."""
        for pawn in self.pawns:
            Animation.cancel_all(pawn)
        if self.fortress.plan is None:
            return
        for place in set(view["at"]):
            here = [c for c, at in enumerate(view["at"]) if at == place]
            size, middles = spots(self.fortress.box(place), len(here), self.fortress.square)
            for c, middle in zip(here, middles, strict=True):
                self.pawns[c].size = (size, size)
                self.pawns[c].center = middle
                self.pawns[c].face(self.fortress.step(place, view["facing"][c]))

    def walk(self, trip: Trip, after: float, off: Callable[[], None]) -> float:
        """Space by space, facing the way; the seconds it takes. `off` is called when it begins."""
        pawn = self.pawns[trip.who]
        self.remove_widget(pawn)
        self.add_widget(pawn)  # above those whom it passes
        pace = min(_STEP, _LONGEST / len(trip.steps))
        walk = Animation(d=after)
        walk.bind(on_complete=lambda *_: off())
        here = pawn.center
        for place in trip.steps:
            _size, (there, *_others) = spots(self.fortress.box(place), 1, self.fortress.square)
            turn = Animation(d=0)
            turn.bind(on_complete=lambda *_, step=(there[0] - here[0], there[1] - here[1]): pawn.face(step))
            walk += turn + Animation(center_x=there[0], center_y=there[1], d=pace, t="in_out_sine")
            here = there
        walk.start(pawn)
        return pace * len(trip.steps)


load_layout(__name__)
