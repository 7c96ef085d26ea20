"""A match together with its save, as the app uses it. Nothing is shown before it is safe on the disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self
from zlib import crc32

from coffres import __version__
from coffres.engine.actors import Actor
from coffres.engine.contract import Move, Options
from coffres.engine.levels import PERSON
from coffres.engine.match import Match
from coffres.engine.people import people_of
from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    TOO_MUCH,
    Disk,
    create_locked,
    open_locked,
    read_open,
    shown,
)
from coffres.storage.journal import Journal, mended
from coffres.storage.lines import (
    LONGEST_HEADER,
    MADE,
    Header,
    back_text,
    header_text,
    play_text,
    seal_all,
    seat_text,
)
from coffres.storage.migrate import CHAINS, Chains
from coffres.storage.reading import read
from coffres.storage.text import clean_name, typed_name

_READ_ONLY = N_("Cette partie suit d'anciennes règles : elle se relit mais ne se joue plus.")


class SavedGame:
    """The file of a match, and the match: this object is the match's keeper (see engine/match.py).

    A move, an undo or a new name is written before it counts. If writing fails, Trouble is raised, match and
    file are unchanged, and it can be tried again.
    """

    match: Match  # set by `create` and `open`

    def __init__(self, path: Path, header: Header, notes: list[Trouble], disk: Disk) -> None:
        self.path = path
        self.header = header
        self.notes = notes  # notes for people about the save that was opened
        self.frozen = False  # whether it has older rules, and can be looked at but not played on
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
        levels: Sequence[str] = (),
        advice: bool = False,
        people: Sequence[str] = (),
    ) -> SavedGame:
        """A new game, dealt and saved. `levels`: those of the seats that automata take; without them all are
        people. `people`: their ids. Raises Trouble if `path` exists or the game cannot be saved."""
        session = Session(find(game), len(names), options)
        seats = tuple(clean_name(name) for name in names)
        when = made.astimezone(UTC).strftime(MADE)
        levels = tuple(levels) or (PERSON,) * len(seats)
        options = dict(session.options)
        people = people_of(people, len(seats))
        header = Header(game, session.game.rules, __version__, seats, levels, people, advice, options, when)
        saved = cls(path, header, [], disk)
        saved.match = Match(session, seats, chance, saved, levels, people)
        if saved._journal is None:  # nothing had to be dealt
            saved._begin([])
        return saved

    @classmethod
    def open(cls, path: Path, chance: Actor, disk: Disk = DISK, chains: Chains = CHAINS) -> SavedGame:
        """Opens a game where it was left; its `notes` say what was lost. Raises Trouble if it cannot be
        opened."""
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
                    fd, note = mended(path, fd, data, reading.good, disk)
                    reading.notes.append(note)
                saved._journal = Journal(path, fd, len(reading.good), reading.chain, disk)
            # A draw that was due when the power failed is made here.
            people = (reading.levels, reading.people)
            saved.match = Match(reading.session, reading.names, chance, saved, *people)
        except BaseException:
            os.close(fd)
            raise
        return saved

    @property
    def key(self) -> str:
        """The shelf's name for this game."""
        return self.path.stem

    @property
    def seed(self) -> int:
        """The seed of this game's automata: the same whenever the save is opened."""
        return crc32(f"{self.header.game} {self.header.made}".encode())

    @property
    def advice(self) -> bool:
        """Whether this table may ask for advice."""
        return self.header.advice

    # The methods that the match calls

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        texts = [play_text(move, total) for move, total in zip(moves, sums, strict=True)]
        if self._journal is not None:
            self._journal.append(texts)
        elif self.frozen:
            raise Trouble(_READ_ONLY)
        else:
            self._begin(texts)

    def take_back(self, who: int) -> None:
        self._writable().append([back_text(who)])

    def sit(self, seat: int, name: str, level: str, person: str) -> str:
        name = typed_name(name)
        self._writable().append([seat_text(seat, name, level, person)])
        return name

    def close(self) -> None:
        """Closes the save, so that others can open it."""
        if self._journal is not None:
            self._journal.close()

    def _begin(self, texts: list[str]) -> None:
        """Writes the first lines together with the new file, so that a save never has half a beginning.
        Raises Trouble if the first line is too long to be read again."""
        data, chain = seal_all([header_text(self.header), *texts], 0)
        if data.index(b"\n") > LONGEST_HEADER:
            raise Trouble(TOO_MUCH, file=shown(self.path))
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
