"""An hourglass whose sand falls: the time left is above, the rest below, and a thread of sand between
them."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import ceil, pi, sin
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.box import middle_of
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture, texture

_SAND = (0.93, 0.78, 0.45, 1)
_FULL = 0.86  # the part of a bulb that all the sand fills
_HEAP = 16.0  # dp of the picture: the height of the heap under the thread, and the depth of the hollow above
_WIDE, _HIGH = 180.0, 280.0  # width and height of the picture, in its dp
_NECK = 140.0  # how far the neck is from the top of the picture
_ACROSS = 52  # sp: the width of the seconds
_RAISED, _LOWERED = 13, 16  # sp: how far the middles of seconds and badge are from the glass's
_GRAIN = 64  # side of the texture, in texels


class Slice(NamedTuple):
    """One level of a bulb."""

    depth: float  # distance from the top of the picture
    half: float  # half of the width of the glass at this level
    below: float  # the part of the bulb's volume below this level, 0 to 1


@cache
def bulb(name: str) -> list[Slice]:
    """The inside of the picture's upper or lower bulb, as slices from its lower end to its upper one."""
    outline = picture("hourglass_glass").facts[name]
    right = sorted({(y, x - _WIDE / 2) for x, y in outline if x >= _WIDE / 2}, reverse=True)
    volumes = [0.0]
    for (low, a), (high, b) in pairwise(right):
        volumes.append(volumes[-1] + (low - high) * (a * a + a * b + b * b) / 3)
    return [Slice(y, half, v / volumes[-1]) for (y, half), v in zip(right, volumes, strict=True)]


def level(slices: list[Slice], part: float) -> Slice:
    """The level that sand reaches when it fills this part of the bulb."""
    return _where(slices, [slice_.below for slice_ in slices], part)


def at_depth(slices: list[Slice], depth: float) -> Slice:
    return _where(slices, [-slice_.depth for slice_ in slices], -depth)


def _where(slices: list[Slice], measures: list[float], wanted: float) -> Slice:
    """The slice at which `measures`, one growing number a slice, reaches `wanted`: interpolated between two
    slices."""
    above = min(max(1, bisect_left(measures, wanted)), len(slices) - 1)
    low, high = measures[above - 1], measures[above]
    along = min(1.0, max(0.0, (wanted - low) / (high - low)))
    return Slice(*(a + (b - a) * along for a, b in zip(slices[above - 1], slices[above], strict=True)))


