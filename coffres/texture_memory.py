"""How much graphics memory pictures need on a tablet, and how much they may use."""

from __future__ import annotations

MOST = {1: 24 << 20, 2: 64 << 20}  # most bytes at any moment, by the density of the pictures
_PIXEL = 4  # bytes of a pixel, with or without transparency


def plain(width: int, height: int) -> int:
    """Bytes of a picture in its own size."""
    return _PIXEL * width * height


def rounded(width: int, height: int) -> int:
    """Bytes of a picture on tablets where edges must be powers of two: the most it can need."""
    return plain(power_of_two(width), power_of_two(height))


def power_of_two(edge: int) -> int:
    """The smallest power of two that is not smaller than `edge`."""
    return 1 << (edge - 1).bit_length()
