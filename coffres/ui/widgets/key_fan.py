"""All the keys that somebody has won, on one ring, with their number in the middle."""

from __future__ import annotations

from math import cos, radians, sin

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_MOST = 16  # keys that have room on the ring
_WIDEST = 26.0  # degrees between two keys, if there are few
_HANGING = 270.0  # the direction of a single key: down
_RING, _HOOK = 62.0, 55.0  # radius of the ring in its picture, and where keys hang on it
_KEY, _BOW = (112.0, 44.8), (21.3, 22.4)  # size of a key, and the point where it hangs
_REACH = _HOOK + _KEY[0] - _BOW[0]  # from the middle to the tip of a key


class KeyFan(FloatLayout):
    count = NumericProperty(0)
    numbered = BooleanProperty(True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, count=self._draw)
        self._draw()

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
        radius = _RING * unit
        self.canvas.before.clear()
        with self.canvas.before:
            Color(1, 1, 1, 1)
            Rectangle(
                texture=texture("key_ring"), pos=(x - radius, y - radius), size=(2 * radius, 2 * radius)
            )
            for angle in self.angles():
                PushMatrix()
                turn = radians(angle)
                Translate(x + _HOOK * unit * cos(turn), y + _HOOK * unit * sin(turn))
                Rotate(angle=angle, origin=(0, 0))
                Rectangle(
                    texture=texture("key_brass"),
                    pos=(-_BOW[0] * unit, -_BOW[1] * unit),
                    size=(_KEY[0] * unit, _KEY[1] * unit),
                )
                PopMatrix()


load_layout(__name__)