class Sand(Widget):
    glass: Hourglass = ObjectProperty()
    left = NumericProperty()
    bare = BooleanProperty(False)  # whether the seconds are shown elsewhere
    most = NumericProperty("1.2dp")  # the largest size of one dp of the pictures
    badge: tuple[str, str] = ObjectProperty(("", ""))  # a picture of what it limits: its name and its game

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
        place = Clock.create_trigger(self._draw, -1)  # a layout tries several places before the last one
        self.bind(pos=place, size=place, left=self._draw)
        self._draw()

    @property
    def seconds(self) -> int:
        return ceil(self.left)

    @property
    def part(self) -> float:
        """The part of the sand that is still above."""
        return self.left / self.glass.total if self.glass.total else 0.0

    @property
    def unit(self) -> float:
        """The size of one dp of the pictures on this screen."""
        high, wide = self.height - self.below, self.width - self.beside
        return max(0.01, min(high / _HIGH, wide / _WIDE, self.most))

    @property
    def beside(self) -> float:
        """The width that the seconds take, right of the glass."""
        return sp(_ACROSS) if self._counts and not self.below else 0.0

    @property
    def below(self) -> float:
        """The height that the seconds take below the glass, if there is no room beside it."""
        narrow = self.width < sp(_ACROSS) + dp(48)
        return sp(36) if self._counts and narrow else 0.0

    @property
    def _counts(self) -> bool:
        return self.glass.ask is not None and not self.bare

    def number(self, _pos: object, _size: object) -> tuple[float, float, float]:
        """Where the seconds are shown: left, bottom and width."""
        if self.below:
            return self.x, self.y - dp(2), self.width
        up = sp(_RAISED) if self.badge[0] else 0.0
        return self.center_x - self.beside / 2 + self.unit * 90, self.center_y - sp(20) + up, self.beside

    def badged(self, _pos: object, _size: object) -> tuple[float, float, float]:
        """Where its badge is: left, bottom and side: below the seconds; on the foot of the glass, where those
        are below it."""
        side = min(dp(30), self.height * 0.26, self.width * 0.4)
        if self.below:
            return self.x, self.y + self.below - side * 0.3, side
        left, _bottom, wide = self.number(self.pos, self.size)
        return left + (wide - side) / 2, self.center_y - sp(_LOWERED) - side / 2, side

    @property
    def middle(self) -> float:
        """The x of the middle of the glass."""
        return middle_of(self)[0] - self.beside / 2

    def _at(self, across: float, depth: float) -> tuple[float, float]:
        """A point of the picture on screen: `across` from its middle, `depth` from its top."""
        up = self.below / 2 + (_HIGH / 2 - depth) * self.unit
        return self.middle + across * self.unit, middle_of(self)[1] + up

    def _draw(self, *_: object) -> None:
        corner = self._at(-_WIDE / 2, _HIGH)
        for picture_ in (self._back, self._front):
            picture_.pos, picture_.size = corner, (_WIDE * self.unit, _HIGH * self.unit)
        part = self.part
        above, below = level(bulb("upper"), part * _FULL), level(bulb("lower"), (1 - part) * _FULL)
        falling = 0 < part < 1
        slope = _HEAP * min(1.0, (1 - part) * 5)  # the slope appears slowly
        self._pour(self._above, bulb("upper"), above, min(slope, (_NECK - above.depth) * 0.6), 0.0)
        self._pour(self._below, bulb("lower"), below, 0.0, slope)
        low, high = self._at(-1.1, below.depth - slope * 0.8), self._at(1.1, _NECK - 4)
        self._thread.pos = low
        self._thread.size = (high[0] - low[0], max(0.0, high[1] - low[1])) if falling else (0, 0)
        run = -self.left * 3  # the texture moves, so that the grains run down the thread
        self._thread.tex_coords = (0.4, run + 2, 0.6, run + 2, 0.6, run, 0.4, run)

    def _pour(self, mesh: Mesh, slices: list[Slice], top: Slice, cave: float, heap: float) -> None:
        """Fills a bulb up to a level: with a hollow of depth `cave` in the middle, or a heap of height
        `heap`."""
        rows = [(part.depth, 0.0, part.half) for part in slices if part.depth > top.depth + cave]
        for step in range(7):  # the sloping part of the surface
            along = step / 6
            depth = top.depth + cave * (1 - along)
            half = at_depth(slices, depth).half
            rows.append((depth, half * along if cave else 0.0, half))
        rows += [
            (top.depth - heap * sin(along * pi / 2), 0.0, top.half * (1 - along))
            for along in (0.25, 0.5, 0.75, 1.0)
        ]
        vertices: list[float] = []
        unit, (middle, top_) = self.unit, self._at(0, 0)
        for depth, inner, outer in rows:
            y = top_ - depth * unit
            for across in (-outer, -inner, inner, outer):
                vertices += (middle + across * unit, y, across / 90 + 0.5, depth / 90)
        mesh.vertices = vertices
        mesh.indices = [
            4 * row + corner
            for row in range(len(rows) - 1)
            for corner in (0, 1, 4, 1, 4, 5, 2, 3, 6, 3, 6, 7)
        ]


def prepare() -> None:
    """Makes what the first hourglass needs, at a moment at which nothing moves."""
    texture("hourglass_back")
    texture("hourglass_glass")
    _grain()
    for name in ("upper", "lower"):
        bulb(name)


@cache
def _grain() -> Texture:
    """A texture of sand, darker towards the sides of the glass. It has the same grains every time."""
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
