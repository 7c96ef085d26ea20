"""The house's way from one screen to the next: a keyhole that opens upon what is there already.

It starts in the dark, so nothing of the screen before is seen through it.
"""

from __future__ import annotations

from functools import cache
from math import hypot

from kivy.animation import Animation
from kivy.graphics import Canvas, Color, Line, Mesh
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pictures import picture
from coffres.ui.theme import BRASS, INK

_TIME = 0.28  # seconds
_MIDDLE = (0.5, 0.4)  # of the keyhole: every part of its rim is seen from there
_NARROW = 0.18  # how near its rim comes to that


class Iris(Widget):
    """Opens over `canvas`, which fills `size` from `pos` on, and is gone afterwards."""

    opened = NumericProperty(0)  # 0 shut, 1 nothing of it is left

    def __init__(self, pos: tuple[float, float], size: tuple[float, float], **kwargs: object) -> None:
        super().__init__(pos=pos, size=size, **kwargs)
        with self.canvas:
            Color(*INK)
            self._dark = Mesh(mode="triangle_strip")
            Color(*BRASS)
            self._rim = Line(width=dp(2.5), close=True)
        self.bind(opened=self._draw)
        self._draw()

    def open(self, canvas: Canvas) -> None:
        canvas.add(self.canvas)
        opening = Animation(opened=1, d=_TIME, t="in_quad")
        opening.bind(on_complete=lambda *_: canvas.remove(self.canvas))
        opening.start(self)

    def _draw(self, *_: object) -> None:
        whole = hypot(*self.size) / 2 / _NARROW  # so large that its rim is outside on every side
        points = outline()
        rim = [
            (self.center_x + x * whole * self.opened, self.center_y + y * whole * self.opened)
            for x, y in points
        ]
        dark: list[float] = []
        for (x, y), (far_x, far_y) in zip(rim, points, strict=True):
            beyond = (self.center_x + far_x * whole * 4, self.center_y + far_y * whole * 4)
            dark += (x, y, 0, 0, *beyond, 0, 0)
        self._dark.vertices = [*dark, *dark[:8]]
        self._dark.indices = list(range(2 * len(rim) + 2))
        self._rim.points = [part for point in rim for part in point]


@cache
def outline() -> list[tuple[float, float]]:
    """The keyhole's rim round its middle, upright; what is one high in the picture is one here."""
    across, down = _MIDDLE
    return [(x - across, down - y) for x, y in picture("keyhole").facts["outline"]]
