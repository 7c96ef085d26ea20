"""What somebody sees at a moment, and whether two worlds look alike to them."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffres.engine.contract import TABLE, Ask, Game, Move, View
from coffres.engine.handoff import silent


class Sight(NamedTuple):
    """All that a viewer can tell a world by."""

    view: View
    asks: tuple[Ask, ...]
    legal: list[list[Move]]  # a seat's own moves; for TABLE those that lie open for all


def sight(game: Game[Any], state: Any, viewer: int) -> Sight:
    asks = game.asks(state)
    if viewer == TABLE:
        legal = [game.legal(state, ask.by) for ask in asks if not ask.secret and not silent(ask)]
    else:
        legal = [game.legal(state, viewer)]
    return Sight(game.view(state, viewer), asks, legal)


def difference(one: Sight, other: Sight) -> str:
    """By what the two can be told apart; empty when by nothing."""
    if one.view != other.view:
        names = sorted(name for name in one.view | other.view if one.view.get(name) != other.view.get(name))
        return f"the view differs in {', '.join(names)}"
    if one.asks != other.asks:
        return f"the asks differ: {one.asks} / {other.asks}"
    if one.legal != other.legal:
        return f"the moves on offer differ: {one.legal} / {other.legal}"
    return ""


def every_move(game: Game[Any], state: Any) -> list[Move]:
    """Whatever can happen now, interruptions too."""
    moves = [move for ask in game.asks(state) for move in _of(game, state, ask)]
    return moves + game.interrupts(state)


def _of(game: Game[Any], state: Any, ask: Ask) -> list[Move]:
    moves = game.legal(state, ask.by)
    return [move for move in moves if move.verb == ask.prompt] if ask.seconds else moves
