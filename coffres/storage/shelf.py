"""The folder of saves: games under way, finished games, and deleted ones of both kinds that can be restored.

The file of a finished game moves to another folder, and so does that of a deleted one. So the kind of a game
is known from its folder, without replaying it. Names are unique over all these folders, so that moving never
overwrites a file.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, overload

from coffres.engine.actors import Actor
from coffres.engine.contract import Options
from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    MISSING,
    THERE,
    Disk,
    create_locked,
    held,
    make_folder,
    read_bytes,
    shown,
    speaking_of,
    sync_folder,
)

if TYPE_CHECKING:
    from coffres.storage.lines import TakenOver
    from coffres.storage.saved_game import SavedGame

_SUFFIX = ".jsonl"
_FINISHED, _DELETED = "finished", "deleted"
_DELETED_FINISHED = f"{_DELETED}/{_FINISHED}"
_WAYS_BACK = {_DELETED: "", _DELETED_FINISHED: _FINISHED}  # from each folder of deleted games: to its own
_LATEST = datetime(9999, 1, 1, tzinfo=UTC).timestamp()  # used for files that a wrong clock has dated later
_TAKEN_OVER = 1000  # most lines about new players that are read for a list; older ones are ignored
_NOT_OVER = N_("Cette partie n'est pas finie.")
_PUT_AWAY = N_("Cette partie a été rangée depuis : elle attend parmi les parties rangées.")


class Entry(NamedTuple):
    """What a list shows about a game, found without replaying it."""

    key: str  # the shelf's name for the game
    played: datetime  # when it was last played
    trouble: Trouble | None  # why it cannot be opened; if set, the fields below are empty
    game: str = ""
    names: tuple[str, ...] = ()
    made: str = ""
    moves: int = 0


class _Lying(NamedTuple):
    """What is known about a save in its folder without reading it."""

    path: Path
    played: datetime
    trouble: Trouble | None = None


class Entries(Sequence[Entry]):
    """The saves of a folder, the one last played first. Only entries that are asked for are read."""

    def __init__(self, lying: Sequence[_Lying] = ()) -> None:
        self._lying = lying
        self._read: dict[int, Entry] = {}

    def __len__(self) -> int:
        return len(self._lying)

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Entry]: ...

    def __getitem__(self, place: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(place, slice):
            return Entries(self._lying[place])
        lying = self._lying[place]
        place = range(len(self))[place]
        if place not in self._read:
            self._read[place] = _entry(lying)
        return self._read[place]


class Shelf:
    """The saves under `folder`, which is made together with the first game."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self._folder = folder
        self._disk = disk

    # Looking

    def running(self) -> Entries:
        """Games under way, the one last played first. Damaged games are included, with their trouble."""
        return self._entries(self._folder)

    def finished(self) -> Entries:
        return self._entries(self._folder / _FINISHED)

    def deleted(self) -> Entries:
        """Deleted games that were under way."""
        return self._entries(self._folder / _DELETED)

    def deleted_finished(self) -> Entries:
        return self._entries(self._folder / _DELETED_FINISHED)

    def finished_paths(self) -> list[Path]:
        """The files of the finished games, in no order; none of them is read."""
        return _saves(self._folder / _FINISHED)

    def has_finished(self, game: str) -> bool:
        """Whether a game of this kind was finished here; the names of the files tell, none is read."""
        played = (*self.finished_paths(), *self.deleted_finished_paths())
        return any(f"-{game}" in path.stem for path in played)

    def deleted_finished_paths(self) -> list[Path]:
        return _saves(self._folder / _DELETED_FINISHED)

    @staticmethod
    def entry(path: Path) -> Entry:
        """What a list shows about this save."""
        return _entry(_lying(path))

    def path(self, key: str) -> Path:
        """The path of a save. Raises Trouble if there is none with this key."""
        for folder in self._folders():
            if (folder / f"{key}{_SUFFIX}").exists():
                return folder / f"{key}{_SUFFIX}"
        raise Trouble(MISSING, file=key)

    def _entries(self, folder: Path) -> Entries:
        lying = [_lying(path) for path in _saves(folder)]
        return Entries(sorted(lying, key=lambda one: (one.played, one.path.stem), reverse=True))

    def _folders(self) -> tuple[Path, ...]:
        return self._folder, *(self._folder / name for name in (_FINISHED, *_WAYS_BACK))

    # Playing

    def create(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        made: datetime,
        chance: Actor,
        levels: Sequence[str] = (),
        advice: bool = False,
        people: Sequence[str] = (),
    ) -> SavedGame:
        """A new game; see SavedGame.create."""
        # imported late: only looking at the shelf needs no playing
        from coffres.storage.saved_game import SavedGame

        make_folder(self._folder, self._disk)
        while True:
            path = self._folder / f"{self.free_key(game, made)}{_SUFFIX}"
            try:
                return SavedGame.create(
                    path, game, names, options, made, chance, self._disk, levels, advice, people
                )
            except Trouble as trouble:
                if trouble.sentence != THERE:  # another process took this name meanwhile: try the next one
                    raise

    def open(self, key: str, chance: Actor) -> SavedGame:
        """Opens a game. Raises Trouble for one that was put away: the caller's list is out of date."""
        from coffres.storage.saved_game import SavedGame

        path = self.path(key)
        if path.parent in [self._folder / name for name in _WAYS_BACK]:
            raise Trouble(_PUT_AWAY)
        return SavedGame.open(path, chance, self._disk)

    def free_key(self, game: str, made: datetime) -> str:
        """The key that a game would get if it began at this time."""
        stem = f"{made.astimezone(UTC):%Y%m%d-%H%M%S}-{game}"
        key, number = stem, 1
        while any(os.path.lexists(folder / f"{key}{_SUFFIX}") for folder in self._folders()):
            number += 1
            key = f"{stem}-{number}"
        return key

    def take_in(self, game: str, made: datetime, data: bytes) -> Path:
        """Keeps the content of a finished game that comes from elsewhere, under a free name. Raises Trouble
        if it cannot be written."""
        folder = self._folder / _FINISHED
        make_folder(folder, self._disk)
        while True:
            path = folder / f"{self.free_key(game, made)}{_SUFFIX}"
            try:
                os.close(create_locked(path, data, self._disk))
            except Trouble as trouble:
                if trouble.sentence != THERE:
                    raise
            else:
                return path

    def alike(self, size: int, ending: bytes) -> Path | None:
        """A save of any kind with this size, whose file ends like this."""
        for folder in self._folders():
            for path in _saves(folder):
                with speaking_of(path):
                    if path.stat().st_size == size and _ends(path, ending):
                        return path
        return None

    # Putting away

    def finish(self, saved: SavedGame) -> None:
        """Closes a game that is over, and moves it to the finished games."""
        if saved.match.asks():
            raise Trouble(_NOT_OVER)
        saved.close()
        self._move(saved.path, _FINISHED)

    def delete(self, key: str) -> None:
        """Takes a save off the lists. It can be restored until it is purged."""
        path = self.path(key)
        over = path.parent.name == _FINISHED
        self._move(path, _DELETED_FINISHED if over else _DELETED)

    def restore(self, key: str) -> None:
        """Puts a deleted save back where it was."""
        over = (self._folder / _DELETED_FINISHED / f"{key}{_SUFFIX}").exists()
        away = _DELETED_FINISHED if over else _DELETED
        self._move(self._folder / away / f"{key}{_SUFFIX}", _WAYS_BACK[away])

    def purge(self) -> None:
        """Removes the deleted games that were under way for good, and the copies that were kept of damaged
        ones."""
        self._purge(_DELETED)

    def purge_finished(self) -> None:
        """The same for the deleted games that were over."""
        self._purge(_DELETED_FINISHED)

    def _purge(self, place: str) -> None:
        for path in _saves(self._folder / place):
            with held(path):
                for folder in self._folders():
                    for copy in folder.glob(f"{escape(path.name)}.damaged-*"):
                        copy.unlink()
                path.unlink()

    def _move(self, path: Path, place: str) -> None:
        target = self._folder / place / path.name
        make_folder(target.parent, self._disk)
        with held(path):
            if target.exists():  # made by an older app, or put there by hand
                raise Trouble(THERE, file=shown(target))
            self._disk.replace(path, target)
            sync_folder(target.parent, self._disk)
            sync_folder(path.parent, self._disk)


