"""What a viewer sees at a moment, and whether two worlds look alike to a viewer."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffres.engine.contract import Ask, Chapter, Fact, Game, Move
from coffres.engine.sight import Sight, Snapshot, sight


class World(NamedTuple):
    """Everything by which a viewer can tell two worlds apart."""

    sight: Sight
    chapter: Chapter  # known to all


def world(game: Game[Any], state: Any, viewer: int) -> World:
    return World(sight(Snapshot(game, state), viewer, _told_nothing), game.chapter(state))


def _told_nothing() -> list[Fact]:
    """Leaves out what the viewer was told: the callers compare that themselves."""
    return []


def difference(one_world: World, other_world: World) -> str:
    """The first difference that the viewer can see between two worlds; empty if there is none."""
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
    """Every move that can happen now, interruptions included."""
    moves = [move for ask in game.asks(state) for move in _of(game, state, ask)]
    return moves + game.interrupts(state)


def _of(game: Game[Any], state: Any, ask: Ask) -> list[Move]:
    moves = game.legal(state, ask.by)
    return [move for move in moves if move.verb == ask.prompt] if ask.seconds else moves
