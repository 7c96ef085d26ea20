"""The castle as sets of places, for ways through it: a set is a number with one bit for each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from coffres.games.roc_noir.material import ENTRANCE, PLACES, ROOMS, SIDE, TREASURE

_ZONES = SIDE // 2  # zones on each side; a zone is 2x2 squares
_CORNERS = (0, _ZONES - 1, _ZONES * (_ZONES - 1), _ZONES * _ZONES - 1)  # in the order of State.corners
_CENTRE = _ZONES * _ZONES // 2

ZONES = range(_ZONES * _ZONES)
ZONE = tuple(square // SIDE // 2 * _ZONES + square % SIDE // 2 for square in range(ROOMS))
BIT = tuple(1 << (square // SIDE % 2 * 2 + square % 2) for square in range(ROOMS))  # within its zone
SQUARES = tuple(tuple(q for q in range(ROOMS) if ZONE[q] == zone) for zone in ZONES)
# the square across, on the same slab: a knight there is a counterweight
ACROSS = tuple(next(q for q in SQUARES[ZONE[p]] if BIT[q] * BIT[p] == 8) for p in range(ROOMS))
ALL_FOUR = 0b1111
SLABS = sum(1 << q for q in range(ROOMS) if ZONE[q] not in (*_CORNERS, _CENTRE))
GATE = 1 << ENTRANCE

_LEFT = sum(1 << row * SIDE for row in range(SIDE))
NOT_LEFT = SLABS & ~_LEFT
NOT_RIGHT = SLABS & ~(_LEFT << SIDE - 1)


def around(squares: int) -> int:
    """The slab squares next to these slab squares."""
    spread = squares << SIDE | squares >> SIDE | (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >> 1
    return spread & SLABS


def bits(places: int) -> Iterator[int]:
    while places:
        last = places & -places
        yield last.bit_length() - 1
        places ^= last


class Ground:
    """What is next to what in a castle with these rooms in its corners."""

    def __init__(self, corners: Sequence[int]) -> None:
        rooms = dict(zip((*_CORNERS, _CENTRE), (*corners, TREASURE), strict=True))
        self.beside = [0] * PLACES  # place -> the squares next to it
        self.far = [0] * PLACES  # place -> the places in a straight line behind one square
        for zone, room in rooms.items():
            for cell in SQUARES[zone]:
                self._add_room(room, cell)
        for square in bits(SLABS):
            self.beside[square] = around(1 << square)
        self.near = self.beside[:]  # the same, with the entrance where it is next to a square
        for square in bits(self.beside[ENTRANCE]):
            self.near[square] |= GATE
        for room in rooms.values():
            for square in bits(self.far[room]):
                self.far[square] |= 1 << room
        for square in bits(SLABS):
            self._add_leaps(square)

    def _add_room(self, room: int, cell: int) -> None:
        """What lies beside and behind one of the four cells of a room."""
        row, column = divmod(cell, SIDE)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            next_ = _square(row + down, column + right)
            behind = _square(row + 2 * down, column + 2 * right)
            self.beside[room] |= next_
            if next_ and behind:
                self.far[room] |= behind

    def _add_leaps(self, square: int) -> None:
        row, column = divmod(square, SIDE)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if _square(row + down, column + right):
                self.far[square] |= _square(row + 2 * down, column + 2 * right)


def _square(row: int, column: int) -> int:
    """This slab square; nothing if it belongs to a room or lies outside the walls."""
    if 0 <= row < SIDE and 0 <= column < SIDE:
        return 1 << row * SIDE + column & SLABS
    return 0


@cache
def ground(corners: tuple[int, ...]) -> Ground:
    return Ground(corners)
