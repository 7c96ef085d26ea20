"""How what has happened is shown: knights walk, jump, fall and come back, and the castle turns.

Every step takes the same time, whatever lies under it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock

from coffres.engine.contract import Fact, View
from coffres.ui.roc_noir.plan import HELMETS

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.castle import Castle

_STEP, _JUMP, _OUT = 0.22, 0.45, 0.3  # seconds
_SINK, _AWAY, _RISE = 0.4, 0.25, 0.3
_DRAW = 0.7  # to see who is drawn
_TURN = 2.0


class Story:
    def __init__(self, castle: Castle, draw: Callable[[int, int], None]) -> None:
        """`draw(knight, portrait)` lays a portrait on a rack."""
        self._castle = castle
        self._draw = draw
        self._due: list[object] = []
        self._time = 0.0
        self._places: list[int] = []
        self._after: View = {}
        self._mover = -1

    def tell(self, before: View, after: View, facts: Sequence[Fact]) -> float:
        """Shows how one position became the other; the seconds it takes."""
        self.stop()
        self._time = 0.0
        self._places = list(before["knights"])
        self._after = after
        self._mover = before["mover"]
        for fact in facts:
            tell = _TELL.get(fact[1])
            if tell is not None:
                tell(self, fact)
        for knight, place in enumerate(after["knights"]):
            if place != self._places[knight]:
                self._walk(knight, place, _OUT)
        return self._time

    def stop(self) -> None:
        for event in self._due:
            event.cancel()
        self._due = []

    def _then(self, seconds: float, do: Callable[..., None], *args: object) -> None:
        """After all that came before."""
        self._due.append(Clock.schedule_once(lambda *_: do(*args), self._time))
        self._time += seconds

    def _walk(self, knight: int, place: int, seconds: float) -> None:
        self._places[knight] = place
        self._then(seconds, self._castle.send, knight, place, seconds)

    def _step(self, fact: Fact) -> None:
        self._walk(self._mover, fact[2][0], _JUMP if fact[1] == "jump" else _STEP)

    def _fall(self, fact: Fact) -> None:
        square, is_trap = fact[2]
        if not is_trap:
            return
        seat, helmet, _how, place = fact[3]
        knight = seat * HELMETS + helmet
        self._then(0, self._castle.open, square)
        self._then(0, self._castle.raise_dust, square, _SINK + _AWAY + _RISE)
        self._then(_SINK + _AWAY, self._castle.sink, knight, _SINK)
        if place < 0:  # its player chooses where: until then it stays in the pit's mouth
            place = square
        self._places[knight] = place
        self._then(_RISE, self._castle.rise, knight, place, _RISE)

    def _drawn(self, fact: Fact) -> None:
        seat, helmet = fact[3]
        self._then(_DRAW, self._draw, seat * HELMETS + helmet, fact[2][1])

    def _rolled(self, fact: Fact) -> None:
        if fact[2][1]:  # RN-62: the ring
            self._then(_TURN, self._castle.turn, _TURN)


_TELL: dict[str, Callable[[Story, Fact], None]] = {
    "step": Story._step,
    "jump": Story._step,
    "beside": Story._step,
    "trap": Story._fall,
    "draw": Story._drawn,
    "roll": Story._rolled,
}
