"""Pages of 16 KB: libraries are looked at wherever they hide in a package, and a wrong one is named."""

from __future__ import annotations

import importlib.util
import io
import platform
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.apk.page_alignment import check

TOOL = ROOT / "tools" / "apk" / "page_alignment.py"
RIGHT, WRONG = 0x4000, 0x1000
ABI = "lib/arm64-v8a"


def library(align: int, bits: int = 64, shifted: int = 0, loads: int = 2) -> bytes:
    """The least that a loader reads: a header, and the table of segments."""
    wide = bits == 64
    ident = b"\x7fELF" + bytes([2 if wide else 1, 1, 1]) + bytes(9)
    word = "Q" if wide else "I"
    header, entry = (64, 56) if wide else (52, 32)
    head = struct.pack(
        f"<HHI{word}{word}{word}IHHHHHH", 3, 183, 1, 0, header, 0, 0, header, entry, loads, 0, 0, 0
    )
    table = b""
    for index in range(loads):
        offset, address = index * RIGHT, index * RIGHT + shifted * index
        parts = (offset, address, address, 100, 100)
        table += (
            struct.pack("<IIQQQQQQ", 1, 5, *parts, align)
            if wide
            else struct.pack("<IIIIIIII", 1, *parts, 5, align)
        )
    return ident + head + table


def archive(**members: bytes) -> bytes:
    """As python-for-android packs Python and its modules."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as tar:
        for name, content in members.items():
            member = tarfile.TarInfo(f"_python_bundle/modules/{name}.so")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return buffer.getvalue()


def package(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as apk:
        apk.writestr("classes.dex", b"dex")
        for name, content in files.items():
            apk.writestr(name, content)
    return buffer.getvalue()


def good() -> dict[str, bytes]:
    return {
        f"{ABI}/libmain.so": library(RIGHT),
        f"{ABI}/libpybundle.so": archive(math=library(RIGHT), _ssl=library(RIGHT * 4)),
        "lib/armeabi-v7a/libmain.so": library(WRONG, bits=32),
        "lib/armeabi-v7a/libpybundle.so": archive(math=library(WRONG, bits=32)),
    }


def test_a_package_for_large_pages_passes() -> None:
    assert check(package(good())) == ([], 3)


@pytest.mark.parametrize(
    ("name", "content", "named"),
    [
        (f"{ABI}/libSDL2.so", library(WRONG), f"{ABI}/libSDL2.so wants pages of 4096 bytes"),
        (f"{ABI}/libSDL2.so", library(0), f"{ABI}/libSDL2.so wants pages of 0 bytes"),
        (f"{ABI}/libSDL2.so", library(RIGHT, shifted=64), f"{ABI}/libSDL2.so does not lie as it says"),
        (f"{ABI}/libSDL2.so", library(RIGHT, loads=0), f"{ABI}/libSDL2.so has nothing to load"),
        (f"{ABI}/libSDL2.so", library(RIGHT)[:-9], f"{ABI}/libSDL2.so is cut off"),
        (f"{ABI}/libSDL2.so", b"not one at all", f"{ABI}/libSDL2.so is no library"),
        (
            f"{ABI}/libpybundle.so",
            archive(math=library(RIGHT), _ssl=library(WRONG)),
            f"{ABI}/libpybundle.so/_python_bundle/modules/_ssl.so wants pages of 4096 bytes",
        ),
        (
            f"{ABI}/libpybundle.so",
            archive(math=library(RIGHT), deep=package({"celebi.so": library(WRONG)})),
            f"{ABI}/libpybundle.so/_python_bundle/modules/deep.so/celebi.so wants pages of 4096 bytes",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
def test_a_wrong_library_is_named(name: str, content: bytes, named: str) -> None:
    wrong, _ = check(package(good() | {name: content}))
    assert wrong == [named]


def test_a_package_in_which_nothing_can_be_looked_at_does_not_pass() -> None:
    assert check(package({})) == (["there is no 64-bit library in it"], 0)
    hidden = good() | {f"{ABI}/libpybundle.so": b"something else"}
    assert check(package(hidden))[0] == [f"{ABI}/libpybundle.so is no library", f"{ABI} has no Python"]


def test_a_real_library_is_read_as_it_is() -> None:
    """One of a desktop's: for pages of 4 KB on a PC, of up to 64 KB on an ARM."""
    # Kivy is not imported: it would make its folder in the home of this user, where two at once fail.
    kivy = importlib.util.find_spec("kivy")
    assert kivy is not None
    assert kivy.origin is not None
    real = next(Path(kivy.origin).parent.glob("_clock*.so")).read_bytes()
    wrong = [f"{ABI}/libreal.so wants pages of 4096 bytes"] if platform.machine() == "x86_64" else []
    assert check(package(good() | {f"{ABI}/libreal.so": real}))[0] == wrong


def test_what_is_no_package_is_said_to_be_none() -> None:
    assert check(b"bin/*.apk") == (["it is no package"], 0)


@pytest.mark.parametrize(("align", "code"), [(RIGHT, 0), (WRONG, 1)])
def test_the_tool_says_so(align: int, code: int, tmp_path: Path) -> None:
    apk = tmp_path / "coffres.apk"
    apk.write_bytes(package(good() | {f"{ABI}/libz.so": library(align)}))
    done = subprocess.run([sys.executable, TOOL, apk], check=False, capture_output=True, text=True)
    assert done.returncode == code
    assert ("4 64-bit libraries" in done.stdout) == (code == 0)
    assert ("libz.so wants pages of 4096 bytes" in done.stderr) == (code == 1)
