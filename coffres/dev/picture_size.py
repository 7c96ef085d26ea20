"""The size of a picture file, read with the standard library."""

from __future__ import annotations

import struct
from pathlib import Path

_PNG = b"\x89PNG\r\n\x1a\n"


def size(path: Path) -> tuple[int, int]:
    """Width and height in pixels. Raises ValueError for a file that is neither a PNG nor a JPEG."""
    data = path.read_bytes()
    if data.startswith(_PNG):
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    return _jpeg_size(data)


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(data):
        marker, length = struct.unpack(">HH", data[at : at + 4])
        if 0xFFC0 <= marker <= 0xFFC3:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    raise ValueError("not a picture that is known here")
