"""Pictures of what is in the window, at any width. (Kivy's own screenshot distorts some widths.)"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from kivy.uix.widget import Widget


def take(widget: Widget, path: Path) -> None:
    """Writes the widget as it is drawn now to a PNG file."""
    texture = widget.export_as_image().texture
    width, height = (int(side) for side in texture.size)
    pixels = texture.pixels  # red, green, blue, alpha, the top row first
    row = width * 4
    rows = [b"\0" + pixels[start : start + row] for start in range(0, height * row, row)]
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(b"".join(rows), 6))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
