"""Where characters stand who share a place, and how large they can be there."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.ui.fortress.plan import Box

_ALONE, _TOGETHER, _ROW = 0.6, 0.42, 0.62  # of a space


def spots(box: Box, count: int, square: float) -> tuple[float, Sequence[tuple[float, float]]]:
    """Their size, and the middle of each: in a row where there is room, in the corners of a space."""
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
    """START and the vault: side by side along the foot, which leaves the middle to be seen."""
    size = min(square * _ROW, box.width / (count + 0.6))
    step = box.width / (count + 1)
    low = box.y + (box.height / 2 if box.height < square * 1.5 else size * 0.75)
    return size, [(box.x + step * (number + 1), low) for number in range(count)]
