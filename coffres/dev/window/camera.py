"""Pictures of the window, at any width. (Kivy's own shear where a row is no multiple of four bytes.)"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_PACK_ALIGNMENT, GL_RGB, GL_UNSIGNED_BYTE, glPixelStorei, glReadPixels


def take(path: Path) -> None:
    """What the window shows now, as a PNG."""
    width, height = (int(side) for side in Window.size)
    glPixelStorei(GL_PACK_ALIGNMENT, 1)
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    row = width * 3
    rows = [b"\0" + pixels[start : start + row] for start in range((height - 1) * row, -1, -row)]
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(b"".join(rows), 6))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
