"""Where the players' goods lie in the court, so that the chest has most of it.

Only geometry; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.metrics import dp, sp

from coffres.ui.box import Box

_MOST_COLUMNS = 3
# the part of the court's height that the chest has at least, if names are to be read there; less at the end,
# when fortunes are
_CHEST, _AT_LAST = 0.46, 0.4
# the part that all goods together take at most where there is room: more without names, so small are they
_GOODS, _BARE_GOODS = 0.44, 0.52
_WIDEST = 230  # dp


class Plan(NamedTuple):
    """The boxes of all players, clockwise round the chest, the first ones above; and the chest's own."""

    named: bool  # whether there is room for a name above what each of them has
    boxes: Sequence[Box]
    chest: Box


def plan(court: Box, count: int, told: bool) -> Plan:
    """For so many players; `told` says whether what their notes are worth is written below their goods."""
    line = sp(20) if told else 0.0
    named = _Size(True, max(dp(104), sp(96)), max(dp(60), sp(44)) + line, dp(92) + line)
    bare = _Size(False, dp(60), (dp(44) + sp(44)) / 2 + (dp(20) if told else 0), dp(80) + line)
    rows, columns = _grid(named, court, count)
    if _left(named, court, rows) - rows * named.low < court.height * (_AT_LAST if told else _CHEST):
        named = bare
        rows, columns = _grid(bare, court, count)
    left = _left(named, court, rows)
    goods = _GOODS if named.named or told else _BARE_GOODS
    high = max(named.low, min(named.high, left * goods / rows))
    high = min(high, left / (rows + 0.8))  # however small the court, the chest has some of it
    return _laid(court, named, _clockwise(rows, columns)[:count], high)


class _Size(NamedTuple):
    """Of one player's goods: the least width, the least and the most height."""

    named: bool
    wide: float
    low: float
    high: float

    @property
    def gap(self) -> float:
        return float(dp(6) if self.named else dp(3))


def _grid(size: _Size, court: Box, count: int) -> tuple[int, int]:
    """In how many rows and columns goods of this size lie."""
    fit = int((court.width - size.gap) / (size.wide + size.gap))
    columns = max(1, min(_MOST_COLUMNS, fit, ceil(count / 2)))
    return ceil(count / columns), columns


def _left(size: _Size, court: Box, rows: int) -> float:
    """The height of the court without the gaps between so many rows."""
    return court.height - (rows + 1) * size.gap


def _clockwise(rows: int, columns: int) -> list[tuple[int, int]]:
    """The places round the court: row and column, from the upper left."""
    places = [(0, column) for column in range(columns)]
    if columns > 1:
        places += [(row, columns - 1) for row in range(1, rows - 1)]
        places += [(rows - 1, column) for column in reversed(range(columns))] if rows > 1 else []
        places += [(row, 0) for row in reversed(range(1, rows - 1))]
    else:
        places += [(row, 0) for row in range(1, rows)]
    return places


def _laid(court: Box, size: _Size, places: Sequence[tuple[int, int]], high: float) -> Plan:
    gap = size.gap
    rows = 1 + max(row for row, _column in places)
    columns = 1 + max(column for _row, column in places)
    above = max(1, rows // 2) if rows > 1 else 0
    chest = court.height - rows * high - (rows + 1) * gap
    wide = min(dp(_WIDEST), (court.width - (columns + 1) * gap) / columns)
    boxes = []
    for row, column in places:
        beside = sorted(other for at, other in places if at == row)
        taken = len(beside) * wide + (len(beside) - 1) * gap
        left = court.x + (court.width - taken) / 2 + beside.index(column) * (wide + gap)
        down = (row + 1) * (high + gap) + (chest if row >= above else 0)
        boxes.append(Box(left, court.y + court.height - down, wide, high))
    foot = court.y + gap / 2 + (rows - above) * (high + gap)
    return Plan(size.named, boxes, Box(court.x, foot, court.width, chest))
