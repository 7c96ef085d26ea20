"""All the keys that somebody has won, on one ring, with their number in the middle."""

from __future__ import annotations

from math import cos, radians, sin

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.quads import Quads
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_WHITE = (1, 1, 1, 1)
_MOST = 16  # keys that have room on the ring
_WIDEST = 26.0  # degrees between two keys, if there are few
_HANGING = 270.0  # the direction of a single key: down
_RING, _HOOK = 62.0, 55.0  # radius of the ring in its picture, and where keys hang on it
_KEY, _BOW = (112.0, 44.8), 21.3  # size of a key, and the place along it where it hangs
_REACH = _HOOK + _KEY[0] - _BOW  # from the middle to the tip of a key


class KeyFan(FloatLayout):
    count = NumericProperty(0)
    numbered = BooleanProperty(True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._draw_soon, size=self._draw_soon, count=self._draw_soon)
        self._draw_soon()

    def angles(self) -> list[float]:
        """The directions of the keys, in degrees."""
        keys = min(self.count, _MOST)
        apart = min(_WIDEST, 360 / max(1, keys))
        return [_HANGING + (number - (keys - 1) / 2) * apart for number in range(keys)]

    def unit(self) -> float:
        return min(self.size) / (2 * _REACH)

    def _draw(self, *_: object) -> None:
        unit = self.unit()
        x, y = middle_of(self)
        ring, key = texture("key_ring"), texture("key_brass")
        size = _KEY[0] * unit, _KEY[1] * unit
        far = (_HOOK + _KEY[0] / 2 - _BOW) * unit  # from the middle of the ring to that of a key
        drawn = Quads()
        drawn.stamp(ring, x, y, (2 * _RING * unit, 2 * _RING * unit), _WHITE)
        for angle in self.angles():
            turn = radians(angle)
            drawn.stamp(key, x + far * cos(turn), y + far * sin(turn), size, _WHITE, angle)
        self.canvas.before.clear()
        with self.canvas.before:
            drawn.draw()


load_layout(__name__)
