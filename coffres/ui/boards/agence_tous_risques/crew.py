"""The characters on the board: where they are, and how they walk from space to space."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.vector import Vector

from coffres.engine.contract import View
from coffres.storage.roster import Seat
from coffres.ui.boards.agence_tous_risques.fortress import Fortress
from coffres.ui.boards.agence_tous_risques.pawn import Pawn
from coffres.ui.boards.agence_tous_risques.standing import spots
from coffres.ui.boards.agence_tous_risques.story import Trip
from coffres.ui.motion import LANDS, LIFTS, WALKS, Movement
from coffres.ui.pairs import load_layout

_FINGER = 48  # dp
_STEP = 0.24  # seconds for one space
_LONGEST = 2.6  # most seconds for a whole walk


class Crew(FloatLayout):
    """`on_tap(pawn)` comes when a finger has tapped a character."""

    __events__ = ("on_tap",)
    fortress: Fortress = ObjectProperty()
    landed: Callable[[], None] = ObjectProperty(lambda: None)  # a character has reached a space

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.pawns: list[Pawn] = []
        self._ahead = 0  # how many steps have not been made yet

    def enlist(self, count: int, people: Sequence[Seat]) -> None:
        """Makes so many characters, each in the look of its player."""
        for c in range(count):
            look = people[c % len(people)]
            pawn = Pawn(part=("on", c), colour=look.colour, symbol=look.symbol)
            self.pawns.append(pawn)
            self.add_widget(pawn)

    def on_touch_down(self, touch: object) -> bool:
        touched = self._under(touch.pos)
        if touched is not None:
            touch.ud[self] = touched
        return touched is not None

    def on_touch_up(self, touch: object) -> bool:
        touched = touch.ud.get(self)
        if touched is None or touched is not self._under(touch.pos):
            return False
        self.dispatch("on_tap", touched)
        return True

    def _under(self, where: tuple[float, float]) -> Pawn | None:
        """The nearest character that a finger at this point can mean."""
        pawn = min(self.pawns, key=lambda pawn: Vector(where).distance(pawn.center))
        near = max(dp(_FINGER) / 2, pawn.width / 2)
        return pawn if pawn.opacity and self.opacity and Vector(where).distance(pawn.center) <= near else None

    def on_tap(self, pawn: Pawn) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def place(self, view: View) -> None:
        """Puts everybody in their places at once."""
        for pawn in self.pawns:
            Animation.cancel_all(pawn)
            pawn.runs, pawn.lifted = False, 0
        self._ahead = 0
        if self.fortress.plan is None:
            return
        for place in set(view["at"]):
            here = [c for c, at in enumerate(view["at"]) if at == place]
            size, middles = spots(self.fortress.box(place), len(here), self.fortress.square)
            for c, middle in zip(here, middles, strict=True):
                self.pawns[c].size = (size, size)
                self.pawns[c].center = middle
                self.pawns[c].face(self.fortress.step(place, view["facing"][c]))
        onwards = sorted(self.pawns, key=lambda pawn: -pawn.y)
        if onwards[::-1] != self.children:
            for pawn in onwards:
                self._bring_forward(pawn)  # whoever stands in front hides those behind
        self.fortress.people = list(view["at"])

    def _bring_forward(self, pawn: Pawn) -> None:
        self.remove_widget(pawn)
        self.add_widget(pawn)

    def walk(self, trip: Trip, after: float, off: Callable[[], None]) -> float:
        """Walks space by space, facing forwards. Returns the seconds it takes; `off` is called when it
        begins."""
        pawn = self.pawns[trip.who]
        self._bring_forward(pawn)
        pace = min(_STEP, _LONGEST / len(trip.steps))
        self._ahead += len(trip.steps)
        walk = Movement(d=after)
        walk.bind(on_complete=lambda *_: pawn.setter("runs")(pawn, True))
        walk.bind(on_complete=lambda *_: off())
        here = pawn.center
        for place in trip.steps:
            _size, (there, *_others) = spots(self.fortress.box(place), 1, self.fortress.square)
            turn = Movement(d=0)
            turn.bind(on_complete=lambda *_, step=(there[0] - here[0], there[1] - here[1]): pawn.face(step))
            down = Movement(lifted=0, d=pace / 2, t=LANDS)
            down.bind(on_complete=self._step)
            carried = Movement(lifted=1, d=pace / 2, t=LIFTS) + down
            walk += turn + (Movement(center_x=there[0], center_y=there[1], d=pace, t=WALKS) & carried)
            here = there
        walk.bind(on_complete=lambda *_: pawn.setter("runs")(pawn, False))
        walk.start(pawn)
        return pace * len(trip.steps)

    def _step(self, *_: object) -> None:
        self._ahead -= 1
        self.landed()

    def arrive(self) -> None:
        """Whoever walks is there at once, and heard once; `place` puts them there."""
        if self._ahead:
            self._ahead = 0
            self.landed()


load_layout(__name__)
