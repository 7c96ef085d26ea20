"""Reads from a TrueType file which characters it can write, and what it says of itself."""

from __future__ import annotations

import struct
from pathlib import Path

COPYRIGHT, FAMILY, LICENCE, FULL_FAMILY = 0, 1, 13, 16  # ids in the table of names
_WINDOWS = 3  # the platform whose names are UTF-16, and whose characters are Unicode
_BASIC, _WHOLE = 4, 12  # forms of the table of characters: the first 65 536, or all


class TrueType:
    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        self._tables: dict[bytes, bytes] = {}
        (count,) = struct.unpack_from(">H", data, 4)
        for number in range(count):
            tag, _, start, length = struct.unpack_from(">4sIII", data, 12 + 16 * number)
            self._tables[tag] = data[start : start + length]

    def names(self) -> dict[int, str]:
        table = self._tables[b"name"]
        count, texts = struct.unpack_from(">HH", table, 2)
        found: dict[int, str] = {}
        for number in range(count):
            platform, _, _, name, length, start = struct.unpack_from(">6H", table, 6 + 12 * number)
            if platform == _WINDOWS:
                text = table[texts + start : texts + start + length]
                found.setdefault(name, text.decode("utf-16-be"))
        return found

    def characters(self) -> set[str]:
        """Those that have a glyph of their own: not the box that stands for a missing one."""
        table = self._tables[b"cmap"]
        (count,) = struct.unpack_from(">H", table, 2)
        found: set[int] = set()
        for number in range(count):
            platform, _, start = struct.unpack_from(">HHI", table, 4 + 8 * number)
            if platform == _WINDOWS:
                part = table[start:]
                (form,) = struct.unpack_from(">H", part)
                found |= {_BASIC: _basic, _WHOLE: _whole}[form](part)
        return {chr(code) for code in found}


def _basic(part: bytes) -> set[int]:
    (double,) = struct.unpack_from(">H", part, 6)
    ends, starts, shifts, offsets = (
        struct.unpack_from(f">{double // 2}H", part, 14 + double * column + 2 * (column > 0))
        for column in range(4)
    )
    found = set()
    for segment, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for code in range(start, end + 1):
            glyph = code
            if offsets[segment]:  # counted from the place where the offset itself stands
                place = 16 + double * 3 + 2 * segment + offsets[segment] + 2 * (code - start)
                (glyph,) = struct.unpack_from(">H", part, place)
                if not glyph:
                    continue
            if (glyph + shifts[segment]) % 0x10000:
                found.add(code)
    return found


def _whole(part: bytes) -> set[int]:
    (count,) = struct.unpack_from(">I", part, 12)
    found = set()
    for number in range(count):
        start, end, glyph = struct.unpack_from(">III", part, 16 + 12 * number)
        found |= {code for code in range(start, end + 1) if glyph + code - start}
    return found
