"""page_alignment.py APK...: checks that an Android with pages of 16 KB can load every 64-bit library.

A library says how its parts must be aligned (in its LOAD segments). `zipalign` only checks how an
uncompressed library is placed in the package, and ours are all compressed. Python's own modules are in
libpybundle.so, which is not a library but an archive. 32-bit systems always have pages of 4 KB.
"""

from __future__ import annotations

import io
import struct
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

PAGE = 16 * 1024
BUNDLE = "libpybundle.so"
_ELF, _GZIP, _ZIP = b"\x7fELF", b"\x1f\x8b", b"PK\x03\x04"
_LOAD = 1


def main(packages: list[str]) -> int:
    for package in packages:
        wrong, looked_at = check(Path(package).read_bytes())
        for sentence in wrong:
            print(f"{package}: {sentence}", file=sys.stderr)
        if wrong:
            return 1
        print(f"{package}: {looked_at} 64-bit libraries, all for pages of 16 KB")
    return 0


def check(package: bytes) -> tuple[list[str], int]:
    """What is wrong with a package, and how many 64-bit libraries it contains."""
    if not zipfile.is_zipfile(io.BytesIO(package)):
        return ["it is no package"], 0
    wrong, looked_at, bundles = [], 0, set()
    for name, content in files("", package):
        if name.startswith("lib/") and f"/{BUNDLE}/" in name:
            bundles.add(name.partition(f"/{BUNDLE}/")[0])
        if content.startswith(_ELF):
            try:
                fault = misaligned(content)
            except struct.error:
                fault = "is cut off"
            looked_at += content[4:5] == b"\x02"
            wrong += [f"{name} {fault}"] if fault else []
        elif name.endswith(".so"):
            wrong.append(f"{name} is no library")
    if not looked_at:
        wrong.append("there is no 64-bit library in it")
    folders = {"/".join(name.split("/")[:2]) for name in zipfile.ZipFile(io.BytesIO(package)).namelist()}
    wrong += [f"{folder} has no Python" for folder in sorted(folders - bundles) if folder.startswith("lib/")]
    return wrong, looked_at


def files(inside: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file of an archive, and of the archives in it, whose names are used as folders."""
    if content.startswith(_ZIP):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for entry in archive.infolist():
                if not entry.is_dir():
                    yield from files(f"{inside}{entry.filename}/", archive.read(entry))
    elif content.startswith(_GZIP):
        with tarfile.open(fileobj=io.BytesIO(content), mode="r:gz") as tar:
            for member in tar:
                reader = tar.extractfile(member) if member.isfile() else None
                if reader is not None:
                    yield from files(f"{inside}{member.name.removeprefix('./')}/", reader.read())
    else:
        yield inside.removesuffix("/"), content


def misaligned(library: bytes) -> str | None:
    """Why a 64-bit ELF file cannot be loaded; None if it can. The format is described in elf(5)."""
    if library[4] != 2:
        return None
    order = {1: "<", 2: ">"}.get(library[5])
    if order is None:
        return "has no byte order"
    (table,) = struct.unpack_from(f"{order}Q", library, 32)
    size, count = struct.unpack_from(f"{order}HH", library, 54)
    loads = 0
    for index in range(count):
        kind, _flags, offset, address, _physical, _in_file, _in_memory, align = struct.unpack_from(
            f"{order}IIQQQQQQ", library, table + index * size
        )
        if kind != _LOAD:
            continue
        loads += 1
        if align % PAGE or align == 0:
            return f"wants pages of {align} bytes"
        if (address - offset) % align:
            return "does not lie as it says"
    return None if loads else "has nothing to load"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
