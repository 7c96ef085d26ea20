"""What a TrueType file says of itself."""

from __future__ import annotations

import struct
from pathlib import Path

from coffres.truetype import tables

COPYRIGHT, FAMILY, LICENCE, FULL_FAMILY = 0, 1, 13, 16  # ids in the table of names
_WINDOWS = 3  # the platform whose names are UTF-16


def names(path: Path) -> dict[int, str]:
    table = dict(tables(path.read_bytes()))[b"name"]
    count, texts = struct.unpack_from(">HH", table, 2)
    found: dict[int, str] = {}
    for number in range(count):
        platform, _, _, name, length, start = struct.unpack_from(">6H", table, 6 + 12 * number)
        if platform == _WINDOWS:
            text = table[texts + start : texts + start + length]
            found.setdefault(name, text.decode("utf-16-be"))
    return found
