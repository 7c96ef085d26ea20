"""What a viewer may know and do in a position: all that a person, a bot or a board ever gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from coffres.engine.contract import EVERYTHING, TABLE, Ask, Fact, Game, Move, View
from coffres.engine.handoff import silent


class Sight(NamedTuple):
    """A position as one viewer sees it. It contains nothing from which the state can be reached."""

    viewer: int  # a seat, TABLE or EVERYTHING
    view: View
    asks: tuple[Ask, ...]  # all questions: everybody may know what is asked
    legal: list[Move]  # a seat's own moves; for TABLE: the moves that answer every public question
    told: Callable[[], list[Fact]]  # gives all facts this viewer has been told so far, one a move


class Visible(Protocol):
    """What can be looked at: a session, or a position of a game."""

    def asks(self) -> tuple[Ask, ...]: ...

    def legal(self, by: int) -> list[Move]: ...

    def view(self, viewer: int) -> View: ...


class Snapshot(NamedTuple):
    """A state of a game, which can be looked at as a session can."""

    game: Game[Any]
    state: Any

    def asks(self) -> tuple[Ask, ...]:
        return self.game.asks(self.state)

    def legal(self, by: int) -> list[Move]:
        return self.game.legal(self.state, by)

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)


def sight(visible: Visible, viewer: int, told: Callable[[], list[Fact]]) -> Sight:
    asks = visible.asks()
    return Sight(viewer, visible.view(viewer), asks, _moves(visible, viewer, asks), told)


def _moves(visible: Visible, viewer: int, asks: tuple[Ask, ...]) -> list[Move]:
    if viewer == EVERYTHING:  # EVERYTHING is no player, and only looks
        return []
    if viewer != TABLE:
        return list(visible.legal(viewer))
    chairs = dict.fromkeys(ask.by for ask in asks if not ask.secret and not silent(ask))
    return [move for by in chairs for move in visible.legal(by)]
