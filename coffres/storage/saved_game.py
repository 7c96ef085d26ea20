"""A session and its save as one: what the app plays on. Nothing is shown before it is safe on the disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from coffres import __version__
from coffres.engine.actors import Actor, draw_silently
from coffres.engine.contract import Fact, Move, Options
from coffres.engine.registry import find
from coffres.engine.session import Refused, Session
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
    """A game under way that survives the app.

    `play`, `undo` and `rename` are written before they return; when writing fails they raise Trouble, the
    session and the file are where they were, and the same can be tried again.
    """

    def __init__(self, path: Path, reading: Reading, journal: Journal | None, chance: Actor) -> None:
        self.path = path
        self.header = reading.header
        self.session = reading.session
        self.names = reading.names
        self.notes = reading.notes  # what the people should hear about the save that was opened
        self._journal = journal
        self._chance = chance

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
        draw_silently(session, chance)
        data, chain = seal_all([header_text(header), *_texts(session, 0)], 0)
        journal = Journal(path, create_locked(path, data, disk), len(data), chain, disk)
        return cls(
            path, Reading(header, session, list(seats), [], False, data, chain, False), journal, chance
        )

    @classmethod
    def open(cls, path: Path, chance: Actor, disk: Disk = DISK, chains: Chains = CHAINS) -> SavedGame:
        """An old game, where it was left; `notes` say what was lost on the way."""
        fd = open_locked(path)
        try:
            data = read_open(path, fd)
            reading = read(data, shown(path), chains)
            if reading.frozen:
                os.close(fd)
                return cls(path, reading, None, chance)
            if reading.mends:
                fd = _mend(path, fd, data, reading, disk)
            journal = Journal(path, fd, len(reading.good), reading.chain, disk)
            saved = cls(path, reading, journal, chance)
            saved._play(None)  # draws that were due when the power went
        except BaseException:
            os.close(fd)
            raise
        return saved

    @property
    def read_only(self) -> bool:
        return self._journal is None

    def play(self, move: Move) -> list[Fact]:
        """Plays a move and the silent draws it leads to; what the table is told of each."""
        return self._play(move)

    def _play(self, move: Move | None) -> list[Fact]:
        journal = self._writable()
        start = len(self.session.moves)
        try:
            if move is not None:
                self.session.play(move)
            draw_silently(self.session, self._chance)
            if texts := _texts(self.session, start):
                journal.append(texts)
        except BaseException as error:
            if len(self.session.moves) > start or not isinstance(error, Refused):
                self.session.rewind(start)
            raise
        return self.session.told[start:]

    def undo(self, who: int) -> Move:
        """Takes back the last move, of `who`; Trouble, saying why, where the floor is reached."""
        journal = self._writable()
        undone = self.session.undo(who)
        try:
            journal.append([back_text(who)])
        except BaseException:
            self.session.play(undone)
            raise
        return undone

    def rename(self, seat: int, name: str) -> None:
        """Somebody takes a seat over, with its secrets."""
        if seat not in range(len(self.names)):
            raise IndexError(seat)
        name = typed_name(name)
        self._writable().append([seat_text(seat, name)])
        self.names[seat] = name

    def _writable(self) -> Journal:
        if self._journal is None:
            raise Trouble(_READ_ONLY)
        return self._journal

    def close(self) -> None:
        """Lets others open the save."""
        if self._journal is not None:
            self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _texts(session: Session, start: int) -> list[str]:
    """The lines of the moves from number `start` on."""
    return [
        play_text(move, total)
        for move, total in zip(session.moves[start:], session.sums[start:], strict=True)
    ]


def _mend(path: Path, fd: int, data: bytes, reading: Reading, disk: Disk) -> int:
    """Puts what can be read in the save's place and keeps what was there beside it, never over another."""
    kept = keep_copy(path, data, disk)
    replace_file(path, reading.good, disk)
    mended = open_locked(path)
    os.close(fd)  # held until here: nobody else may mend the same
    reading.notes.append(Trouble(KEPT, file=shown(kept)))
    return mended
