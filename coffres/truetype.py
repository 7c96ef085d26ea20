"""Which signs a TrueType font file can write."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_WINDOWS = 3  # the platform number for Unicode
_BASIC, _WHOLE = 4, 12  # formats of the character table: the first 65 536 characters, or all


def tables(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The tables of a TrueType file with their tags."""
    (count,) = struct.unpack_from(">H", data, 4)
    for number in range(count):
        tag, _, start, length = struct.unpack_from(">4sIII", data, 12 + 16 * number)
        yield tag, data[start : start + length]


@cache
def signs(path: Path) -> frozenset[str]:
    """The signs with a glyph of their own, without those shown as the box for a missing sign."""
    table = dict(tables(path.read_bytes()))[b"cmap"]
    (count,) = struct.unpack_from(">H", table, 2)
    found: set[int] = set()
    for number in range(count):
        platform, _, start = struct.unpack_from(">HHI", table, 4 + 8 * number)
        if platform == _WINDOWS:
            part = table[start:]
            (form,) = struct.unpack_from(">H", part)
            found |= {_BASIC: _basic, _WHOLE: _whole}[form](part)
    return frozenset(map(chr, found))


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
            if offsets[segment]:  # the offset is counted from its own place in the file
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
