"""The file of a game under way: lines are added, each safe on the disk before anybody is told."""

from __future__ import annotations

import os
from pathlib import Path

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, refusal, shown, write_all
from coffres.storage.lines import seal_all

GONE = N_("Le fichier « {file} » a disparu : la partie ne peut plus être gardée.")


class Journal:
    """A save that is open for writing, ours alone.

    After a failed write the file is cut back to the last line that was acknowledged: at once, or, where even
    that fails, before the next write or on closing. What failed can be tried again, and never stands twice.
    """

    def __init__(self, path: Path, fd: int, length: int, chain: int, disk: Disk = DISK) -> None:
        """`fd` is locked and holds `length` good bytes, the last line of which has the crc `chain`."""
        self.path = path
        self._fd = fd
        self._length = length
        self._chain = chain
        self._disk = disk
        self._clean = False  # the file is exactly as long as what is good of it, and so stands the descriptor

    def append(self, texts: list[str]) -> None:
        """One write, one sync. Trouble, and the file as it was, when they are not all safe."""
        data, chain = seal_all(texts, self._chain)
        try:
            if not self._clean:
                self._cut()
            self._clean = False
            write_all(self._fd, data, self._disk)
            self._disk.sync(self._fd)
            if not os.fstat(self._fd).st_nlink:  # on Linux one can write to a file that nobody can find again
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
        """At once, so that the file is right even if the app is closed now."""
        try:
            self._cut()
        except OSError:
            self._clean = False  # the disk is out of reach: the next write, or closing, begins with this

    def close(self) -> None:
        """Gives the file up for others to open. Closing twice is no fault."""
        if self._fd >= 0:
            if not self._clean:
                self._try_to_cut()
            os.close(self._fd)
            self._fd = -1
