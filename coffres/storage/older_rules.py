"""What happens to saves of older rules: each step changes the journal of one game to the next rules.

A line that today's rules refuse is left out if the game can go on without it. From the first line on that
fits neither the old rules nor the new ones, nothing is changed: whoever reads the save finds the fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble
from coffres.storage.lines import Back, Data, Play, Unreadable, entry_of, header_of
from coffres.storage.older_riddles import lines_of_today, riddles_drawn

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
    for line in _retold(header, entries):
        if line.stands or line.data.get("do") != verb:
            told.append(line.data)
    return told


def fort_boyard_1(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """When a reader left after the time was over or after a double, the next reader used to read another
    riddle. Now they only judge (FB-69). So the moves of that other riddle are left out, up to its verdict."""
    if not any(data.get("do") == "leave" for data in entries):
        return header, entries
    told = []
    instead = False  # whether another riddle is being played, of which only the verdict is kept
    for line in _retold(header, entries, _riddles_of_today(entries)):
        if line.stands or not instead:
            told.append(line.data)
        judging = any(ask.prompt == _JUDGES for ask in line.session.asks())
        instead = judging and (instead or line.data.get("do") == "leave")
    return header, told


def fort_boyard_2(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """There were 180 riddles; of those that were drawn some are gone, or are of another kind (FB-03). Nobody
    had a level of their own (FB-71)."""
    if isinstance(header.get("options"), dict):
        header = {**header, "options": {**header["options"], "riddle_levels": []}}
    retold = list(_retold(header, entries, _riddles_of_today(entries)))
    told = [data for line in retold for data in line.today]
    return header, told + entries[len(retold) :]


def _riddles_of_today(entries: list[Data]) -> Today:
    drawn = riddles_drawn(entries)
    return lambda session, data: lines_of_today(session, data, drawn)


class _Line(NamedTuple):
    data: Data
    today: list[Data]  # what is played instead of it
    session: Session  # the game after it
    stands: bool  # whether the rules accept it; otherwise it is not played


Today = Callable[[Session, Data], list[Data]]


def _retold(
    header: Data, entries: list[Data], today: Today = lambda _session, data: [data]
) -> Iterator[_Line]:
    try:
        known = header_of(header, "")
        session = Session(find(known.game), len(known.seats), known.options)
    except Trouble:
        return  # the first line is unreadable; whoever reads the save reports it
    for data in entries:
        lines = today(session, data)
        yield _Line(data, lines, session, all(_stands(session, line) for line in lines))


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
