"""What happens to saves of older rules: each step changes the journal of one game to the next rules.

A line that today's rules refuse is left out if the game can go on without it. From the first line on that
fits neither the old rules nor the new ones, nothing is changed: whoever reads the save finds the fault.
"""

from __future__ import annotations

from collections.abc import Iterator

from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble
from coffres.storage.lines import Back, Data, Play, Unreadable, entry_of, header_of

_JUDGES = "spoken_before"  # the question to a reader after the time is over or a double (FB-62)


def coffre_et_cle_1(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """Removes names that were taken back (CC-33), because they count as not said, and stops of games already
    won (CC-58)."""
    told = _without_names_taken_back(entries)
    if any(data.get("do") == "stop" for data in told):
        told = _without_refused(header, told, "stop")
    return header, told


def _without_names_taken_back(entries: list[Data]) -> list[Data]:
    told: list[Data | None] = []
    plays: list[int] = []  # for each move that still counts, its place in `told`
    for data in entries:
        if "do" in data:
            plays.append(len(told))
        elif "back" in data and plays:
            taken = plays.pop()
            if _verb(told[taken]) == "name":
                told[taken] = None
                continue
        told.append(data)
    return [data for data in told if data is not None]


def _verb(data: Data | None) -> object:
    return data and data.get("do")


def _without_refused(header: Data, entries: list[Data], verb: str) -> list[Data]:
    """The lines without moves with this verb that the rules refuse."""
    told = []
    for data, _session, stands in _retold(header, entries):
        if stands or data.get("do") != verb:
            told.append(data)
    return told


def fort_boyard_1(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """When a reader left after the time was over or after a double, the next reader used to read another
    riddle. Now they only judge (FB-69). So the moves of that other riddle are left out, up to its verdict."""
    if not any(data.get("do") == "leave" for data in entries):
        return header, entries
    told = []
    instead = False  # whether another riddle is being played, of which only the verdict is kept
    for data, session, stands in _retold(header, entries):
        if stands or not instead:
            told.append(data)
        judging = any(ask.prompt == _JUDGES for ask in session.asks())
        instead = judging and (instead or data.get("do") == "leave")
    return header, told


def _retold(header: Data, entries: list[Data]) -> Iterator[tuple[Data, Session, bool]]:
    """For each line: the line, the game after it, and whether the rules accept it. A refused line is not
    played."""
    try:
        known = header_of(header, "")
        session = Session(find(known.game), len(known.seats), known.options)
    except Trouble:
        return  # the first line is unreadable; whoever reads the save reports it
    for data in entries:
        yield data, session, _stands(session, data)


def _stands(session: Session, data: Data) -> bool:
    try:
        entry = entry_of(data)
        if isinstance(entry, Play):
            session.play(entry.move)
        elif isinstance(entry, Back):
            session.undo(entry.who)
    except (Unreadable, Trouble):
        return False
    return True
