"""How similar two screens are, roughly.

Pictures are in the format of `adb exec-out screencap`: width, height, and pixels of four bytes. Two are alike
if they have the same orientation, and light and dark are in the same places; sizes may differ. An emulator
draws more finely than a desktop, with other letters, and may keep a strip for itself. A screen of one colour
is like no other.
"""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

COLUMNS, ROWS = 24, 16  # columns and rows of the rough picture
SAMPLES = 6  # pixels looked at in each field, in each direction
LIKE = 0.9  # least correlation of light and dark in two alike pictures: 1 is equal, 0 is by chance
FLAT = 4.0  # of 255: a screen with smaller differences in light shows no picture
BENT = 1.25  # most difference of the proportions
_HEADERS = (12, 16)  # lengths of the header in older and newer versions of Android


class Picture(NamedTuple):
    width: int
    height: int
    fields: tuple[float, ...]  # the brightness of each field


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
    """The mean brightness of some pixels of one field."""
    total = 0
    for down in range(SAMPLES):
        y = (row * SAMPLES + down) * height // (ROWS * SAMPLES)
        for across in range(SAMPLES):
            x = (column * SAMPLES + across) * width // (COLUMNS * SAMPLES)
            at = header + 4 * (y * width + x)
            total += 299 * content[at] + 587 * content[at + 1] + 114 * content[at + 2]
    return total / (1000 * SAMPLES * SAMPLES)


def likeness(one: Picture, other: Picture) -> float:
    """The correlation of the brightness of the fields of two pictures."""
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
