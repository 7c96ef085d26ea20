"""The animation of keys that move: lifted, carried over their shadow, put down; and
turned, if it is in a lock. Every way takes the same time, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Scale, Translate
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.journeys import Journey, lands
from coffres.ui.box import Box
from coffres.ui.motion import WALKS, Movement, lift
from coffres.ui.pictures import texture

SECONDS = 0.45
_TURN = 0.5  # the part of the way after which a key turns over
_THERE = 0.8  # the part of the time after which a key lies where it goes; then it turns in its lock
_HIGH = 0.7  # how high it is lifted, in its own heights
_NEARER = 0.25  # how much larger it is seen then
_SHADE = (1, 1, 1, 0.8)


class Flights(Widget):
    """`spot(end)` gives the place in the vault where a journey starts or ends."""

    way = NumericProperty(1.0)
    landed: Callable[[], None] = ObjectProperty(lambda: None)  # a key lies in a lock or on a hook

    def __init__(self, spot: Callable[[tuple[str, int]], Box], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._spot = spot
        self._keys: list[_Key] = []
        self._journeys: Sequence[Journey] = ()
        self._done: Callable[[], None] = lambda: None
        self._moving: Movement | None = None

    @property
    def airborne(self) -> bool:
        return bool(self._keys)

    def send(self, journeys: Sequence[Journey], size: Box, done: Callable[[], None]) -> None:
        """Starts the journeys. `size`: of a key; `done` is called when all keys have arrived."""
        self._done, self._journeys = done, journeys
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
        self.tell(self._journeys)

    def tell(self, journeys: Sequence[Journey]) -> None:
        """These have been made: it is heard where a key was put down."""
        if any(map(lands, journeys)):
            self.landed()


class _Key:
    """One moving key, or several on a ring; face down until it turns over."""

    def __init__(self, start: Box, end: Box, size: Box, journey: Journey) -> None:
        self._start, self._end = start.center, end.center
        self._turns = journey.face is not None
        box = Box(-size.width / 2, -size.height / 2, size.width, size.height)
        mirrored = any(kind == "lock" and number % 2 for kind, number in (journey.start, journey.end))
        self._size = max(size.width, size.height)
        self._locked = journey.end[0] == "lock"
        Color(*_SHADE)
        self._shadow = Rectangle(texture=texture("die_shadow"), size=(self._size, self._size))
        Color(1, 1, 1, 1)
        PushMatrix()
        self._place = Translate(*self._start)
        self._near, self._turned = Scale(1, 1, 1), Rotate(angle=0, origin=(0, 0))
        self._back = _painted(
            lambda: pieces.bunch(box, journey.keys) if journey.keys > 1 else pieces.key(box, None, mirrored)
        )
        self._face = _painted(lambda: pieces.key(box, journey.face, mirrored)) if self._turns else None
        PopMatrix()
        self.go(0.0)

    def go(self, way: float) -> None:
        (x, y), (to_x, to_y) = self._start, self._end
        carried, half = min(1.0, way / _THERE), self._size / 2
        up = lift(carried)
        x, y = x + (to_x - x) * carried, y + (to_y - y) * carried
        self._shadow.pos = x - half + up * half, y - half * (1 + up * 0.5)
        self._place.xy = x, y + up * _HIGH * self._size / 2
        self._near.x = self._near.y = 1 + _NEARER * up
        if self._locked:
            self._turned.angle = -90 * (1 - max(0.0, way - _THERE) / (1 - _THERE))
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
