"""The file of an evening: a journal with the promises of a game's.

What was told is safely on the disk. A torn or damaged end is said, and the evening goes on just before it.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from coffres.engine.trouble import N_, Trouble
from coffres.evening.evening import Evening, Event, Impossible, after
from coffres.storage.disk import DISK, Disk, create_locked, open_locked, read_bytes, read_open, shown
from coffres.storage.evening_lines import OPENING, SCHEMA, evening_of, event_of, first_text, text_of
from coffres.storage.journal import Journal, mended
from coffres.storage.lines import LONGEST_HEADER, NEWER, Unreadable, data_of, seal_all, unseal

TORN = N_("La dernière ligne de la soirée n'avait pas fini de s'écrire : ce qu'elle disait est à refaire.")
DAMAGED = N_("La soirée est abîmée à la ligne {line} (lignes perdues : {lost}) : elle reprend juste avant.")
NOT_AN_EVENING = N_("« {file} » n'est pas une soirée de coffres.")
BAD_BEGINNING = N_("La première ligne de « {file} » est abîmée : la soirée ne peut pas être ouverte.")
_CANNOT = N_("Cela ne peut pas se faire à ce moment de la soirée.")


class EveningReading(NamedTuple):
    """An evening as it was read from its file."""

    evening: Evening
    notes: list[Trouble]
    good: bytes  # the good part of the content, without a line that was cut off at its end
    chain: int  # the crc of the last good line
    mends: bool  # whether more is wrong than a cut-off last line


def read_evening(data: bytes, file: str) -> EveningReading:
    """Reads an evening; `file` is its name for sentences. Raises Trouble if nothing of it can be read."""
    first, _, _ = data.partition(b"\n")
    evening, chain = _beginning(first, data, file)
    *lines, torn = data[len(first) + 1 :].split(b"\n")
    end, done = len(first) + 1, 0
    for line in lines:
        try:
            text, crc = unseal(line, chain)
            evening = after(evening, event_of(data_of(text)))
        except (Unreadable, Impossible):
            break
        chain, end, done = crc, end + len(line) + 1, done + 1
    lost = len(lines) - done
    notes = [Trouble(TORN)] if torn else []
    if lost:
        notes = [Trouble(DAMAGED, line=done + 2, lost=lost + bool(torn))]
    return EveningReading(evening, notes, data[:end], chain, mends=lost > 0)


def read_evening_file(path: Path) -> EveningReading:
    """Reads an evening only to look at it."""
    return read_evening(read_bytes(path), shown(path))


def _beginning(first: bytes, data: bytes, file: str) -> tuple[Evening, int]:
    if not first.startswith(OPENING):
        raise Trouble(NOT_AN_EVENING, file=file)
    try:
        if len(first) == len(data) or len(first) > LONGEST_HEADER:
            raise Unreadable
        text, chain = unseal(first, 0)
        found = data_of(text)
        schema = found.get("evening")
        if type(schema) is int and schema > SCHEMA:
            raise Trouble(NEWER, file=file)
        return evening_of(found), chain
    except Unreadable:
        raise Trouble(BAD_BEGINNING, file=file) from None


class EveningFile:
    """An evening and its file, open for writing and locked for us. An event is written before it counts: if
    that fails, Trouble is raised, nothing has changed, and it can be tried again."""

    def __init__(self, evening: Evening, notes: list[Trouble], journal: Journal) -> None:
        self.evening = evening
        self.notes = notes  # notes for people about the file that was opened
        self._journal = journal

    @classmethod
    def create(cls, path: Path, evening: Evening, events: list[Event], disk: Disk = DISK) -> EveningFile:
        """A new evening, with what happens at its beginning. Raises Trouble if `path` exists."""
        told = _told(evening, events)
        data, chain = seal_all([first_text(evening), *map(text_of, events)], 0)
        fd = create_locked(path, data, disk)
        return cls(told, [], Journal(path, fd, len(data), chain, disk))

    @classmethod
    def open(cls, path: Path, disk: Disk = DISK) -> EveningFile:
        """Opens an evening where it was left; its `notes` say what was lost."""
        fd = open_locked(path)
        try:
            data = read_open(path, fd)
            reading = read_evening(data, shown(path))
            if reading.mends:
                fd, note = mended(path, fd, data, reading.good, disk)
                reading.notes.append(note)
            journal = Journal(path, fd, len(reading.good), reading.chain, disk)
        except BaseException:
            os.close(fd)
            raise
        return cls(reading.evening, reading.notes, journal)

    def tell(self, *events: Event) -> None:
        """Writes what happened, all of it or nothing."""
        evening = _told(self.evening, list(events))
        if events:
            self._journal.append([text_of(event) for event in events])
        self.evening = evening

    def close(self) -> None:
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _told(evening: Evening, events: list[Event]) -> Evening:
    try:
        for event in events:
            evening = after(evening, event)
    except Impossible:
        raise Trouble(_CANNOT) from None
    return evening
