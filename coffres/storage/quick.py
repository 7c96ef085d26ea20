"""Reads a save that is exactly as this version writes it, all at once: several times as fast as reading.py.

For a save that is anything else (older, damaged, cut off) there is no answer here, and reading.py is asked.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Self
from zlib import crc32

from coffres.engine.contract import Game, Move
from coffres.engine.registry import GAMES
from coffres.storage.lines import (
    CRC,
    SCHEMA,
    Data,
    Entry,
    Header,
    Play,
    TakenOver,
    Unreadable,
    data_of,
    entry_of,
    first_line,
    header_of,
)
from coffres.storage.seated import Seated

_SEAL = re.compile(rb',"crc":(?:0|[1-9][0-9]{0,9})\}\n')
_SUM = b',"sum":'  # no text within a line contains it: in there a quote has a backslash before it
_MOST = 10_000  # most moves that are remembered with the text they were read from

_moves: dict[bytes, Move] = {}


class Script(NamedTuple):
    """What a save says: the moves that count in the end, the sum after each of them, and who sat where."""

    game: Game[Any]
    header: Header
    seated: Seated
    moves: list[Move]
    sums: list[bytes]  # as they are written

    @classmethod
    def begun(cls, game: Game[Any], header: Header) -> Self:
        return cls(game, header, Seated.first(header), [], [])

    def add(self, entry: Entry) -> bool:
        """What the next line says. False for a line that cannot stand here."""
        if isinstance(entry, Play):
            self.moves.append(entry.move)
            self.sums.append(b"%d" % entry.sum)
        elif isinstance(entry, TakenOver):
            return self.seated.take(entry)
        elif self.moves and self.moves[-1].by == entry.who:
            self.moves.pop()
            self.sums.pop()
        else:
            return False
        return True


def script_of(data: bytes, file: str) -> Script | None:
    """What the save says; None if it is not as we write it. Raises Trouble for what is no save of ours."""
    first = first_line(data, file)
    game = GAMES.get(first.data["game"])
    if game is None or first.data["schema"] != SCHEMA or first.data["rules"] != game.rules:
        return None
    raws = _sealed(data)
    if raws is None:
        return None
    script = Script.begun(game, header_of(first.data, file))
    try:
        return script if _follow(script, raws) else None
    except Unreadable:
        return None


def _sealed(data: bytes) -> list[bytes] | None:
    """The lines below the first without their seals; None if anything in them changed. The last seal says so:
    it covers all lines above, though not their seals, which say nothing else."""
    *raws, rest = _SEAL.split(data)
    if rest or not data.endswith(b"%b%d}\n" % (CRC, crc32(b"".join(raws)))):
        return None
    return raws[1:]


def _follow(script: Script, raws: list[bytes]) -> bool:
    seen, play, tally = _moves.get, script.moves.append, script.sums.append
    for raw in raws:
        text, _, total = raw.rpartition(_SUM)
        move = seen(text)
        if move is not None:
            play(move)
            tally(total)
            continue
        entry = entry_of(data_of(raw + b"}"))
        if isinstance(entry, Play):
            if len(_moves) == _MOST:
                _moves.clear()
            _moves[text] = entry.move
        if not script.add(entry):
            return False
    return all(script.sums) and b"".join(script.sums).isdigit()


def script_from(game: Game[Any], header: Header, entries: list[Data]) -> Script | None:
    """The same from lines that have been brought up to date; None for a line that no version writes."""
    script = Script.begun(game, header)
    try:
        return script if all(script.add(entry_of(data)) for data in entries) else None
    except Unreadable:
        return None
