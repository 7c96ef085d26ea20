"""Reads a save. For every line: is it undamaged, is it legal, and does it lead to the position it led to
then?

Reads bytes and changes no file. What to do about a fault is decided in saved_game.py.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from coffres.engine.contract import Game
from coffres.engine.options import check_seats
from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import read_bytes, shown
from coffres.storage.lines import (
    NEWER,
    Data,
    Entry,
    FirstLine,
    Header,
    Play,
    TakenOver,
    Unreadable,
    all_data_of,
    back_text,
    entry_of,
    first_line,
    header_of,
    header_text,
    play_text,
    seal_all,
    seat_text,
    unseal,
)
from coffres.storage.migrate import CHAINS, Chains, Migrated, migrate
from coffres.storage.seated import Seated

T = TypeVar("T")

_SLICE = 10  # lines of a journal that are replayed at a time

TORN = N_("La dernière ligne n'avait pas fini de s'écrire : ce coup-là est à refaire.")
DAMAGED = N_("La partie est abîmée à la ligne {line} (lignes perdues : {lost}) : elle reprend juste avant.")
DIVERGED = N_(
    "À la ligne {line}, la partie ne se rejoue plus comme elle s'est jouée (lignes perdues : {lost}) : "
    "elle reprend juste avant."
)
ALTERED = N_("La première ligne de la partie a été changée : les noms et les options sont à vérifier.")
OLDER = N_("Cette partie suit d'anciennes règles : elle se relit jusqu'au coup {moves} mais ne se joue plus.")


class Reading(NamedTuple):
    """A game as it was read from its save."""

    header: Header
    session: Session
    names: list[str]  # the present player of each seat
    levels: list[str]  # the present level of each seat: PERSON, or that of an automaton
    people: list[str]  # the id of the present player of each seat
    notes: list[Trouble]  # notes for people about the save
    frozen: bool  # whether it has older rules and can only be looked at
    good: bytes  # the good part of the file's content, without a line that was cut off at its end
    chain: int  # the crc of the last good line
    # whether more is wrong than a cut-off last line, or the save was migrated, so that the file must be
    # replaced
    mends: bool


class Body(NamedTuple):
    """The lines below the header that are undamaged."""

    entries: list[Data]
    ends: list[int]  # ends[n]: where in the file the first n of them end
    chains: list[int]  # chains[n]: the crc at that place
    lines: int  # the number of all lines, with the damaged ones
    torn: bool


class Unplayed(NamedTuple):
    """A save whose lines have been understood, but not replayed."""

    first: FirstLine
    game: Game[Any]
    body: Body
    migrated: Migrated
    header: Header

    @property
    def damaged(self) -> bool:
        """Whether some lines below the first are not what was written."""
        return self.body.torn or self.body.lines > len(self.body.entries)


def unplayed(data: bytes, file: str, chains: Chains = CHAINS) -> Unplayed:
    """The lines of a save; `file` is its name for sentences. Raises Trouble if nothing can be read."""
    first, game = _known(data, file)
    body = _body(data, first.length, first.stated)
    if not first.intact and not body.entries:  # then the crc itself may be what was changed
        body = _body(data, first.length, first.true)
    migrated = migrate(first.data, body.entries, game.rules, chains)
    return Unplayed(first, game, body, migrated, header_of(migrated.header, file))


def read(data: bytes, file: str, chains: Chains = CHAINS) -> Reading:
    """Reads a save; `file` is its name for sentences. Raises Trouble if nothing of the game can be read."""
    first, game, body, migrated, header = unplayed(data, file, chains)
    replay = Replay(Session(game, len(header.seats), header.options), header)
    done = replay.run(migrated)
    notes = [] if first.intact else [Trouble(ALTERED)]
    notes += _notes(body, migrated, done, len(replay.session.moves))
    rewrites = migrated.changed or not first.intact
    if rewrites:
        good, chain = seal_all([header_text(header), *replay.texts()], 0)
    else:
        good, chain = data[: body.ends[done]], body.chains[done]
    mends = rewrites or done < body.lines
    people = (replay.names, replay.levels, replay.people)
    return Reading(header, replay.session, *people, notes, migrated.frozen, good, chain, mends)


def read_file(path: Path, chains: Chains = CHAINS) -> Reading:
    """Reads a save only to look at it: no lock is taken, and somebody else may be playing the game."""
    return read(read_bytes(path), shown(path), chains)


def glance(data: bytes, file: str, chains: Chains = CHAINS) -> Header:
    """Only the header: nothing is replayed. Raises Trouble if it cannot be read."""
    first, game = _known(data, file)
    header = header_of(migrate(first.data, [], game.rules, chains).header, file)
    check_seats(game, len(header.seats))
    return header


def _known(data: bytes, file: str) -> tuple[FirstLine, Game[Any]]:
    """The first line and its game. Raises Trouble for a game or rules that this version does not have."""
    first = first_line(data, file)
    game = find(first.data["game"])
    if first.data["rules"] > game.rules:
        raise Trouble(NEWER, file=file)
    return first, game


def _notes(body: Body, migrated: Migrated, done: int, moves: int) -> list[Trouble]:
    """The notes for people, when `done` lines could be replayed and gave so many moves."""
    if migrated.frozen:
        return [Trouble(OLDER, moves=moves)]
    damaged = body.lines - len(body.entries)
    diverged = len(migrated.entries) - done
    if damaged or diverged:
        sentence = DIVERGED if diverged else DAMAGED
        return [Trouble(sentence, line=done + 2, lost=damaged + diverged + body.torn)]
    return [Trouble(TORN)] if body.torn else []


def _body(data: bytes, start: int, chain: int) -> Body:
    lines = data[start:].split(b"\n")
    torn = bool(lines.pop())  # the part after the last line end: empty, or a line cut off
    body = Body([], [start], [chain], len(lines), torn)
    end = start
    texts = []
    for line in lines:
        try:
            text, chain = unseal(line, chain)
        except Unreadable:
            break
        texts.append(text)
        end += len(line) + 1
        body.ends.append(end)
        body.chains.append(chain)
    body.entries.extend(all_data_of(texts))
    return body


def exhaust(steps: Generator[None, None, T]) -> T:
    """Does work that is given in slices at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("T", end.value)


