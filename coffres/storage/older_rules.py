"""What becomes of games of older rules: each step here tells the journal of one game anew.

A line that the rules of today refuse is left out where the game goes on as well without it. From the first
line that fits neither the old rules nor the new ones, all is left as it stands: whoever reads on finds it.
"""

from __future__ import annotations

from collections.abc import Iterator

from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble
from coffres.storage.lines import Back, Data, Play, Unreadable, entry_of, header_of

_JUDGES = "spoken_before"  # the question to a reader after the time or a double (FB-62)


def coffre_et_cle_1(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """A name that was taken back (CC-33) was never said; a game that is won is not stopped (CC-58)."""
    told = _without_names_taken_back(entries)
    if any(data.get("do") == "stop" for data in told):
        told = _without_refused(header, told, "stop")
    return header, told


def _without_names_taken_back(entries: list[Data]) -> list[Data]:
    told: list[Data | None] = []
    plays: list[int] = []  # where in `told` the moves are that stand
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
    """Without those moves of this kind that the rules refuse."""
    told = []
    for data, _session, stands in _retold(header, entries):
        if stands or data.get("do") != verb:
            told.append(data)
    return told


def fort_boyard_1(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """When a reader left after the time or a double, the next one read another riddle; now they only judge
    (FB-69). So what was played of that other riddle is left out, up to the verdict on it."""
    if not any(data.get("do") == "leave" for data in entries):
        return header, entries
    told = []
    instead = False  # of another riddle there is only a verdict
    for data, session, stands in _retold(header, entries):
        if stands or not instead:
            told.append(data)
        judging = any(ask.prompt == _JUDGES for ask in session.asks())
        instead = judging and (instead or data.get("do") == "leave")
    return header, told


def _retold(header: Data, entries: list[Data]) -> Iterator[tuple[Data, Session, bool]]:
    """Each line, the game after it, and whether the rules let it stand; a refused one is skipped."""
    try:
        known = header_of(header, "")
        session = Session(find(known.game), len(known.seats), known.options)
    except Trouble:
        return  # a first line that cannot be read: it will be said
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
