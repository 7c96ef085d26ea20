"""The file of a game or an evening under way: lines are added, and each is safe on the disk before anybody is
told."""

from __future__ import annotations

import os
from pathlib import Path

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    KEPT,
    Disk,
    keep_copy,
    open_locked,
    refusal,
    replace_file,
    shown,
    write_all,
)
from coffres.storage.lines import seal_all

GONE = N_("Le fichier « {file} » a disparu : la partie ne peut plus être gardée.")


class Journal:
    """A save that is open for writing, locked for us.

    After a failed write the file is cut back to its last good line: at once or, if that fails too, before the
    next write or on closing. A failed write can be tried again, and its lines are never in the file twice.
    """

    def __init__(self, path: Path, fd: int, length: int, chain: int, disk: Disk = DISK) -> None:
        """`fd` is locked and holds `length` good bytes; the last line in them has the crc `chain`."""
        self.path = path
        self._fd = fd
        self._length = length
        self._chain = chain
        self._disk = disk
        # whether the file ends exactly after its good bytes, with the descriptor at this place
        self._clean = False

    def append(self, texts: list[str]) -> None:
        """Adds lines in a single write and sync. If not all of them are safe, raises Trouble and restores the
        file."""
        data, chain = seal_all(texts, self._chain)
        try:
            if not self._clean:
                self._cut()
            self._clean = False
            write_all(self._fd, data, self._disk)
            self._disk.sync(self._fd)
            # on Linux one can write to a deleted file, which nobody finds again
            if not os.fstat(self._fd).st_nlink:
                raise Trouble(GONE, file=shown(self.path))
        except OSError as error:
            self._try_to_cut()
            raise refusal(self.path, error) from error
        self._clean = True
        self._length += len(data)
        self._chain = chain

    def _cut(self) -> None:
        self._disk.truncate(self._fd, self._length)
        os.lseek(self._fd, 0, os.SEEK_END)
        self._clean = True

    def _try_to_cut(self) -> None:
        """Tries to cut the file at once, so that it is right even if the app is closed now."""
        try:
            self._cut()
        except OSError:
            self._clean = False  # the disk cannot be reached: the next write, or closing, tries again

    def close(self) -> None:
        """Closes the file, so that others can open it. Closing twice does nothing."""
        if self._fd >= 0:
            if not self._clean:
                self._try_to_cut()
            os.close(self._fd)
            self._fd = -1


def mended(path: Path, fd: int, data: bytes, good: bytes, disk: Disk) -> tuple[int, Trouble]:
    """Replaces a damaged file by what can be read of it, and keeps the old content under a free name beside
    it. `fd` is the file, locked for us; returns the new one, and the note for people."""
    kept = keep_copy(path, data, disk)
    replace_file(path, good, disk)
    new = open_locked(path)
    os.close(fd)  # locked until here, so that nobody else mends the same file
    return new, Trouble(KEPT, file=shown(kept))
