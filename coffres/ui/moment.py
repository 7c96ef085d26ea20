"""A moment of a game, with all that a board needs to show it: the live game makes one, and so does whoever
looks back at a game. A board cannot tell them apart, and asks nobody anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from coffres.engine.contract import CLOCK, EVERYTHING, TABLE, Ask, Fact, Game, Move, Options, View
from coffres.engine.handoff import silent
from coffres.engine.sight import Sight
from coffres.storage.roster import Seat
from coffres.ui.tablet import Tablet


class Moment(NamedTuple):
    game: str  # its key
    options: Options
    people: Sequence[Seat]  # what they are called and how they look, in seat order
    where: str  # how the tablet lies: see Tablet
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


def questions(tablet: Tablet, asks: Sequence[Ask]) -> list[Ask]:
    """All that is asked here side by side: of whoever has the tablet, or of everybody round it."""
    if tablet.ask is None or tablet.ask.secret:
        return [tablet.ask] if tablet.ask else []
    return [ask for ask in asks if not (ask.secret or ask.by == CLOCK or silent(ask))]


class Source(Protocol):
    """What a moment is made of: a match as it stands, or a position of a reel."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def options(self) -> Options: ...

    def asks(self) -> tuple[Ask, ...]: ...

    def legal(self, by: int) -> list[Move]: ...

    def view(self, viewer: int) -> View: ...

    def sight(self, viewer: int) -> Sight: ...

    def facts(self, viewer: int = TABLE) -> list[Fact]: ...

    def why_not(self, move: Move) -> str | None: ...


def moment_of(source: Source, tablet: Tablet, people: Sequence[Seat], viewer: int) -> Moment:
    """The game as it stands, for these eyes: EVERYTHING has all cards open on the table. RuntimeError before
    a curtain has been lifted."""
    if tablet.where == "curtain" and viewer != TABLE:
        raise RuntimeError("nothing is looked at before the curtain is lifted")
    sight = source.sight(viewer)
    whole = viewer in (TABLE, EVERYTHING)
    return Moment(
        source.game.key,
        source.options,
        tuple(people),
        tablet.where,
        sight.view if whole else source.view(TABLE),
        sight,
        sight.legal if whole else [*sight.legal, *source.legal(CLOCK)],
        tablet.ask,
        questions(tablet, source.asks()),
        source.why_not,
        source.facts,
    )
