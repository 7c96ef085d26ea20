"""The house's trophy: a ring. For each winner, or each key that somebody has won, a key drops on it."""

from __future__ import annotations

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.box import middle_of
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture

_TIME = 0.7  # seconds of a fall
_WIDE, _HIGH = 150.0, 262.0  # dp of the pictures: width and height of the ring with its keys
_RING, _KEY = (120.0, 120.0), (200.0, 80.0)
_BOW = (38.0, 40.0)  # the point of a key where it hangs
_HOOK = (75.0, 150.0)  # the point of the ring where keys hang
_APART = 15  # degrees between two keys, if there is room
_WIDEST = 75  # degrees from the first key to the last
_MOST = 12  # most keys: more would hide one another


class KeyRing(Widget):
    fallen = NumericProperty(0)  # 0: the keys are above the ring, 1: they hang on it

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.keys: list[tuple[Translate, Rectangle]] = []
        with self.canvas:
            Color(1, 1, 1, 1)
            self._ring = Rectangle(texture=texture("key_ring"))
        self.bind(pos=self._draw, size=self._draw, fallen=self._draw)

    def hang(self, count: int, still: bool, widest: float = _WIDEST) -> None:
        """Shows so many keys, at most so many degrees apart from the first to the last."""
        count = min(count, _MOST)
        apart = min(_APART, widest / max(1, count - 1))
        self.canvas.after.clear()
        with self.canvas.after:
            self.keys = [self._key((at - (count - 1) / 2) * apart) for at in range(count)]
        self.fallen = int(still)
        self._draw()
        if not still:
            Movement(fallen=1, d=_TIME, t="out_bounce").start(self)

    @staticmethod
    def _key(angle: float) -> tuple[Translate, Rectangle]:
        PushMatrix()
        place = Translate()
        Rotate(angle=angle - 90, origin=(0, 0))
        key = Rectangle(texture=texture("key_brass"))
        PopMatrix()
        return place, key

    def _draw(self, *_: object) -> None:
        unit = min(self.width / _WIDE, self.height / _HIGH)
        x, y = middle_of(self)
        left, bottom = x - _WIDE / 2 * unit, y - _HIGH / 2 * unit
        ring = _RING[0] * unit, _RING[1] * unit
        self._ring.size = ring
        self._ring.pos = x - ring[0] / 2, bottom + (_HOOK[1] - 8) * unit
        drop = (1 - self.fallen) * (self.top - bottom)
        for place, key in self.keys:
            place.xy = left + _HOOK[0] * unit, bottom + _HOOK[1] * unit + drop
            key.pos = -_BOW[0] * unit, -_BOW[1] * unit
            key.size = _KEY[0] * unit, _KEY[1] * unit


load_layout(__name__)
