"""Where characters stand when they share a place, and how large they can be there."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.ui.boards.agence_tous_risques.spaces import START_WORD
from coffres.ui.box import Box

# the size of a character's base as a part of a space: alone, with another, with more, in START, in the vault
_ALONE, _PAIR, _MORE, _START, _VAULT = 0.62, 0.56, 0.5, 0.6, 0.9
_APART = {2: 0.52, 3: 0.38, 4: 0.29}  # how far from each other: they may stand out of their space
_FOOT = 0.06  # the part of a space that is left below those in front
_STEP = 0.14  # the part of a space by which every second one stands back, so that all bases are seen
_NAME = START_WORD + 0.04  # the part of START where its name ends


def spots(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """The size of the characters, and the middle of each base, side by side. They overlap where there is
    little room, since they must be large enough to be known."""
    if max(box.width, box.height) > square * 1.5:
        return _row(box, count, square)
    x, front = box.center[0], box.y + square * _FOOT
    if count == 1:
        size = square * _ALONE
        return size, [(x + square * 0.14, front + size / 2)]
    size = square * (_PAIR if count == 2 else _MORE)
    low, apart = front + size / 2, square * _APART[count]
    begin = x - apart * (count - 1) / 2
    return size, [(begin + apart * one, low + square * _STEP * (one % 2)) for one in range(count)]


def _row(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """In START: a row beside its name. In the vault: a row along its lower edge, below the door."""
    low = box.height < square * 1.5
    left = box.x + (box.width * _NAME if low else 0)
    width = box.x + box.width - left
    size = min(square * (_START if low else _VAULT), width / (count + 0.6))
    y = box.y + square * _FOOT + size / 2
    return size, [(left + width / (count + 1) * (number + 1), y) for number in range(count)]
