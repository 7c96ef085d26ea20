"""The animation from one screen to the next: a keyhole opens, and the new screen is seen through it.

It begins with a dark window, so nothing of the old screen is seen through the keyhole. What takes longer than
a frame is done in that dark, one thing a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Canvas, Color, Mesh, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.motion import Movement
from coffres.ui.pictures import picture
from coffres.ui.theme import BRASS, INK, after_the_first_frame

_TIME = 0.28  # seconds
_MIDDLE = (0.5, 0.4)  # the point of the keyhole from which every part of its rim can be seen
_NARROW = 0.18  # the least distance of the rim from that point


class Iris(Widget):
    """Opens over `canvas`, which covers `size` from `pos` on, and removes itself at the end."""

    opened = NumericProperty(0)  # 0: shut, 1: fully open

    def __init__(self, pos: tuple[float, float], size: tuple[float, float], **kwargs: object) -> None:
        super().__init__(pos=pos, size=size, **kwargs)
        with self.canvas:
            Color(*INK)
            self._dark = Mesh(mode="triangle_strip")
            Color(*BRASS)
            self._rim = SmoothLine(width=dp(2.5), close=True)
        self.bind(opened=self._draw)
        self._first: list[Callable[[], None]] = []  # what is done before it opens
        self.shut = True
        self._draw()

    def open(self, canvas: Canvas) -> None:
        canvas.add(self.canvas)
        opening = Movement(opened=1, d=_TIME, t="in_quad")
        opening.bind(on_complete=lambda *_: canvas.remove(self.canvas))
        # a screen that takes long to make is made in the dark
        after_the_first_frame(lambda: self._work(opening))

    def first(self, do: Callable[[], None]) -> None:
        """Does this before it opens."""
        self._first.append(do)

    def _work(self, opening: Animation) -> None:
        if self._first:
            self._first.pop(0)()
            Clock.schedule_once(lambda *_: self._work(opening))
        else:
            self.shut = False
            opening.start(self)

    def _draw(self, *_: object) -> None:
        whole = hypot(*self.size) / 2 / _NARROW  # so large that the whole rim is outside the window
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
    """The points of the keyhole's rim round its middle, upright. A length of 1 is the height of the
    picture."""
    across, down = _MIDDLE
    return [(x - across, down - y) for x, y in picture("keyhole").facts["outline"]]
