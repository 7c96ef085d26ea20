"""How alike two screens are, coarsely.

Pictures are what `adb exec-out screencap` gives: width and height, and pixels of four bytes. Two are alike
when they lie the same way and light and dark are in the same places, whatever their sizes: an emulator draws
finer than a desktop, with other letters, and may leave a strip for itself. A screen of one colour is like
nothing.
"""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

COLUMNS, ROWS = 24, 16  # of the coarse picture
SAMPLES = 6  # looked at in each field, each way
LIKE = 0.9  # of two pictures, how well light and dark agree: 1 is the same, 0 is by chance
FLAT = 4.0  # of 255: less difference in light than this is no picture
BENT = 1.25  # how much the proportions may differ
_HEADERS = (12, 16)  # older and newer Androids


class Picture(NamedTuple):
    width: int
    height: int
    fields: tuple[float, ...]  # how light each is


def read(content: bytes) -> Picture:
    width, height = struct.unpack_from("<II", content)
    header = next((size for size in _HEADERS if len(content) == size + 4 * width * height), None)
    if header is None or width < COLUMNS * SAMPLES or height < ROWS * SAMPLES:
        raise SystemExit(f"this is no picture of {width} by {height}")
    light = [
        _light(content, header, width, height, column, row)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
    return Picture(width, height, tuple(light))


def _light(content: bytes, header: int, width: int, height: int, column: int, row: int) -> float:
    """The mean of some pixels of one field."""
    total = 0
    for down in range(SAMPLES):
        y = (row * SAMPLES + down) * height // (ROWS * SAMPLES)
        for across in range(SAMPLES):
            x = (column * SAMPLES + across) * width // (COLUMNS * SAMPLES)
            at = header + 4 * (y * width + x)
            total += 299 * content[at] + 587 * content[at + 1] + 114 * content[at + 2]
    return total / (1000 * SAMPLES * SAMPLES)


def likeness(one: Picture, other: Picture) -> float:
    """How light and dark go together, field by field: their correlation."""
    bent = (one.width * other.height) / (one.height * other.width)
    if not 1 / BENT <= bent <= BENT:
        return 0.0
    a, b = (_about_the_mean(picture.fields) for picture in (one, other))
    size = math.sqrt(sum(x * x for x in a) * sum(y * y for y in b))
    flat = FLAT**2 * len(a)
    if min(sum(x * x for x in a), sum(y * y for y in b)) < flat:
        return 0.0
    return sum(x * y for x, y in zip(a, b, strict=True)) / size


def _about_the_mean(values: tuple[float, ...]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]