class Replay:
    """Replays a journal line by line."""

    def __init__(self, session: Session, header: Header) -> None:
        self.session = session
        self.seated = Seated.first(header)
        self.names, self.levels, self.people, *_ = self.seated
        self._entries: list[tuple[Entry, int]] = []  # each entry with the session's sum after it

    def run(self, migrated: Migrated) -> int:
        """Replays the lines. Returns how many of them are good."""
        return exhaust(self.steps(migrated))

    def steps(self, migrated: Migrated) -> Generator[None, None, int]:
        """The same, in slices between which something else can be done."""
        for number, data in enumerate(migrated.entries, 1):
            try:
                entry = entry_of(data)
                self._take(entry, check_sum=not migrated.resums)
            except (Unreadable, Trouble):
                break
            self._entries.append((entry, self.session.sum))
            if number % _SLICE == 0:
                yield
        return len(self._entries)

    def _take(self, entry: Entry, check_sum: bool) -> None:
        """Replays one line. Raises Unreadable or Trouble, and changes nothing, if the line is not good."""
        if isinstance(entry, Play):
            self.session.play(entry.move)
            if check_sum and self.session.sum != entry.sum:
                self.session.rewind(len(self.session.moves) - 1)
                raise Unreadable
        elif isinstance(entry, TakenOver):
            if not self.seated.take(entry):
                raise Unreadable
        else:
            self.session.undo(entry.who)

    def texts(self) -> list[str]:
        """The good lines, written anew."""
        return [_text(entry, total) for entry, total in self._entries]


def _text(entry: Entry, total: int) -> str:
    if isinstance(entry, Play):
        return play_text(entry.move, total)
    return seat_text(*entry) if isinstance(entry, TakenOver) else back_text(entry.who)
