"""A tar, unpacked the same by every Python that we support."""

from __future__ import annotations

import tarfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """All files of a tar, and nothing outside the folder.

    By hand: `extractall(filter="data")` came with Python 3.11.4, Debian 12 has 3.11.2, and without a filter
    3.12 and 3.13 complain.
    """
    with tarfile.open(archive) as tar:
        for member in tar:
            path = (folder / member.name).resolve()
            if not path.is_relative_to(folder.resolve()):
                raise ValueError(f"{member.name} leads out of the folder")
            if member.isdir():
                path.mkdir(parents=True, exist_ok=True)
                continue
            reader = tar.extractfile(member) if member.isfile() else None
            if reader is None:
                raise ValueError(f"{member.name} is neither a file nor a folder")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(reader.read())
