"""Where characters stand when they share a place, and how large they can be there."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.ui.boards.agence_tous_risques.spaces import START_WORD
from coffres.ui.box import Box

# the size of a character's base as a part of a space: alone, with another, with more, in a row
_ALONE, _PAIR, _MORE, _ROW = 0.58, 0.44, 0.4, 0.6
_FOOT = 0.06  # the part of a space that is left below those in front
_NAME = START_WORD + 0.04  # the part of START where its name ends


def spots(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """The size of the characters, and the middle of each base: in a row if there is room, else two behind
    the others."""
    if max(box.width, box.height) > square * 1.5:
        return _row(box, count, square)
    x, front = box.center[0], box.y + square * _FOOT
    if count == 1:
        size = square * _ALONE
        return size, [(x + square * 0.14, front + size / 2)]
    size = square * (_PAIR if count == 2 else _MORE)
    low, high = front + size / 2, front + size / 2 + square * 0.36
    away = box.width * 0.24
    return size, [(x - away, low), (x + away, low), (x - away, high), (x + away, high)][:count]


def _row(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """In START: a row beside its name. In the vault: a row along its lower edge, below the door."""
    low = box.height < square * 1.5
    left = box.x + (box.width * _NAME if low else 0)
    width = box.x + box.width - left
    size = min(square * _ROW, width / (count + 0.6))
    y = box.y + square * _FOOT + size / 2
    return size, [(left + width / (count + 1) * (number + 1), y) for number in range(count)]
