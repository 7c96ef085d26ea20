"""What pictures take of the memory of a tablet's graphics, and how much they may."""

from __future__ import annotations

MOST = {1: 24 << 20, 2: 64 << 20}  # bytes at any moment, by the density of the pictures
_PIXEL = 4  # bytes, with or without transparency


def plain(width: int, height: int) -> int:
    """Bytes of a picture as large as it is."""
    return _PIXEL * width * height


def rounded(width: int, height: int) -> int:
    """Where edges have to be powers of two: the most it can be."""
    return plain(power_of_two(width), power_of_two(height))


def power_of_two(edge: int) -> int:
    """The smallest that is no smaller."""
    return 1 << (edge - 1).bit_length()
