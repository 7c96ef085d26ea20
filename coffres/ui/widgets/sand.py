"""An hourglass whose sand really falls: above what time is left, below the rest, and a thread between."""

from __future__ import annotations

from math import ceil, sqrt

from kivy.graphics import Color, Line, Mesh
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.theme import BRASS, PAPER

_NECK = 0.06  # half its width, of the height
_BULB = 0.3
_SAND = (0.93, 0.78, 0.45, 1)


class Sand(Widget):
    glass: Hourglass = ObjectProperty()
    left = NumericProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(*PAPER[:3], 0.25)
            self._inside = Mesh(mode="triangle_strip")
            Color(*_SAND)
            self._above = Mesh(mode="triangle_strip")
            self._below = Mesh(mode="triangle_strip")
            self._thread = Line(width=1.2)
            Color(*BRASS)
            self._caps = [Line(width=3), Line(width=3)]
        self.glass.bind(left=self.setter("left"))
        self.left = self.glass.left
        self.bind(pos=self._draw, size=self._draw, left=self._draw)
        self._draw()

    @property
    def seconds(self) -> int:
        return ceil(self.left)

    def _half_width(self, height: float) -> float:
        """Of the glass at a height between -1 (floor) and 1 (ceiling), as a part of its whole height."""
        return _NECK + (_BULB - _NECK) * min(1.0, abs(height) * 1.4) ** 0.8

    def _strip(self, low: float, high: float) -> tuple[list[float], list[int]]:
        """A slice of the inside between two heights."""
        vertices: list[float] = []
        unit, steps = self.height / 2 * 0.9, 12
        for step in range(steps + 1):
            height = low + (high - low) * step / steps
            half = self._half_width(height) * self.height * 0.9
            y = self.center_y + height * unit
            vertices += (self.center_x - half, y, 0, 0, self.center_x + half, y, 0, 0)
        return vertices, list(range(2 * (steps + 1)))

    def _draw(self, *_: object) -> None:
        part = self.left / self.glass.total if self.glass.total else 0
        for mesh, low, high in (
            (self._inside, -1.0, 1.0),
            (self._above, 0.0, sqrt(part) * 0.92),
            (self._below, -1.0, -1 + (1 - sqrt(part)) * 0.92),
        ):
            mesh.vertices, mesh.indices = self._strip(low, high)
        falling = 0 < part < 1
        unit = self.height / 2 * 0.9
        self._thread.points = (
            [self.center_x, self.center_y, self.center_x, self.center_y - unit * 0.95] if falling else []
        )
        half = _BULB * self.height
        for cap, side in zip(self._caps, (-1, 1), strict=True):
            y = self.center_y + side * unit
            cap.points = [self.center_x - half, y, self.center_x + half, y]


load_layout(__name__)
