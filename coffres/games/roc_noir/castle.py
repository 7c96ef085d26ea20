"""The castle as a place to walk in (RN-01, RN-02): what is next to what, and where a jump leads.

Of the squares, only those of the 20 slabs are ever stood on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from coffres.games.roc_noir.material import PLACES, ROOMS, SIDE, TREASURE

_ZONES = 5  # zones on a side, of 2x2 squares

CORNERS = (0, _ZONES - 1, _ZONES * (_ZONES - 1), _ZONES * _ZONES - 1)  # zones: the top row, the bottom row
CENTRE = _ZONES * _ZONES // 2
SLABS = tuple(zone for zone in range(_ZONES * _ZONES) if zone not in (*CORNERS, CENTRE))

ZONE = tuple((square // SIDE // 2) * _ZONES + square % SIDE // 2 for square in range(ROOMS))
BIT = tuple(1 << (square // SIDE % 2 * 2 + square % 2) for square in range(ROOMS))  # of a square in its zone
SQUARES = tuple(tuple(q for q in range(ROOMS) if ZONE[q] == zone) for zone in range(_ZONES * _ZONES))
DIAGONAL = tuple(SQUARES[ZONE[square]][3 - SQUARES[ZONE[square]].index(square)] for square in range(ROOMS))
ALL_FOUR = 0b1111  # every square of a slab, as bits

_DIRECTIONS = ((-1, 0), (0, -1), (0, 1), (1, 0))


class Castle(NamedTuple):
    """Where one can go from each place; who stands there is another matter."""

    steps: tuple[tuple[int, ...], ...]  # place -> places that touch its side (RN-02, RN-10)
    jumps: tuple[tuple[int, ...], ...]  # place -> places straight behind one square (RN-20, RN-49)


@cache
def castle(corners: tuple[int, ...]) -> Castle:
    """The castle with these rooms in its corners."""
    rooms = dict(zip((*CORNERS, CENTRE), (*corners, TREASURE), strict=True))
    cells: list[list[tuple[int, int]]] = [[] for _ in range(PLACES)]
    for square, zone in enumerate(ZONE):
        cells[rooms.get(zone, square)].append(divmod(square, SIDE))
    return Castle(
        tuple(tuple(sorted({*_steps(rooms, own)} - {place})) for place, own in enumerate(cells)),
        tuple(tuple(sorted({*_jumps(rooms, own)})) for own in cells),
    )


def _steps(rooms: dict[int, int], cells: list[tuple[int, int]]) -> Iterator[int]:
    for cell in cells:
        for direction in _DIRECTIONS:
            to = _place(rooms, cell, direction, 1)
            if to is not None:
                yield to


def _jumps(rooms: dict[int, int], cells: list[tuple[int, int]]) -> Iterator[int]:
    """Over a square, never over a room (RN-14)."""
    for cell in cells:
        for direction in _DIRECTIONS:
            over = _place(rooms, cell, direction, 1)
            to = _place(rooms, cell, direction, 2)
            if over is not None and over < ROOMS and to is not None:
                yield to


def _place(rooms: dict[int, int], cell: tuple[int, int], direction: tuple[int, int], far: int) -> int | None:
    """The place so many squares away; None beyond the walls."""
    row = cell[0] + direction[0] * far
    column = cell[1] + direction[1] * far
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return None
    square = row * SIDE + column
    return rooms.get(ZONE[square], square)
