"""pack_again.py FOLDER: packs again where `make package` has packed, and names what came out otherwise.

At the same place, since byte code names the file that it was made from. Ends with 1 when anything differs.
"""

from __future__ import annotations

import hashlib
import sys
import tarfile
from importlib import import_module
from pathlib import Path

PACKED = "private.tar"


def main(folder: Path) -> int:
    pack = import_module("dry_build").main  # with buildozer, which only this half needs

    before = prints(folder)
    pack(folder)
    differing = different(before, prints(folder))
    for name in differing:
        print(f"Not the same in two packings: {name}", file=sys.stderr)
    return 1 if differing else 0


def prints(folder: Path) -> dict[str, str]:
    """A fingerprint of each thing that goes into the package; of our own archive also of each file in it."""
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
