"""The oak of the family tree: it stands there withered from the first, and turns green couple by couple.

Its limbs run from the roots through the trunk to what hangs on them, so it fits a sheet of any shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from kivy.graphics import Color, Mesh
from kivy.graphics.texture import Texture

from coffres.ui.box import Box
from coffres.ui.pictures import picture

_STEPS = 28  # of a limb
_LOW, _DEEP = 0.15, 0.6  # of the sheet's height, or of a portrait: where the trunk goes into the ground
_TWIST = 2.399963  # the golden angle: so leaves stand on a twig
_DIAGONAL = 0.7071  # of a square, from its middle to a corner
_WITHERED = (0.8, 0.6, 0.48, 0.85)
_SLEEPING = (0.66, 0.6, 0.58, 1.0)


class Bunch(NamedTuple):
    """A bunch of leaves."""

    x: float
    y: float
    size: float
    turn: float
    couple: int  # whose branch it grows on
    away: float  # from that couple, 0 to 1: the farther, the later it turns green


class Limb(NamedTuple):
    points: list[tuple[float, float]]
    thick: float
    couple: int  # that hangs on it; -1: nobody, it grows with all of them


class Oak:
    """A tree in `sheet`, with a limb to each of the `tips`; what hangs there is about `side` high."""

    def __init__(self, sheet: Box, tips: Sequence[tuple[float, float]], side: float) -> None:
        self.foot = (sheet.center[0], sheet.y + min(sheet.height * _LOW, side * _DEEP))
        self._side = side
        self._hung = [(x, y + side * 0.6) for x, y in tips]
        self.limbs = self._grow(sheet, tips)
        self.leaves = self._leaf(sheet, min(y for _, y in tips))
        self._branches: list[_Branch] = []
        self._crowns: list[_Leaves] = []

    def _grow(self, sheet: Box, tips: Sequence[tuple[float, float]]) -> list[Limb]:
        middle, high = sheet.center[0], min(y for _, y in tips)
        aside = min(sheet.width * 0.36, self._side * 2.7)
        bare = [
            (middle - aside, high + self._side * 0.2),
            (middle + aside, high + self._side * 0.2),
            (middle, sheet.y + sheet.height * 0.74),
        ]
        ends = [*((tip, -1) for tip in bare), *((tip, at) for at, tip in enumerate(tips))]
        ends.sort(key=lambda end: end[0][0])  # so that no limb crosses another one in the trunk
        thick = min(self._side * 0.36, sheet.width * 0.12)
        limbs = []
        for at, (tip, couple) in enumerate(ends):
            lean = (at + 0.5) / len(ends) * 2 - 1
            strong = 1 + 0.6 * (1 - abs(lean)) ** 2  # the middle of the trunk
            limbs.append(Limb(self._limb(tip, lean, thick), thick * strong, couple))
        return sorted(limbs, key=lambda limb: -abs(limb.points[-1][0] - middle))

    def _limb(self, tip: tuple[float, float], lean: float, thick: float) -> list[tuple[float, float]]:
        """`lean`: where in the trunk it runs, from -1 at its left to 1 at its right."""
        x, y = self.foot
        up = max(tip[1] - y, self._side * 0.3)
        trunk = min(up, self._side * 1.6)  # how high it is, more or less
        controls = [
            (x + lean * thick * 2.8, y - thick * 0.3),
            (x + lean * thick * 0.9, y + trunk * 0.02),
            (x + lean * thick * 0.6, y + trunk * 0.5),
            (x + lean * thick * 0.6, y + trunk * 0.7),
            (x + (tip[0] - x) * 0.3, y + trunk * 0.9),
            (x + (tip[0] - x) * 0.9, y + up * 0.6),
            tip,
        ]
        return [_bend(controls, step / _STEPS) for step in range(_STEPS + 1)]

    def _leaf(self, sheet: Box, low: float) -> list[Bunch]:
        size, chance = self._side * 0.62, Random(61)
        below, above = low - self._side * 0.16, sheet.y + sheet.height - size * 0.55
        middle, half = (
            (sheet.center[0], (below + above) / 2),
            (sheet.width / 2 - size * 0.62, (above - below) / 2),
        )
        count = max(24, min(110, round(4 * pi * half[0] * half[1] / size**2)))
        bunches = []
        for at in range(count):
            reach = sqrt((at + 0.5) / count)
            across, up = reach * cos(at * _TWIST), reach * sin(at * _TWIST)
            rounder = 0.3 + 0.7 * max(abs(across), abs(up)) / max(hypot(across, up), 0.01)
            x, y = middle[0] + half[0] * across / rounder, middle[1] + half[1] * up / rounder
            x = min(max(x, middle[0] - half[0]), middle[0] + half[0])
            y = min(max(y, below), above)
            couple = min(range(len(self._hung)), key=lambda one: dist((x, y), self._hung[one]))
            away = min(1.0, dist((x, y), self._hung[couple]) / (self._side * 2.4))
            bunches.append(
                Bunch(x, y, size * chance.uniform(0.8, 1.2), chance.uniform(0, 2 * pi), couple, away)
            )
        return sorted(bunches, key=lambda bunch: -bunch.y)

    def paint(self) -> None:
        """Draws all that it will ever show, withered; it turns green in `turn`."""
        behind = _crown(self.leaves[::2], 0.8)
        self._branches = [_Branch(limb) for limb in self.limbs]
        self._crowns = [behind, _crown(self.leaves[1::2], 1)]

    def turn(self, grown: Sequence[float]) -> None:
        """`grown` says of each couple how far its branch has come to life."""
        every = sum(grown) / len(grown)
        for branch in self._branches:
            branch.turn(grown, every)
        for crown in self._crowns:
            crown.turn(grown)


class _Branch:
    """A limb that sleeps, and before it as much of it as is awake."""

    def __init__(self, limb: Limb) -> None:
        self._limb, self._awake = limb, _STEPS
        self._whole = _bark(limb, _STEPS)
        Color(*_SLEEPING)
        self._strip()
        self._light = Color(1, 1, 1, 0)
        self._bark = self._strip()

    def turn(self, grown: Sequence[float], every: float) -> None:
        common = self._limb.couple < 0
        reached = 1.0 if common else grown[self._limb.couple]
        self._light.a = (every if common else 1) if reached and every else 0
        awake = max(1, round(reached * _STEPS))
        if awake != self._awake:
            self._awake = awake
            self._bark.vertices = self._whole if awake == _STEPS else _bark(self._limb, awake)
            self._bark.indices = list(range(2 * awake + 2))

    def _strip(self) -> Mesh:
        return Mesh(
            vertices=self._whole,
            indices=list(range(2 * _STEPS + 2)),
            mode="triangle_strip",
            texture=picture("oak_bark", "roc_noir").texture,
        )


class _Leaves:
    """Bunches of leaves, each in a part of its size."""

    def __init__(self, leaves: list[Bunch], part: float) -> None:
        self._leaves, self._sizes = leaves, [part] * len(leaves)
        self._texture = picture("oak_leaves", "roc_noir").texture
        self._mesh = Mesh(
            vertices=self._corners(),
            indices=[4 * at + corner for at in range(len(leaves)) for corner in (0, 1, 2, 2, 3, 0)],
            mode="triangles",
            texture=self._texture,
        )

    def turn(self, grown: Sequence[float]) -> None:
        sizes = [min(1.0, max(0.0, grown[bunch.couple] * 1.7 - bunch.away * 0.7)) for bunch in self._leaves]
        if sizes != self._sizes:
            self._sizes = sizes
            self._mesh.vertices = self._corners()

    def _corners(self) -> list[float]:
        return _quads(list(zip(self._leaves, self._sizes, strict=True)), self._texture)


def _crown(leaves: list[Bunch], light: float) -> _Leaves:
    """Withered leaves, and before them the green ones, which have not grown yet."""
    Color(*(light * part for part in _WITHERED[:3]), _WITHERED[3])
    _Leaves(leaves, 0.86)
    Color(light, light, light, 1)
    return _Leaves(leaves, 0.0)


def _bend(controls: Sequence[tuple[float, float]], at: float) -> tuple[float, float]:
    """A point of the curve that the controls draw towards them."""
    points = list(controls)
    while len(points) > 1:
        points = [(x + (to_x - x) * at, y + (to_y - y) * at) for (x, y), (to_x, to_y) in pairwise(points)]
    return points[0]


def _bark(limb: Limb, last: int) -> list[float]:
    """A limb up to one of its steps, of bark that is laid to and fro along it."""
    bark = picture("oak_bark", "roc_noir")
    left, low, right, _, _, high = bark.texture.tex_coords[:6]
    vertices: list[float] = []
    along = 0.0
    for step in range(last + 1):
        (x, y), (px, py) = limb.points[step], limb.points[max(0, step - 1)]
        (nx, ny) = limb.points[min(_STEPS, step + 1)]
        length = dist((px, py), (nx, ny)) or 1.0
        half = limb.thick / 2 * _thickness(step / _STEPS) / length
        along += dist((x, y), (px, py)) / (bark.size[0] * 1.2)
        u = left + (right - left) * (0.02 + 0.96 * abs((along + 1) % 2 - 1))
        across, up = -(ny - py) * half, (nx - px) * half
        vertices += [x + across, y + up, u, high, x - across, y - up, u, low]
    return vertices


def _thickness(at: float) -> float:
    """Thin where the root ends, thickest above the ground, and thin again at the tip."""
    return min(1.0, 0.2 + at * 7) * (1 - 0.92 * at)


def _quads(bunches: Sequence[tuple[Bunch, float]], texture: Texture) -> list[float]:
    vertices: list[float] = []
    coords = texture.tex_coords
    for bunch, part in bunches:
        reach = bunch.size * part * _DIAGONAL
        for corner in range(4):
            angle = bunch.turn + pi * (corner / 2 + 1.25)
            x, y = bunch.x + reach * cos(angle), bunch.y + reach * sin(angle)
            vertices += [x, y, coords[2 * corner], coords[2 * corner + 1]]
    return vertices
