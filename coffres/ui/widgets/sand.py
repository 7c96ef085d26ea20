"""An hourglass whose sand really falls: above what time is left, below the rest, and a thread between."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import ceil, pi, sin
from typing import NamedTuple

from kivy.graphics import Color, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture, texture

_SAND = (0.93, 0.78, 0.45, 1)
_FULL = 0.86  # of a bulb: what the sand fills of it
_HEAP = 16.0  # dp of the picture: how high it heaps up under the thread, and how deep it caves in above
_WIDE, _HIGH = 180.0, 280.0  # of the picture, in its dp
_NECK = 140.0  # how deep it is in the picture
_ACROSS = 52  # sp: how wide the seconds are
_GRAIN = 64  # texels


class Slice(NamedTuple):
    """A level of a bulb."""

    depth: float  # from the top of the picture
    half: float  # how wide the glass is there, from its middle
    below: float  # how much of the bulb lies between here and its lower end, 0 to 1


@cache
def bulb(name: str) -> list[Slice]:
    """The inside of the picture's upper or lower bulb, from its lower end to its upper one."""
    outline = picture("hourglass_glass").facts[name]
    right = sorted({(y, x - _WIDE / 2) for x, y in outline if x >= _WIDE / 2}, reverse=True)
    volumes = [0.0]
    for (low, a), (high, b) in pairwise(right):
        volumes.append(volumes[-1] + (low - high) * (a * a + a * b + b * b) / 3)
    return [Slice(y, half, v / volumes[-1]) for (y, half), v in zip(right, volumes, strict=True)]


def level(slices: list[Slice], part: float) -> Slice:
    """How high sand stands that fills this part of the bulb."""
    return _where(slices, [slice_.below for slice_ in slices], part)


def at_depth(slices: list[Slice], depth: float) -> Slice:
    return _where(slices, [-slice_.depth for slice_ in slices], -depth)


def _where(slices: list[Slice], measures: list[float], wanted: float) -> Slice:
    """Between the two slices where what was measured, which grows upwards, comes to this."""
    above = min(max(1, bisect_left(measures, wanted)), len(slices) - 1)
    low, high = measures[above - 1], measures[above]
    along = min(1.0, max(0.0, (wanted - low) / (high - low)))
    return Slice(*(a + (b - a) * along for a, b in zip(slices[above - 1], slices[above], strict=True)))


class Sand(Widget):
    glass: Hourglass = ObjectProperty()
    left = NumericProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._back = Rectangle(texture=texture("hourglass_back"))
            Color(*_SAND)
            self._above = Mesh(mode="triangles", texture=_grain())
            self._below = Mesh(mode="triangles", texture=_grain())
            self._thread = Rectangle(texture=_grain())
            Color(1, 1, 1, 1)
            self._front = Rectangle(texture=texture("hourglass_glass"))
        self.glass.bind(left=self.setter("left"))
        self.left = self.glass.left
        self.bind(pos=self._draw, size=self._draw, left=self._draw)
        self._draw()

    @property
    def seconds(self) -> int:
        return ceil(self.left)

    @property
    def part(self) -> float:
        """Of the sand, that which is still above."""
        return self.left / self.glass.total if self.glass.total else 0.0

    @property
    def unit(self) -> float:
        """What one dp of the pictures is here."""
        high, wide = self.height - self.below, self.width - self.beside
        return max(0.01, min(high / _HIGH, wide / _WIDE, dp(1.2)))

    @property
    def beside(self) -> float:
        """How much room the seconds take, right of the glass."""
        return sp(_ACROSS) if self.glass.ask is not None and not self.below else 0.0

    @property
    def below(self) -> float:
        """And below it, where there is none beside."""
        narrow = self.width < sp(_ACROSS) + dp(48)
        return sp(36) if self.glass.ask is not None and narrow else 0.0

    def number(self, _pos: object, _size: object) -> tuple[float, float, float]:
        """Where the seconds stand: their left, their bottom and how wide they are."""
        if self.below:
            return self.x, self.y - dp(2), self.width
        return self.center_x - self.beside / 2 + self.unit * 90, self.center_y - sp(20), self.beside

    @property
    def middle(self) -> float:
        """Of the glass, from left to right."""
        return self.center_x - self.beside / 2

    def _at(self, across: float, depth: float) -> tuple[float, float]:
        """From the middle of the picture, and from its top."""
        up = self.below / 2 + (_HIGH / 2 - depth) * self.unit
        return self.middle + across * self.unit, self.center_y + up

    def _draw(self, *_: object) -> None:
        corner = self._at(-_WIDE / 2, _HIGH)
        for picture_ in (self._back, self._front):
            picture_.pos, picture_.size = corner, (_WIDE * self.unit, _HIGH * self.unit)
        part = self.part
        above, below = level(bulb("upper"), part * _FULL), level(bulb("lower"), (1 - part) * _FULL)
        falling = 0 < part < 1
        slope = _HEAP * min(1.0, (1 - part) * 5)  # it takes a moment to form
        self._pour(self._above, bulb("upper"), above, min(slope, (_NECK - above.depth) * 0.6), 0.0)
        self._pour(self._below, bulb("lower"), below, 0.0, slope)
        low, high = self._at(-1.1, below.depth - slope * 0.8), self._at(1.1, _NECK - 4)
        self._thread.pos = low
        self._thread.size = (high[0] - low[0], max(0.0, high[1] - low[1])) if falling else (0, 0)
        run = -self.left * 3  # the grains run down it
        self._thread.tex_coords = (0.4, run + 2, 0.6, run + 2, 0.6, run, 0.4, run)

    def _pour(self, mesh: Mesh, slices: list[Slice], top: Slice, cave: float, heap: float) -> None:
        """Sand up to a level: caved in by so much in its middle, or heaped up there."""
        rows = [(part.depth, 0.0, part.half) for part in slices if part.depth > top.depth + cave]
        for step in range(7):  # where its surface slopes
            along = step / 6
            depth = top.depth + cave * (1 - along)
            half = at_depth(slices, depth).half
            rows.append((depth, half * along if cave else 0.0, half))
        rows += [
            (top.depth - heap * sin(along * pi / 2), 0.0, top.half * (1 - along))
            for along in (0.25, 0.5, 0.75, 1.0)
        ]
        vertices: list[float] = []
        for depth, inner, outer in rows:
            for across in (-outer, -inner, inner, outer):
                vertices += (*self._at(across, depth), across / 90 + 0.5, depth / 90)
        mesh.vertices = vertices
        mesh.indices = [
            4 * row + corner
            for row in range(len(rows) - 1)
            for corner in (0, 1, 4, 1, 4, 5, 2, 3, 6, 3, 6, 7)
        ]


@cache
def _grain() -> Texture:
    """Sand, darker where the glass turns away from the light. Always the same grains."""
    parts, seed = [], 7
    for _row in range(_GRAIN):
        for column in range(_GRAIN):
            seed = (seed * 1103515245 + 12345) % 2**31
            across = column / (_GRAIN - 1) * 2 - 0.8
            light = 1 - 0.34 * across * across - 0.16 * (seed >> 16) / 2**15
            parts += [round(255 * max(0.0, light))] * 3 + [255]
    grain = Texture.create(size=(_GRAIN, _GRAIN), colorfmt="rgba")
    grain.wrap = "repeat"
    grain.mag_filter = grain.min_filter = "linear"
    grain.blit_buffer(bytes(parts), colorfmt="rgba", bufferfmt="ubyte")
    return grain


load_layout(__name__)
