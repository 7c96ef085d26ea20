"""Reads the pictures with a palette that we pack, which Kivy 2.3.1 reads too, but never frees.

Its reader makes four bytes of every pixel and forgets the surface with the one byte that it had: half a
megabyte a game. Only what our own `make art` writes is understood here (assets/src/kit/pack.py): a PNG of
eight bits a pixel, not interlaced, its lines not filtered. Anything else is left to Kivy.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">IIBBBBB")
_PLAIN = (8, 3, 0, 0, 0)  # bits, with a palette, compression, filters, interlacing
_OPAQUE = b"\xff"


class Pixels(NamedTuple):
    width: int
    height: int
    rgba: bytes  # from the upper left


def pixels_of(path: Path) -> Pixels | None:
    """The picture in this file; None if it is not of this kind."""
    data = path.read_bytes()
    if not data.startswith(_SIGNATURE):
        return None
    parts: dict[bytes, bytes] = {}
    for kind, content in _chunks(data):
        parts[kind] = parts.get(kind, b"") + content
    width, height, *kind_of_picture = _HEADER.unpack(parts[b"IHDR"])
    if tuple(kind_of_picture) != _PLAIN:
        return None
    lines, line = zlib.decompress(parts[b"IDAT"]), width + 1
    if any(lines[::line]):  # the filter of each line
        return None
    drawn = bytearray(lines)
    del drawn[::line]
    return Pixels(width, height, _coloured(bytes(drawn), parts[b"PLTE"], parts.get(b"tRNS", b"")))


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _coloured(drawn: bytes, palette: bytes, veils: bytes) -> bytes:
    """Each place of the palette as its colour; `veils`: how opaque the first ones are."""
    rgba = bytearray(4 * len(drawn))
    colours = [palette[channel::3] for channel in range(3)] + [veils.ljust(len(palette) // 3, _OPAQUE)]
    for channel, colour in enumerate(colours):
        rgba[channel::4] = drawn.translate(colour.ljust(256, b"\0"))
    return bytes(rgba)
