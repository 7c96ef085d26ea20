"""Where the cells stand while one of them is chosen on a small screen: spread into pads round the court, each
as large as a finger, as near to its cell as may be. Only geometry; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coffres.ui.box import Box

_RINGS = 2  # rings of pads round the court: more would cover it
_INNER = 0.02  # how much further along the walk a pad may be for standing in the outer ring


class Pad(NamedTuple):
    way: float  # how far along the walk it stands: 0 to 1, clockwise from the middle of the near side
    box: Box
    inset: int  # 0: it stands in the outer ring


def spread(ways: Sequence[float], place: Box, finger: float) -> list[Box]:
    """A pad for each of these ways along the walk, which are in order; none if there is no room for all."""
    columns, rows = int(place.width // finger), int(place.height // finger)
    pads: list[Pad] = []
    for inset in range(_RINGS):
        if len(pads) < len(ways) and min(columns, rows) > 2 * inset:
            pads += _ring(place, columns, rows, inset)
    return _nearest(ways, sorted(pads)) if len(pads) >= len(ways) else []


def _ring(place: Box, columns: int, rows: int, inset: int) -> list[Pad]:
    """The outer fields of a table of so many columns and rows, without `inset` of them on each side."""
    wide, high = place.width / columns, place.height / rows
    fields = [
        (column, row)
        for column in range(inset, columns - inset)
        for row in range(inset, rows - inset)
        if column in (inset, columns - inset - 1) or row in (inset, rows - inset - 1)
    ]
    return [
        Pad(
            _way((column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5),
            Box(place.x + column * wide, place.y + row * high, wide, high),
            inset,
        )
        for column, row in fields
    ]


def _way(right: float, up: float) -> float:
    """How far along the sides of a square round it a point lies, from its middle."""
    if -up >= abs(right):  # the near side, from its middle to the left, and from the right back to the middle
        way = 0.5 * right / up
    elif -right >= abs(up):
        way = 1 - 0.5 * up / right
    elif up >= abs(right):
        way = 2 + 0.5 * right / up
    else:
        way = 3 - 0.5 * up / right
    return way / 4 % 1


def _nearest(ways: Sequence[float], pads: Sequence[Pad]) -> list[Box]:
    """The pads that lie nearest to these ways, in the same order: no two of them cross."""
    far = [0.0] * (len(pads) + 1)  # for the ways so far, with only the first pads
    taken: list[list[bool]] = []  # for each way and number of pads: whether the last of them is taken
    for way in ways:
        nearer, takes = [float("inf")], [False]
        for number, pad in enumerate(pads):
            with_it = far[number] + abs(pad.way - way) + pad.inset * _INNER
            takes.append(with_it <= nearer[number])
            nearer.append(min(with_it, nearer[number]))
        far = nearer
        taken.append(takes)
    found, number = [], len(pads)
    for takes in reversed(taken):
        while not takes[number]:
            number -= 1
        number -= 1
        found.append(pads[number].box)
    return found[::-1]
