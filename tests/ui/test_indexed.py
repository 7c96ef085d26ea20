"""Pictures with a palette are read as Kivy reads them, without what it keeps of each."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from kivy.core.image import _img_sdl2

from coffres.places import ASSETS
from coffres.ui import sheets
from coffres.ui.indexed import pixels_of

PICTURES = sorted(path for path in ASSETS.glob("**/images/?x/*.png") if path.read_bytes()[25] == 3)
SOME = PICTURES[:: len(PICTURES) // 12]


def test_there_is_none_that_kivy_would_have_to_read() -> None:
    assert len(PICTURES) > 100
    assert [path for path in PICTURES if pixels_of(path) is None] == []


@pytest.mark.parametrize("path", SOME, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_every_pixel_is_the_same(path: Path) -> None:
    width, height, _format, pixels, _row = _img_sdl2.load_from_filename(str(path))
    assert pixels_of(path) == (width, height, bytes(pixels))


@pytest.mark.usefixtures("robot")
def test_it_stands_upright_in_the_texture_memory() -> None:
    path = PICTURES[0]
    texture = sheets.load(path)
    assert texture.size == pixels_of(path)[:2]
    assert texture.tex_coords[1] > texture.tex_coords[5]  # the first line is above


def png(*header: int, line: bytes = b"\0\1\0", **parts: bytes) -> bytes:
    """A picture of 2 times 1 pixels."""
    contents = [
        (b"IHDR", struct.pack(">IIBBBBB", 2, 1, *header)),
        *((name.encode(), content) for name, content in parts.items()),
        (b"IDAT", zlib.compress(line)),
        (b"IEND", b""),
    ]
    chunks = [struct.pack(">I", len(content)) + name + content + bytes(4) for name, content in contents]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@pytest.mark.parametrize(
    ("data", "rgba"),
    [
        (png(8, 3, 0, 0, 0, PLTE=bytes(range(6)), tRNS=b"\x09"), b"\3\4\5\xff\0\1\2\x09"),
        (png(8, 3, 0, 0, 0, line=b"\1\1\0", PLTE=bytes(range(6))), None),  # a filtered line
        (png(4, 3, 0, 0, 0, PLTE=bytes(range(6))), None),
        (png(8, 3, 0, 0, 1, PLTE=bytes(range(6))), None),
        (png(8, 0, 0, 0, 0), None),
        (b"GIF89a", None),
    ],
)
def test_what_is_of_another_kind_is_left_to_kivy(tmp_path: Path, data: bytes, rgba: bytes | None) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(data)
    found = pixels_of(path)
    assert (found and found.rgba) == rgba
