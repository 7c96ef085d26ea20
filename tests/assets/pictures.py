"""Picture files read with the standard library: the brightness of a small one."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

_PNG = b"\x89PNG\r\n\x1a\n"


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_PNG)
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def _rows(packed: bytes, width: int, depth: int) -> Iterator[bytearray]:
    """The lines of a PNG with `depth` bytes a pixel, with what each leans on the last one taken out."""
    raw, length = zlib.decompress(packed), width * depth
    above = bytearray(length)
    for at in range(0, len(raw), length + 1):
        kind, line = raw[at], bytearray(raw[at + 1 : at + 1 + length])
        for i in range(length):
            left = line[i - depth] if i >= depth else 0
            corner = above[i - depth] if i >= depth else 0
            line[i] = (line[i] + _guess(kind, left, above[i], corner)) & 255
        yield line
        above = line


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        nearest = left + up - corner
        return min((left, up, corner), key=lambda value: abs(nearest - value))
    return (0, left, up, (left + up) // 2)[kind]


def brightness(path: Path, window: tuple[float, float, float, float]) -> float:
    """The mean light, 0 to 1, of a PNG between left, top, right and bottom (parts of its size)."""
    chunks: dict[bytes, bytes] = {}
    for name, content in _chunks(path.read_bytes()):
        chunks[name] = chunks.get(name, b"") + content
    width, height, bits, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    palette = chunks.get(b"PLTE", b"")
    depth = {2: 3, 3: 1, 6: 4}[kind]
    if bits != 8:
        raise ValueError(f"{path.name}: {bits} bits a channel")
    left, right = int(window[0] * width), int(window[2] * width)
    total = count = 0.0
    for y, line in enumerate(_rows(chunks[b"IDAT"], width, depth)):
        if not int(window[1] * height) <= y < int(window[3] * height):
            continue
        for x in range(left, right):
            at = 3 * line[x] if kind == 3 else depth * x
            red, green, blue = (palette if kind == 3 else line)[at : at + 3]
            total += 0.2126 * red + 0.7152 * green + 0.0722 * blue
            count += 255
    return total / count
