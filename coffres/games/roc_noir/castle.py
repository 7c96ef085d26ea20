"""The castle as a place to walk in (RN-01, RN-02): what is next to what, and where a jump leads.

Knights can stand on the squares of the 20 slabs only, and in rooms.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from coffres.games.roc_noir.material import PLACES, ROOMS, SIDE, TREASURE

_ZONES = 5  # zones on each side of the castle; a zone is 2x2 squares

CORNERS = (0, _ZONES - 1, _ZONES * (_ZONES - 1), _ZONES * _ZONES - 1)  # zones: the top row, the bottom row
CENTRE = _ZONES * _ZONES // 2
SLABS = tuple(zone for zone in range(_ZONES * _ZONES) if zone not in (*CORNERS, CENTRE))

ZONE = tuple((square // SIDE // 2) * _ZONES + square % SIDE // 2 for square in range(ROOMS))
# for each square, its bit within its zone
BIT = tuple(1 << (square // SIDE % 2 * 2 + square % 2) for square in range(ROOMS))
SQUARES = tuple(tuple(q for q in range(ROOMS) if ZONE[q] == zone) for zone in range(_ZONES * _ZONES))
DIAGONAL = tuple(SQUARES[ZONE[square]][3 - SQUARES[ZONE[square]].index(square)] for square in range(ROOMS))
ALL_FOUR = 0b1111  # the bits of all four squares of a slab

_DIRECTIONS = ((-1, 0), (0, -1), (0, 1), (1, 0))


class Castle(NamedTuple):
    """Where one can go from each place, whoever stands there."""

    steps: tuple[tuple[int, ...], ...]  # place -> places that share a side with it (RN-02, RN-10)
    jumps: tuple[tuple[int, ...], ...]  # place -> places in a straight line behind one square (RN-20, RN-49)


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
    """Jumps go over a square, never over a room (RN-14)."""
    for cell in cells:
        for direction in _DIRECTIONS:
            over = _place(rooms, cell, direction, 1)
            to = _place(rooms, cell, direction, 2)
            if over is not None and over < ROOMS and to is not None:
                yield to


def _place(rooms: dict[int, int], cell: tuple[int, int], direction: tuple[int, int], far: int) -> int | None:
    """The place so many squares away; None outside the walls."""
    row = cell[0] + direction[0] * far
    column = cell[1] + direction[1] * far
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return None
    square = row * SIDE + column
    return rooms.get(ZONE[square], square)
