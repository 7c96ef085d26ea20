"""The riddles that older games of Fort Boyard have drawn, as those that may be drawn today (FB-03).

Some riddles are gone, of others the level changed, or how often one may answer. A draw keeps its riddle if
that may still be drawn and allows as many answers. Otherwise a riddle that may be drawn takes its place: if
possible one that allows as many answers, that this game does not draw elsewhere, and of the same level. So
all later moves stay possible, and the same save always becomes the same game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from coffres.engine.contract import CHANCE, CLOCK, Move
from coffres.engine.session import Session
from coffres.storage.lines import Data

_DRAW = "riddle"
_HOURGLASS = Move(CLOCK, "hourglass")
_A_LEVEL = 60  # r001 to r060 were of level 1, the next 60 of level 2, the last 60 of level 3
_ONE_ANSWER = frozenset((*range(38, 42), *range(61, 69), 117, 121, 122, 123, 135, 155, 156, 162))


class _Kind(NamedTuple):
    """What the rules knew of a riddle."""

    one_answer: bool
    level: int


_OLD = {
    f"r{number:03}": _Kind(number in _ONE_ANSWER, 1 + (number - 1) // _A_LEVEL)
    for number in range(1, 3 * _A_LEVEL + 1)
}


def riddles_drawn(entries: Iterable[Data]) -> frozenset[object]:
    return frozenset(_drawn(data) for data in entries) - {None}


def lines_of_today(session: Session, data: Data, drawn: frozenset[object]) -> list[Data]:
    """The lines for a line of an older game that has come to where `session` is; it draws the riddles
    `drawn`."""
    id_ = _drawn(data)
    if id_ is not None:
        return [{**data, "with": [_instead(session, id_, drawn)]}]
    if _judged_wrong_too_early(session, data):
        return [{"by": CLOCK, "do": _HOURGLASS.verb, "with": [], "sum": 0}, data]
    return [data]


def _drawn(data: Data) -> str | None:
    """The id of the riddle that a line draws."""
    if data.get("by") != CHANCE or data.get("do") != _DRAW:
        return None
    match data.get("with"):
        case [str(id_)]:
            return id_
    return None


def _instead(session: Session, id_: str, drawn: frozenset[object]) -> str:
    possible = [move.args[0] for move in session.legal(CHANCE) if move.verb == _DRAW]
    today: dict[str, Any] = {riddle.id: riddle for riddle in session.state.box.riddles}
    was = _OLD.get(id_) or today.get(id_)
    if was is None or not possible:
        return id_  # whoever reads the save finds the fault
    if id_ in possible and today[id_].one_answer == was.one_answer:
        return id_

    def unlike(other: str) -> tuple[bool, bool, bool]:
        riddle = today[other]
        return riddle.one_answer != was.one_answer, other in drawn, riddle.level != was.level

    return str(min(possible, key=unlike))


def _judged_wrong_too_early(session: Session, data: Data) -> bool:
    """Whether one answer counted, and was wrong, where no riddle was left that allows only one. Then the time
    is over first: what was won or lost stays the same."""
    if data.get("do") != "wrong":
        return False
    judge = data.get("by")
    verbs = [move.verb for move in session.legal(judge)] if isinstance(judge, int) else []
    return "right" in verbs and "wrong" not in verbs and _HOURGLASS in session.legal(CLOCK)
