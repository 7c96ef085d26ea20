"""Words on a secret page: dark, with a pale rim that weighs on the paper as much as their ink.

So they may be large, and nobody across the table sees where there are more of them. They are written once, in
white, and stamped in both colours: to write outlines is five times as slow, and a secret is written anew each
time it is looked at.
"""

from __future__ import annotations

from math import cos, pi, sin

from kivy.clock import Clock
from kivy.graphics import Color, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty

from coffres.ui import theme
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.fitted import Fitted

_RIMMED = 17  # dp: the smallest letters that have a rim
_STAMPS = 12  # round the letters
_NEARLY = 1.001  # what is a whole pixel but for a rounding fault is one
_LINE = 1.17  # the height of a line, as a multiple of that of its letters


def _ring(radius: int) -> list[tuple[int, int]]:
    """Steps by whole pixels, between which nothing is blurred; none is longer than the radius."""
    turns = (2 * pi * turn / _STAMPS for turn in range(_STAMPS))
    return sorted({(int(radius * cos(turn) * _NEARLY), int(radius * sin(turn) * _NEARLY)) for turn in turns})


class SecretWords(Fitted):
    hollow = BooleanProperty(False)  # only the outline is inked: for the largest letters
    rim_color = ColorProperty(theme.RIM)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        stamp = Clock.create_trigger(self._stamp, -1)
        for matters in ("texture", "pos", "size", "color", "rim_color"):
            self.fbind(matters, stamp)

    def rim(self, size: float) -> int:
        """The width of the outline of letters of this size. Small ones weigh little without any."""
        width = max(1, round(size * (theme.HOLLOW if self.hollow else theme.RIM_WIDTH)))
        return width if size >= dp(_RIMMED) else 0

    def _all_that_matters(self) -> tuple[object, ...]:
        return (*super()._all_that_matters(), "rim", self.hollow)

    def _set_in(self, size: float) -> str:
        # the rim needs room, too
        between = self._between(size) / self._grown(size)
        self._label.options.update(outline_width=self.rim(size), line_height=between)
        return super()._set_in(size)

    def _grown(self, size: float) -> float:
        """How much higher a line of letters of this size is with its rim."""
        return 1 + 2 * self.rim(size) / (_LINE * size)

    def _between(self, size: float) -> float:
        """From line to line, in heights of a line without a rim. Lower lines would be blended into each
        other, and their white would have dark edges."""
        return max(1.0, self.line_height * self._grown(size))

    def texture_update(self, *args: object) -> None:
        between = self._between(self.font_size)
        self._label.options.update(color=(1, 1, 1, 1), outline_width=None, line_height=between)
        super().texture_update(*args)

    def _stamp(self, *_: object) -> None:
        self.canvas.after.clear()
        if self.texture is None:
            return
        width, height = self.texture_size
        left, low = int(self.center_x - width / 2), int(self.center_y - height / 2)
        with self.canvas.after:
            if rim := self.rim(self.font_size):
                Color(*self.rim_color)
                self._surround(left, low, rim)
            Color(*self.color)
            Rectangle(pos=(left, low), size=self.texture_size, texture=self.texture)

    def _surround(self, left: int, low: int, rim: int) -> None:
        """Stamps the words on all sides of where they stand."""
        width, height = self.texture_size
        coords = [*zip(*[iter(self.texture.tex_coords)] * 2, strict=True)]
        vertices: list[float] = []
        ring = _ring(rim)
        for right, up in ring:
            x, y = left + right, low + up
            corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
            for corner, at in zip(corners, coords, strict=True):
                vertices += (*corner, *at)
        indices = [4 * turn + corner for turn in range(len(ring)) for corner in (0, 1, 2, 0, 2, 3)]
        Mesh(vertices=vertices, indices=indices, mode="triangles", texture=self.texture)


load_layout(__name__)
