"""The folder of evenings: at most one is under way, and the others are over."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, held, make_folder, read_bytes, speaking_of

if TYPE_CHECKING:
    from coffres.evening.evening import Evening, Event, Guest
    from coffres.storage.evening_file import EveningFile

_SUFFIX = ".jsonl"
_DELETED = "deleted"
_END = b'\n{"ended":1,'  # how the last line of an evening that is over begins
_UNDER_WAY = N_("Une soirée est déjà en cours.")


class EveningEntry(NamedTuple):
    """An evening that is over, as a list shows it."""

    key: str
    evening: Evening | None  # None if it cannot be read
    trouble: Trouble | None = None


class EveningShelf:
    """The evenings under `folder`, which is made together with the first one."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self._folder = folder
        self._disk = disk

    def keys(self) -> list[str]:
        """All evenings, the latest first."""
        return _keys(self._folder)

    def deleted(self) -> list[EveningEntry]:
        """The evenings that were deleted and can be restored, the latest first."""
        folder = self._folder / _DELETED
        return [_entry(key, folder / f"{key}{_SUFFIX}") for key in _keys(folder)]

    def path(self, key: str) -> Path:
        return self._folder / f"{key}{_SUFFIX}"

    def under_way(self) -> str:
        """The key of the evening under way; empty if there is none. It may be one that cannot be opened."""
        for key in self.keys()[:1]:
            if not _is_over(read_bytes(self.path(key))):
                return key
        return ""

    def over(self) -> list[str]:
        """The keys of the evenings that are over, the latest first."""
        under_way = self.under_way()
        return [key for key in self.keys() if key != under_way]

    def entry(self, key: str) -> EveningEntry:
        """An evening, only to look at it."""
        return _entry(key, self.path(key))

    def create(
        self, minutes: int, guests: tuple[Guest, ...], made: datetime, events: list[Event]
    ) -> tuple[str, EveningFile]:
        """A new evening, and its key. Raises Trouble if one is under way, or if it cannot be written."""
        from coffres.evening.evening import opened
        from coffres.storage.evening_file import EveningFile
        from coffres.storage.lines import MADE

        there = self.under_way()
        if there and self.entry(there).evening is not None:  # one that cannot be opened keeps nobody out
            raise Trouble(_UNDER_WAY)
        make_folder(self._folder, self._disk)
        made = made.astimezone(UTC)
        evening = opened(made.strftime(MADE), minutes, guests)
        key = self._free_key(f"{made:%Y%m%d-%H%M%S}")
        return key, EveningFile.create(self.path(key), evening, events, self._disk)

    def open(self, key: str) -> EveningFile:
        from coffres.storage.evening_file import EveningFile

        return EveningFile.open(self.path(key), self._disk)

    def _free_key(self, stem: str) -> str:
        """A key that comes after all others, even if the clock was put back."""
        latest = max([*self.keys(), ""])
        base = max(stem, latest[: len(stem)])
        key, number = base, 1
        places = (self._folder, self._folder / _DELETED)
        while key <= latest or any(os.path.lexists(place / f"{key}{_SUFFIX}") for place in places):
            number += 1
            key = f"{base}-{number:03}"
        return key

    # Putting away

    def delete(self, key: str) -> None:
        """Takes an evening off the list. It can be restored."""
        self._move(self.path(key), self._folder / _DELETED)

    def restore(self, key: str) -> None:
        self._move(self._folder / _DELETED / f"{key}{_SUFFIX}", self._folder)

    def purge(self) -> None:
        """Removes the deleted evenings for good."""
        for key in _keys(self._folder / _DELETED):
            path = self._folder / _DELETED / f"{key}{_SUFFIX}"
            with held(path):
                path.unlink()

    def _move(self, path: Path, folder: Path) -> None:
        make_folder(folder, self._disk)
        with held(path):
            self._disk.replace(path, folder / path.name)


def _keys(folder: Path) -> list[str]:
    """The keys of the evenings in a folder, the latest first."""
    with speaking_of(folder):
        try:
            names = [path for path in folder.iterdir() if path.suffix == _SUFFIX]
        except FileNotFoundError:
            return []
    return sorted((path.stem for path in names if not path.name.startswith(".")), reverse=True)


def _entry(key: str, path: Path) -> EveningEntry:
    from coffres.storage.evening_file import read_evening_file  # imported late: home reads none

    try:
        return EveningEntry(key, read_evening_file(path).evening)
    except Trouble as trouble:
        return EveningEntry(key, None, trouble)


def _is_over(data: bytes) -> bool:
    return data.endswith(b"\n") and data.rfind(_END) == data.rfind(b"\n", 0, -1) >= 0
