"""A match and its save as one: what the app plays on. Nothing is shown before it is safe on the disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from coffres import __version__
from coffres.engine.actors import Actor
from coffres.engine.contract import Move, Options
from coffres.engine.match import Match
from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    KEPT,
    Disk,
    create_locked,
    keep_copy,
    open_locked,
    read_open,
    replace_file,
    shown,
)
from coffres.storage.journal import Journal
from coffres.storage.lines import MADE, Header, back_text, header_text, play_text, seal_all, seat_text
from coffres.storage.migrate import CHAINS, Chains
from coffres.storage.reading import Reading, read
from coffres.storage.text import clean_name, typed_name

_READ_ONLY = N_("Cette partie suit d'anciennes règles : elle se relit mais ne se joue plus.")


class SavedGame:
    """The file of a match, and the match that it keeps: its keeper (see engine/match.py).

    What is played, taken back or renamed is written before it counts; when writing fails, Trouble is raised,
    match and file are where they were, and the same can be tried again.
    """

    match: Match  # there from `create` and `open` on

    def __init__(self, path: Path, header: Header, notes: list[Trouble], disk: Disk) -> None:
        self.path = path
        self.header = header
        self.notes = notes  # what the people should hear about the save that was opened
        self.frozen = False  # it follows older rules: it can be looked at, not played on
        self._disk = disk
        self._journal: Journal | None = None

    @classmethod
    def create(
        cls,
        path: Path,
        game: str,
        names: Sequence[str],
        options: Options,
        made: datetime,
        chance: Actor,
        disk: Disk = DISK,
    ) -> SavedGame:
        """A new game, dealt and saved. `path` must not exist yet."""
        session = Session(find(game), len(names), options)
        seats = tuple(clean_name(name) for name in names)
        when = made.astimezone(UTC).strftime(MADE)
        header = Header(game, session.game.rules, __version__, seats, dict(session.options), when)
        saved = cls(path, header, [], disk)
        saved.match = Match(session, seats, chance, saved)
        if saved._journal is None:  # nothing was to be dealt
            saved._begin([])
        return saved

    @classmethod
    def open(cls, path: Path, chance: Actor, disk: Disk = DISK, chains: Chains = CHAINS) -> SavedGame:
        """An old game, where it was left; `notes` say what was lost on the way."""
        fd = open_locked(path)
        try:
            data = read_open(path, fd)
            reading = read(data, shown(path), chains)
            saved = cls(path, reading.header, reading.notes, disk)
            saved.frozen = reading.frozen
            if reading.frozen:
                os.close(fd)
            else:
                if reading.mends:
                    fd = _mend(path, fd, data, reading, disk)
                saved._journal = Journal(path, fd, len(reading.good), reading.chain, disk)
            # Draws that were due when the power went are made here.
            saved.match = Match(reading.session, reading.names, chance, saved)
        except BaseException:
            os.close(fd)
            raise
        return saved

    # What the match asks of its keeper

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        texts = [play_text(move, total) for move, total in zip(moves, sums, strict=True)]
        if self._journal is None and not self.frozen:
            self._begin(texts)
        else:
            self._writable().append(texts)

    def take_back(self, who: int) -> None:
        self._writable().append([back_text(who)])

    def rename(self, seat: int, name: str) -> str:
        name = typed_name(name)
        self._writable().append([seat_text(seat, name)])
        return name

    def close(self) -> None:
        """Lets others open the save."""
        if self._journal is not None:
            self._journal.close()

    def _begin(self, texts: list[str]) -> None:
        """The first lines, in one write with the file itself: there is never half a beginning."""
        data, chain = seal_all([header_text(self.header), *texts], 0)
        fd = create_locked(self.path, data, self._disk)
        self._journal = Journal(self.path, fd, len(data), chain, self._disk)

    def _writable(self) -> Journal:
        if self._journal is None:
            raise Trouble(_READ_ONLY)
        return self._journal

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _mend(path: Path, fd: int, data: bytes, reading: Reading, disk: Disk) -> int:
    """Puts what can be read in the save's place and keeps what was there beside it, never over another."""
    kept = keep_copy(path, data, disk)
    replace_file(path, reading.good, disk)
    mended = open_locked(path)
    os.close(fd)  # held until here: nobody else may mend the same
    reading.notes.append(Trouble(KEPT, file=shown(kept)))
    return mended
