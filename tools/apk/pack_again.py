"""pack_again.py FOLDER: packs again where `make package` has packed, and names what has come out different.

It packs in the same place, because byte code contains the path of its source. Exit status 1 if anything
differs.
"""

from __future__ import annotations

import hashlib
import sys
import tarfile
from importlib import import_module
from pathlib import Path

PACKED = "private.tar"


def main(folder: Path) -> int:
    pack = import_module("dry_build").main  # needs buildozer, which only this part uses

    before = prints(folder)
    pack(folder)
    differing = different(before, prints(folder))
    for name in differing:
        print(f"Not the same in two packings: {name}", file=sys.stderr)
    return 1 if differing else 0


def prints(folder: Path) -> dict[str, str]:
    """A fingerprint of each thing that goes into the package, and of each file in our own archive."""
    found = {PACKED: _print((folder / PACKED).read_bytes())}
    for path in sorted((folder / "main").rglob("*")):
        if path.is_file():
            found[str(path.relative_to(folder))] = _print(path.read_bytes())
    with tarfile.open(folder / PACKED) as tar:
        for member in tar:
            file = tar.extractfile(member)
            held = file.read() if file else b""
            about = f"{member.type!r} {member.mode} {member.mtime} {member.uid} {member.gid}"
            found[f"{PACKED}: {member.name}"] = f"{about} {_print(held)}"
    return found


def different(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


def _print(held: bytes) -> str:
    return hashlib.sha256(held).hexdigest()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
