"""Reads of a sound file how long it is and whether it is whole; not how it sounds."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_FIRST, _LAST = 2, 4  # flags of a page
_POLYNOMIAL = 0x04C11DB7


class Vorbis(NamedTuple):
    channels: int
    rate: int
    seconds: float


class _Page(NamedTuple):
    flags: int
    position: int  # samples from the beginning to the end of this page
    number: int
    body: bytes


def read(path: Path) -> Vorbis:
    """ValueError for a file that is cut, damaged, or no Vorbis."""
    pages = list(_pages(path.read_bytes()))
    if not pages or not pages[0].flags & _FIRST or not pages[-1].flags & _LAST:
        raise ValueError("cut")
    if [page.number for page in pages] != list(range(len(pages))):
        raise ValueError("a page is missing")
    kind, version, channels, rate = struct.unpack_from("<7sIBI", pages[0].body)
    if kind != b"\x01vorbis" or version:
        raise ValueError("no Vorbis")
    return Vorbis(channels, rate, pages[-1].position / rate)


def _pages(data: bytes) -> Iterator[_Page]:
    at = 0
    while at < len(data):
        try:
            mark, flags, position, number, checksum, count = struct.unpack_from("<4sxBq4xIIB", data, at)
        except struct.error:
            raise ValueError("cut") from None
        body = at + 27 + count
        end = body + sum(data[at + 27 : body])
        if mark != b"OggS" or end > len(data):
            raise ValueError("cut")
        # The checksum is that of the page with nothing in the checksum's place.
        if _checksum(data[at : at + 22] + bytes(4) + data[at + 26 : end]) != checksum:
            raise ValueError("damaged")
        yield _Page(flags, position, number, data[body:end])
        at = end


def _table() -> Iterator[int]:
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        yield value & 0xFFFFFFFF


_TABLE = tuple(_table())


def _checksum(data: bytes) -> int:
    value = 0
    for byte in data:
        value = (value << 8 & 0xFFFFFFFF) ^ _TABLE[value >> 24 ^ byte]
    return value
