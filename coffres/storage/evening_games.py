"""What a game was worth in an evening, from its save: the evening's own file needs only the save's name."""

from __future__ import annotations

from pathlib import Path

from coffres.engine.levels import PERSON
from coffres.engine.registry import prizes
from coffres.evening.keys import Finish, finish_of
from coffres.storage.lines import TakenOver, Unreadable, data_of, entry_of
from coffres.storage.reading import Reading, read_file

_SEAT = b'{"seat":'


def finish_in(path: Path) -> Finish | None:
    """What the game in this save came to; None as long as it is not over. Raises Trouble if the save cannot
    be read."""
    reading = read_file(path)
    outcome = None if reading.session.asks() else reading.session.outcome()
    if outcome is None:
        return None
    facts = reading.session.told
    return finish_of(outcome, owners_in(reading), reading.names, facts, prizes(reading.header.game))


def owners_in(reading: Reading) -> list[str]:
    """For each seat the id of the last person who sat there. What an automaton did for somebody who had left
    is still theirs; somebody who took the seat over has the whole result."""
    owners = list(reading.header.people)
    for line in reading.good.split(b"\n")[1:]:
        entry = _taken_over(line) if line.startswith(_SEAT) else None
        if entry is not None and entry.level == PERSON:
            owners[entry.seat] = entry.person
    return owners


def _taken_over(line: bytes) -> TakenOver | None:
    data = data_of(line)
    data.pop("crc", None)
    try:
        entry = entry_of({"level": PERSON, "person": "", **data})
    except Unreadable:  # only a save of the first schema that nobody has written anew
        return None
    return entry if isinstance(entry, TakenOver) else None
