"""A moment of a game, with all that a board needs to show it: the live game makes one, and so does whoever
looks back at a game. A board cannot tell them apart, and asks nobody anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from coffres.engine.contract import Ask, Fact, Move, Options, View
from coffres.engine.sight import Sight
from coffres.storage.roster import Seat


class Moment(NamedTuple):
    game: str  # its key
    options: Options
    people: Sequence[Seat]  # what they are called and how they look, in seat order
    stage: str  # how the tablet lies: see Driver
    table: View  # what lies open for all
    sight: Sight  # of whoever looks now: the table, or the one who holds the tablet
    moves: Sequence[Move]  # what may be done here, by anybody who is asked
    ask: Ask | None  # what the one in front of the tablet is asked
    questions: Sequence[Ask]  # all that is asked here side by side
    why_not: Callable[[Move], str | None]  # the clause against a move
    log: Callable[[], list[Fact]]  # all that the table was told

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.people]

    def legal(self, by: int) -> list[Move]:
        return [move for move in self.moves if move.by == by]