def _is_save(path: Path) -> bool:
    return path.suffix == _SUFFIX and not path.name.startswith(".")


def _saves(folder: Path) -> list[Path]:
    with speaking_of(folder):
        try:
            return [path for path in folder.iterdir() if _is_save(path)]
        except FileNotFoundError:
            return []  # nothing has been put there yet


def _ends(path: Path, ending: bytes) -> bool:
    with path.open("rb") as file:
        file.seek(-len(ending), os.SEEK_END)
        return file.read() == ending


def _lying(path: Path) -> _Lying:
    try:
        with speaking_of(path):
            seconds = path.stat().st_mtime
    except Trouble as trouble:
        return _Lying(path, datetime.fromtimestamp(0, UTC), trouble)
    return _Lying(path, datetime.fromtimestamp(min(max(seconds, 0), _LATEST), UTC))


def _entry(lying: _Lying) -> Entry:
    key, path = lying.path.stem, lying.path
    if lying.trouble is not None:
        return Entry(key, lying.played, lying.trouble)
    from coffres.storage.reading import glance  # imported late: an empty shelf reads no save

    try:
        data = read_bytes(path)
        header = glance(data, shown(path))
    except Trouble as trouble:
        return Entry(key, lying.played, trouble)
    moves = data.count(b'\n{"by":') - data.count(b'\n{"back":')
    return Entry(key, lying.played, None, header.game, _names(header.seats, data), header.made, moves)


def _names(seats: tuple[str, ...], data: bytes) -> tuple[str, ...]:
    """The present names of the seats. A line of the journal says who took a seat over; for each seat the last
    one counts."""
    taken: dict[int, str] = {}
    end = len(data)
    for _line in range(_TAKEN_OVER):
        end = data.rfind(b'\n{"seat":', 0, end)
        if end < 0:
            break
        seat = _seat(data[end + 1 : data.find(b"\n", end + 1)])
        if seat is not None and seat.seat in range(len(seats)):
            taken.setdefault(seat.seat, seat.name)
        else:
            taken = {}  # the journal is damaged here: opening the game will report it
    return tuple(taken.get(seat, name) for seat, name in enumerate(seats))


def _seat(line: bytes) -> TakenOver | None:
    from coffres.storage.lines import TakenOver, Unreadable, data_of, entry_of

    try:
        data = data_of(line)
        data.pop("crc", None)
        data = {"level": PERSON, "person": NO_ONE, **data}  # a save of schema 1 has neither
        entry = entry_of(data)
    except Unreadable:
        return None
    return entry if isinstance(entry, TakenOver) else None
