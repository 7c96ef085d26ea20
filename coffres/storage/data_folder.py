"""The folder of all that the app keeps. One app at a time uses it, so that the screen shows what is on the
disk.

An app that enters the folder locks a file in it. The system releases the lock when the process ends in any
way, so a killed process keeps nobody out. If the disk knows no locks, every app may enter, and kept.py makes
sure that no file of another app is overwritten.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, lock, make_folder, speaking_of, tidy

_LOCK = "coffres.lock"
_OCCUPIED = N_("coffres est déjà ouvert sur cet appareil, dans une autre fenêtre.")


class Occupied(Trouble):
    """Another app is running on this folder."""

    def __init__(self) -> None:
        super().__init__(_OCCUPIED)


def device_folder(find: Callable[[], str]) -> Path:
    """The folder in which the device keeps an app's files; `find` makes it, but not its parent."""
    try:
        return Path(find())
    except FileNotFoundError as error:
        folder = Path(error.filename)
        folder.mkdir(parents=True)
        return folder


class DataFolder:
    def __init__(self, path: Path, disk: Disk = DISK) -> None:
        self.path = path
        self._disk = disk
        self._fd = -1

    def enter(self) -> None:
        """Locks the folder until we leave or the process ends. Raises Occupied if another app has it, or
        another Trouble if the device does not let us write there (then nobody else can write either)."""
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
        """Leaves the folder. Leaving twice, or without having entered, does nothing."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1
