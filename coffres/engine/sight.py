"""What somebody may know of a position and do there: all that a person, an automaton or a board ever gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from coffres.engine.contract import EVERYTHING, TABLE, Ask, Fact, Game, Move, View
from coffres.engine.handoff import silent


class Sight(NamedTuple):
    """A position as one viewer sees it. Nothing in it leads to the state."""

    viewer: int  # a seat, TABLE or EVERYTHING
    view: View
    asks: tuple[Ask, ...]  # all that is waited for: what is asked is known to all
    legal: list[Move]  # a seat's own moves; TABLE: those of every question put for all to hear
    told: Callable[[], list[Fact]]  # all that this viewer has been told so far, a fact a move


def sight(game: Game[Any], state: Any, viewer: int, told: Callable[[], list[Fact]]) -> Sight:
    asks = game.asks(state)
    return Sight(viewer, game.view(state, viewer), asks, _moves(game, state, viewer, asks), told)


def _moves(game: Game[Any], state: Any, viewer: int, asks: tuple[Ask, ...]) -> list[Move]:
    if viewer == EVERYTHING:  # nobody sits there: it only looks
        return []
    if viewer != TABLE:
        return game.legal(state, viewer)
    chairs = dict.fromkeys(ask.by for ask in asks if not ask.secret and not silent(ask))
    return [move for by in chairs for move in game.legal(state, by)]
