"""The folder of all that the app keeps: one app at a time, so that what is shown is what lies there.

Whoever enters locks a file in it. The system takes the lock back when a process ends, in whatever way: one
that was killed keeps nobody out. Where locks are unknown everybody may enter, and kept.py sees to it that
nothing is overwritten unseen.
"""

from __future__ import annotations

import os
from pathlib import Path

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, lock, make_folder, speaking_of, tidy

_LOCK = "coffres.lock"
_OCCUPIED = N_("coffres est déjà ouvert sur cet appareil, dans une autre fenêtre.")


class Occupied(Trouble):
    """Another app is running on this folder."""

    def __init__(self) -> None:
        super().__init__(_OCCUPIED)


class DataFolder:
    def __init__(self, path: Path, disk: Disk = DISK) -> None:
        self.path = path
        self._disk = disk
        self._fd = -1

    def enter(self) -> None:
        """It is ours until we leave, or end. Occupied where somebody is in it; another Trouble where the
        device does not let us write there, and so nobody else either."""
        make_folder(self.path, self._disk)
        with speaking_of(self.path / _LOCK):
            fd = os.open(self.path / _LOCK, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                if not lock(fd):
                    raise Occupied
            except BaseException:
                os.close(fd)
                raise
        self._fd = fd
        tidy(self.path)

    def leave(self) -> None:
        """Leaving twice, or without having entered, is no fault."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1
