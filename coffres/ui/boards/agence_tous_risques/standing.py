"""Where characters stand when they share a place, and how large they can be there."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.ui.boards.agence_tous_risques.spaces import START_WORD
from coffres.ui.box import Box

# the size of a character as a part of a space: alone, with others, in a row
_ALONE, _TOGETHER, _ROW = 0.6, 0.42, 0.62
_NAME = START_WORD + 0.04  # the part of START where its name ends


def spots(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """The size of the characters, and the middle of each: in a row if there is room, else in the corners of a
    space."""
    if max(box.width, box.height) > square * 1.5:
        return _row(box, count, square)
    if count == 1:
        return square * _ALONE, [box.center]
    x, y = box.center
    away = min(box.width, box.height) * 0.24
    corners = [(-away, away), (away, away), (-away, -away), (away, -away)]
    if count == 2:
        corners = [corners[0], corners[3]]
    return square * _TOGETHER, [(x + right, y + up) for right, up in corners[:count]]


def _row(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """In START: a row beside its name. In the vault: a row along its lower edge, below the door."""
    low = box.height < square * 1.5
    left = box.x + (box.width * _NAME if low else 0)
    width = box.x + box.width - left
    size = min(square * _ROW, width / (count + 0.6))
    y = box.y + (box.height / 2 if low else size * 0.75)
    return size, [(left + width / (count + 1) * (number + 1), y) for number in range(count)]
