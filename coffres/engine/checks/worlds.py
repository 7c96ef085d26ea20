"""What somebody sees at a moment, and whether two worlds look alike to them."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffres.engine.contract import Ask, Chapter, Fact, Game, Move
from coffres.engine.sight import Position, Sight, sight


class World(NamedTuple):
    """All that a viewer can tell a world by."""

    sight: Sight
    chapter: Chapter  # known to all


def world(game: Game[Any], state: Any, viewer: int) -> World:
    return World(sight(Position(game, state), viewer, _told_nothing), game.chapter(state))


def _told_nothing() -> list[Fact]:
    """What a viewer was told is compared by whoever compares worlds."""
    return []


def difference(one_world: World, other_world: World) -> str:
    """By what the two can be told apart; empty when by nothing."""
    one, other = one_world.sight, other_world.sight
    if one.view != other.view:
        names = sorted(name for name in one.view | other.view if one.view.get(name) != other.view.get(name))
        return f"the view differs in {', '.join(names)}"
    if one.asks != other.asks:
        return f"the asks differ: {one.asks} / {other.asks}"
    if one.legal != other.legal:
        return f"the moves on offer differ: {one.legal} / {other.legal}"
    if one_world.chapter != other_world.chapter:
        return f"the chapter differs: {one_world.chapter} / {other_world.chapter}"
    return ""


def every_move(game: Game[Any], state: Any) -> list[Move]:
    """Whatever can happen now, interruptions too."""
    moves = [move for ask in game.asks(state) for move in _of(game, state, ask)]
    return moves + game.interrupts(state)


def _of(game: Game[Any], state: Any, ask: Ask) -> list[Move]:
    moves = game.legal(state, ask.by)
    return [move for move in moves if move.verb == ask.prompt] if ask.seconds else moves
