"""Where the spaces of a closed walk lie: on a rectangle with round corners, clockwise from the middle of its
near side. Only geometry; nothing is drawn here."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


_BROAD = 1.8  # how much deeper a space is than it is long, about
_ROUND = 0.45  # radius of the corners, in halves of a side
# how far outside the middle of the walk one row of pawns stands, so that the sign of its space is seen, and
# the middle of more rows, in depths: cells lie inside
_BRINK, _PATH = 0.41, 0.22
# the size of a pawn alone, of one of a pair, of one of three in a row, and of one of several on a space
# without a cell, in depths; and how far pawns that share a space are apart, in their sizes
_PAWN, _PAIRED, _THREE, _DEEP, _APART = 0.41, 0.3, 0.24, 0.36, 0.94


class Share(NamedTuple):
    """The place of one of several pawns on a space, round the middle of the walk, in depths."""

    along: float  # to the right of who looks outwards
    out: float
    size: float


def shares(count: int, deep: bool = False) -> list[Share]:
    """How so many pawns share a space, so that each of them is seen: in rows of two, or of three. A `deep`
    space has no cell: they have all of it."""
    if count == 1:
        return [Share(0, _BRINK, _PAWN)]
    columns = 2 if count <= 4 or deep else 3
    rows = -(-count // columns)
    size = _DEEP if deep else _PAIRED if columns == 2 else _THREE
    middle = _BRINK - (rows - 1) / 2 * size * _APART if deep else _BRINK if rows == 1 else _PATH
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        beside = min(columns, count - row * columns)  # the last row is centred
        along = (column - (beside - 1) / 2) * size * _APART
        places.append(Share(along, middle + ((rows - 1) / 2 - row) * size * _APART, size))
    return places


class Spot(NamedTuple):
    """A point of the walk, and the direction towards the outside, as a vector of length 1."""

    x: float
    y: float
    out_x: float
    out_y: float

    def off(self, distance: float) -> Point:
        """The point at this distance outwards; inwards if it is negative."""
        return self.x + self.out_x * distance, self.y + self.out_y * distance


class Rampart:
    """`count` spaces round a rectangle; `depth` is the width of the walk."""

    def __init__(self, count: int, left: float, bottom: float, width: float, height: float) -> None:
        self.count = count
        self.side = min(width, height)
        # The middle line of the walk is half a depth inside the rectangle. A space is deeper than it is long.
        around = 2 * (width + height)
        self.depth = min(_BROAD * around / (count + 4 * _BROAD), min(width, height) * 0.24)
        inset = self.depth / 2
        self.radius = max(1.0, min(width, height) * 0.5 - inset) * _ROUND
        self._left, self._bottom = left + inset, bottom + inset
        self._width, self._height = width - self.depth, height - self.depth
        self.length = 2 * (self._width + self._height) - (8 - 2 * pi) * self.radius
        self.step = self.length / count
        self._spots: dict[float, Spot] = {}  # those asked for: neighbours meet, and are drawn in many layers

    def spot(self, place: float) -> Spot:
        """The middle of a space; for a fraction, a point between two spaces."""
        spot = self._spots.get(place)
        if spot is None:
            spot = self._spots[place] = self._found(place)
        return spot

    def _found(self, place: float) -> Spot:
        way = place * self.step % self.length
        corner = self.radius
        straights = (self._width / 2 - corner, self._height - 2 * corner, self._width - 2 * corner)
        sides = (straights[0], straights[1], straights[2], straights[1], straights[0])
        for side, straight in enumerate(sides):
            if way <= straight:
                return self._on_side(side, way)
            way -= straight
            if way <= corner * pi / 2:
                return self._on_corner(side, way / corner)
            way -= corner * pi / 2
        return self._on_side(0, 0.0)

    def _on_side(self, side: int, way: float) -> Spot:
        left, bottom, corner = self._left, self._bottom, self.radius
        right, top = left + self._width, bottom + self._height
        if side == 0:
            return Spot(left + self._width / 2 - way, bottom, 0, -1)
        if side == 1:
            return Spot(left, bottom + corner + way, -1, 0)
        if side == 2:
            return Spot(left + corner + way, top, 0, 1)
        if side == 3:
            return Spot(right, top - corner - way, 1, 0)
        return Spot(right - corner - way, bottom, 0, -1)

    def _on_corner(self, corner: int, turn: float) -> Spot:
        """A point of a corner. Corners are numbered clockwise: near left, far left, far right, near right."""
        left, bottom, radius = self._left, self._bottom, self.radius
        right, top = left + self._width, bottom + self._height
        x = left + radius if corner in (0, 1) else right - radius
        y = bottom + radius if corner in (0, 3) else top - radius
        angle = -pi / 2 - corner * pi / 2 - turn
        return Spot(x + radius * cos(angle), y + radius * sin(angle), cos(angle), sin(angle))

    def tile(self, place: int, inner: float = -0.5, outer: float = 0.5, part: float = 0.5) -> Quad:
        """The corners of a space, or of a strip of it between two depths: from inside left round to outside
        left."""
        before, after = self.spot(place - part), self.spot(place + part)
        low, high = inner * self.depth, outer * self.depth
        return before.off(low), after.off(low), after.off(high), before.off(high)

    def nearest(self, x: float, y: float) -> int:
        """The space that a finger at this point means; -1 for none."""
        place = min(range(self.count), key=lambda place: self._distance(place, x, y))
        return place if self._distance(place, x, y) <= self.depth * 0.6 else -1

    def _distance(self, place: int, x: float, y: float) -> float:
        spot = self.spot(place)
        return hypot(spot.x - x, spot.y - y)

    @property
    def bay(self) -> float:
        """How far a rectangle in the yard must keep from the walk, so that its corners do not touch it."""
        return max(0.0, self.radius - self.depth / 2) * 0.25

    @property
    def inside(self) -> tuple[float, float, float, float]:
        """Left, bottom, width and height of the yard inside the walk."""
        half = self.depth / 2
        return (
            self._left + half,
            self._bottom + half,
            self._width - self.depth,
            self._height - self.depth,
        )
