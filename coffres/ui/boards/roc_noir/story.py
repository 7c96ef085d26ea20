"""How events are shown: knights walk, jump, fall and come back, and the castle turns.

Every step takes the same time, whatever is under the square.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from kivy.clock import Clock

from coffres.engine.contract import Fact, View
from coffres.games.roc_noir.material import KNIGHTS
from coffres.ui.boards.roc_noir.sounds import FALL, STEP
from coffres.ui.motion import lasts

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.castle import CastleGround

_STEP, _JUMP, _OUT = 0.22, 0.5, 0.3  # seconds
_TILT, _SINK, _AWAY, _RISE = 0.08, 0.4, 0.25, 0.3
_CLOSE = 0.1  # seconds for each picture of a stone that tilts back
_DRAW = 0.7  # seconds to see the portrait that was drawn
_SLIDE = 0.4  # seconds to see the portrait that goes under the pile
_TURN = 2.0


class Racks(Protocol):
    """Where portraits appear and disappear."""

    def lay(self, knight: int, portrait: int) -> None: ...

    def lift(self, portraits: Sequence[int]) -> None: ...


class Story:
    def __init__(
        self,
        castles: Sequence[CastleGround],
        racks: Racks,
        follow: Callable[[int, int, float], None],
        land: Callable[[str], None],
    ) -> None:
        """`castles()`: all castles on screen; `follow(knight, place, seconds)`: called when the moving knight
        goes to a place; `land(sound)`: when it lands there, or falls."""
        self._castles = castles
        self._racks = racks
        self._follow = follow
        self._land = land
        self._unheard: list[str] = []  # the sounds of what has not landed yet
        self._due: list[object] = []
        self._time = 0.0
        self._before: View = {}
        self._places: list[int] = []

    def tell(self, before: View, after: View, facts: Sequence[Fact]) -> float:
        """Shows how one position became the other. Returns the seconds that it takes."""
        self.stop()
        self._time = 0.0
        self._before = before
        self._places = list(before["knights"])
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
        self._due, self._unheard = [], []

    def arrive(self) -> None:
        """Everything is where it goes at once: only what would have been heard last is heard."""
        last = self._unheard[-1:]
        self.stop()
        for sound in last:
            self._land(sound)

    def _then(self, seconds: float, do: Callable[..., None], *args: object) -> None:
        """Plans `do` after everything that was planned before."""
        self._due.append(Clock.schedule_once(lambda *_: do(*args), lasts(self._time)))
        self._time += seconds

    def _sound(self, name: str) -> None:
        """Lets something be heard after everything that was planned before."""
        self._unheard.append(name)
        self._then(0, lambda: self._land(self._unheard.pop(0)))

    def _all(self, seconds: float, what: str, *args: object) -> None:
        """Does the same in every castle on screen, large or small."""

        def do() -> None:
            for castle in self._castles():
                getattr(castle, what)(*args)

        self._then(seconds, do)

    def _walk(self, knight: int, place: int, seconds: float, how: str = "send") -> None:
        self._places[knight] = place
        if knight == self._before["mover"]:
            self._then(0, self._follow, knight, place, seconds)
        self._all(seconds, how, knight, place, seconds)
        self._sound(STEP)

    def _stepped(self, fact: Fact) -> None:
        self._walk(self._before["mover"], fact[2][0], _STEP)

    def _jumped(self, fact: Fact) -> None:
        self._walk(self._before["mover"], fact[2][0], _JUMP, "fling")

    def _fell(self, fact: Fact) -> None:
        square, is_trap = fact[2]
        if not is_trap:
            return
        seat, helmet, _how, place = fact[3]
        knight = seat * KNIGHTS + helmet
        self._sound(FALL)
        self._all(_TILT, "tilt", square, 1)
        self._all(0, "raise_dust", square, _SINK + _AWAY + _RISE)
        self._all(_TILT, "tilt", square, 2)
        self._all(0, "sink", knight, _SINK)
        self._all(_SINK + _AWAY, "tilt", square, 3)
        if place < 0:  # its player chooses the new place; until then it stays at the edge of the pit
            place = square
        self._places[knight] = place
        self._all(_RISE, "rise", knight, place, _RISE)

    def _closed(self, fact: Fact) -> None:
        for step in (2, 1, 0):
            self._all(_CLOSE, "tilt", self._before["trap"], step)

    def _slid(self, fact: Fact) -> None:
        self._then(_SLIDE, self._racks.lift, fact[2])

    def _drawn(self, fact: Fact) -> None:
        seat, helmet = fact[3]
        self._then(_DRAW, self._racks.lay, seat * KNIGHTS + helmet, fact[2][1])

    def _rolled(self, fact: Fact) -> None:
        if fact[2][1]:  # RN-62: the ring was rolled
            self._all(_TURN, "turn", _TURN)


_TELL: dict[str, Callable[[Story, Fact], None]] = {
    "step": Story._stepped,
    "jump": Story._jumped,
    "beside": Story._stepped,
    "trap": Story._fell,
    "seen": Story._closed,
    "exchange": Story._slid,
    "draw": Story._drawn,
    "roll": Story._rolled,
}
