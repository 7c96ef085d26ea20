"""The animation of keys that move. Every way takes the same time, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.graphics import PopMatrix, PushMatrix, Scale, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.journeys import Journey
from coffres.ui.box import Box
from coffres.ui.motion import WALKS, Movement

SECONDS = 0.35
_TURN = 0.5  # the part of the way after which a key turns over


class Flights(Widget):
    """`spot(end)` gives the place in the vault where a journey starts or ends."""

    way = NumericProperty(1.0)

    def __init__(self, spot: Callable[[tuple[str, int]], Box], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._spot = spot
        self._keys: list[_Key] = []
        self._done: Callable[[], None] = lambda: None
        self._moving: Movement | None = None

    @property
    def airborne(self) -> bool:
        return bool(self._keys)

    def send(self, journeys: Sequence[Journey], size: Box, done: Callable[[], None]) -> None:
        """Starts the journeys. `size`: of a key; `done` is called when all keys have arrived."""
        self._done = done
        self.way = 0.0
        with self.canvas:
            self._keys = [
                _Key(self._spot(journey.start), self._spot(journey.end), size, journey)
                for journey in journeys
            ]
        self._moving = Movement(way=1.0, duration=SECONDS, transition=WALKS)
        self._moving.bind(on_complete=lambda *_: self.land())
        self._moving.start(self)

    def on_way(self, _widget: object, way: float) -> None:
        for key in self._keys:
            key.go(way)

    def land(self) -> None:
        """Ends all journeys at once."""
        if not self._keys:
            return
        self._moving.cancel(self)
        self._keys = []
        self.canvas.clear()
        self._done()


class _Key:
    """One moving key, or several on a ring; face down until it turns over."""

    def __init__(self, start: Box, end: Box, size: Box, journey: Journey) -> None:
        self._start, self._end = start.center, end.center
        self._turns = journey.face is not None
        box = Box(-size.width / 2, -size.height / 2, size.width, size.height)
        mirrored = any(kind == "lock" and number % 2 for kind, number in (journey.start, journey.end))
        PushMatrix()
        self._place = Translate(*self._start)
        self._back = _painted(
            lambda: pieces.bunch(box, journey.keys) if journey.keys > 1 else pieces.key(box, None, mirrored)
        )
        self._face = _painted(lambda: pieces.key(box, journey.face, mirrored)) if self._turns else None
        PopMatrix()
        self.go(0.0)

    def go(self, way: float) -> None:
        (x, y), (to_x, to_y) = self._start, self._end
        self._place.xy = x + (to_x - x) * way, y + (to_y - y) * way
        if self._face is None:
            return
        turned = max(0.0, (way - _TURN) / (1 - _TURN)) * 2 - 1  # -1: the back, 1: the face
        self._back.x, self._face.x = max(0.0, -turned), max(0.0, turned)


def _painted(paint: Callable[[], None]) -> Scale:
    PushMatrix()
    scale = Scale(1, 1, 1)
    paint()
    PopMatrix()
    return scale
