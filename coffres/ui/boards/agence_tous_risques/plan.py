"""The ground plan: a path of any length, wound into a grid in rounds, with the vault in the middle.

START takes the first squares of the outer round, as many as are left over. The vault takes the area inside
all rounds. Between two squares that touch but do not follow each other there is a wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import log
from typing import NamedTuple

from coffres.ui.box import Box

Square = tuple[int, int]  # column and row, counted from the lower left
_LARGEST = 14  # most columns or rows
_GATE = 3  # the number of squares that START should have
_VAULT = 0.2  # the part of the whole area that the vault should have


class Plan(NamedTuple):
    columns: int
    rows: int
    gate: int  # number of squares of START
    way: tuple[Square, ...]  # the squares from the gate to the last space before the vault
    vault: Box

    def box(self, place: int) -> Box:
        """The box of a place of the path, in squares; place 0 is START, the last one is the vault."""
        if place == 0:
            return Box(0, 0, self.gate, 1)
        if place > len(self.way) - self.gate:
            return self.vault
        return Box(*self.way[self.gate + place - 1], 1, 1)

    def onwards(self, place: int) -> Square:
        """The step from a place to the next one, as columns and rows."""
        column, row = self.way[min(self.gate + place - 1, len(self.way) - 1)]
        if self.gate + place < len(self.way):
            to = self.way[self.gate + place]
            return to[0] - column, to[1] - row
        left, low, width, height = self.vault
        nearest = min(max(column, left), left + width - 1), min(max(row, low), low + height - 1)
        return int(nearest[0] - column), int(nearest[1] - row)

    def walls(self) -> Iterator[tuple[Square, Square]]:
        """The walls, each one square long, as pairs of corners: around the plan, and between squares that
        touch but do not follow each other."""
        open_edges = set(map(frozenset, pairwise(self.way)))
        last = self.way[-1]
        step = self.onwards(len(self.way) - self.gate)
        open_edges.add(frozenset((last, (last[0] + step[0], last[1] + step[1]))))
        for column in range(self.columns):
            for row in range(self.rows):
                here = (column, row)
                if not self._between(here, (column + 1, row), open_edges):
                    yield (column + 1, row), (column + 1, row + 1)
                if not self._between(here, (column, row + 1), open_edges):
                    yield (column, row + 1), (column + 1, row + 1)
                if column == 0 and row > 0:  # no wall at the gate itself
                    yield (0, row), (0, row + 1)
                if row == 0:
                    yield (column, 0), (column + 1, 0)

    def _between(self, here: Square, there: Square, open_edges: set[frozenset[Square]]) -> bool:
        """Whether there is a way from a square to its neighbour."""
        return frozenset((here, there)) in open_edges or (self._in_vault(here) and self._in_vault(there))

    def _in_vault(self, square: Square) -> bool:
        left, low, width, height = self.vault
        return left <= square[0] < left + width and low <= square[1] < low + height


def plan(spaces: int, shape: float) -> Plan:
    """The plan for so many spaces between START and the vault, in an area `shape` times as wide as high."""
    found = [
        (_ugliness(columns, rows, rounds, gate, shape), columns, rows, rounds)
        for columns in range(3, _LARGEST + 1)
        for rows in range(3, _LARGEST + 1)
        for rounds in range(1, (min(columns, rows) + 1) // 2)
        if 1 <= (gate := _squares(columns, rows, rounds) - spaces) < columns
    ]
    _, columns, rows, rounds = min(found)
    way = tuple(_wind(columns, rows, rounds))
    vault = Box(rounds, rounds, columns - 2 * rounds, rows - 2 * rounds)
    return Plan(columns, rows, len(way) - spaces, way, vault)


def _squares(columns: int, rows: int, rounds: int) -> int:
    return columns * rows - (columns - 2 * rounds) * (rows - 2 * rounds)


def _ugliness(columns: int, rows: int, rounds: int, gate: int, shape: float) -> float:
    """How bad a plan is: squares should be square and large, the vault wide enough, START easy to find."""
    across, up = columns - 2 * rounds, rows - 2 * rounds
    return (
        6 * abs(log(shape * rows / columns))
        + 8 * abs(across * up / (columns * rows) - _VAULT)
        + 0.2 * abs(gate - _GATE)
        + 0.06 * columns * rows
        + (2 if min(across, up) < 2 else 0)
    )


def _wind(columns: int, rows: int, rounds: int) -> Iterator[Square]:
    """The squares counter-clockwise from the lower left corner, each round inside the one before."""
    for lap in range(rounds):
        right, top = columns - 1 - lap, rows - 1 - lap
        yield from ((column, lap) for column in range(lap, right))
        yield from ((right, row) for row in range(lap, top))
        yield from ((column, top) for column in range(right, lap, -1))
        yield from ((lap, row) for row in range(top, lap, -1))
