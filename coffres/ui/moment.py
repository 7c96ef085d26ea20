"""A moment of a game, with all that a board needs to show it. The live game makes moments, and so does the
replay of a recorded game. A board cannot tell which of the two made one, and gets its facts from nowhere
else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from coffres.engine.contract import CLOCK, EVERYTHING, TABLE, Ask, Fact, Game, Move, Options, View
from coffres.engine.handoff import silent
from coffres.engine.sight import Sight
from coffres.storage.roster import Seat
from coffres.ui.tablet import Tablet


class Moment(NamedTuple):
    game: str  # the game's key
    options: Options
    people: Sequence[Seat]  # names and looks of the players, in seat order
    where: str  # how the tablet lies: see Tablet
    table: View  # the view of the table: what all may see
    sight: Sight  # the view of whoever looks now: the table, or the player who holds the tablet
    moves: Sequence[Move]  # all moves that may be made here, by anybody who is asked
    ask: Ask | None  # the question for the player in front of the tablet
    questions: Sequence[Ask]  # all questions asked on this screen, side by side
    why_not: Callable[[Move], str | None]  # gives the clause that refuses a move
    log: Callable[[], list[Fact]]  # gives all facts that the table was told

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.people]

    def legal(self, by: int) -> list[Move]:
        return [move for move in self.moves if move.by == by]


def questions(tablet: Tablet, asks: Sequence[Ask]) -> list[Ask]:
    """The questions asked on this screen: those for the player who has the tablet or, flat, for everybody."""
    if tablet.ask is None or tablet.ask.secret:
        return [tablet.ask] if tablet.ask else []
    return [ask for ask in asks if not (ask.secret or ask.by == CLOCK or silent(ask))]


class Source(Protocol):
    """What a moment is made from: a live match, or a position of a reel."""

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
    """The moment of the game for this viewer; EVERYTHING shows all cards on the table. Raises RuntimeError
    before the curtain has been lifted."""
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
