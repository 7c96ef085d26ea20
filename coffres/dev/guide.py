"""A player that tries to end a game, for tools that need games of limited length.

Chance is drawn as usual, and every third decision is random. A game without a guide is played at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from coffres.engine.actors import RandomChance
from coffres.engine.contract import Game, Move
from coffres.games.roc_noir.castle import BIT, ZONE, castle
from coffres.games.roc_noir.material import COLOURS, GALLERIES, KNIGHTS, ROOMS, TREASURE
from coffres.games.roc_noir.state import State as CastleState

_AT_RANDOM = 0.3


class Guide(RandomChance):
    """Answers at random, but for seats whose game has a guide it chooses moves that bring the end nearer."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._rng = rng

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        guided = _GUIDES.get(game.key)
        if by >= 0 and guided is not None and self._rng.random() > _AT_RANDOM:
            found = guided(state, game.legal(state, by))
            if found is not None:
                return found
        return super().answer(game, state, by)


def _to_galleries_and_treasure(s: CastleState, moves: list[Move]) -> Move | None:
    """Takes pairs first, in any way; then the shortest way to the place where the knight is needed."""
    for move in moves:
        if move.verb in ("swap", "rob") or (move.verb == "keep" and s.has_pair(s.mover)):
            return move
    if s.phase != "move":
        return None
    far = _distances(s, _wanted(s))
    steps = [move for move in moves if move.verb == "step" and move.args[0] in far]
    return min(steps, key=lambda move: far[move.args[0]], default=None)


def _wanted(s: CastleState) -> list[int]:
    """The rooms where this knight makes progress; only those of the most urgent kind."""
    if s.has_pair(s.mover):
        return [TREASURE]
    open_now = [room for room in GALLERIES if not s.entered >> (room - ROOMS) & 1]
    if not s.visited >> s.mover & 1:
        return [room for room in open_now if room - ROOMS == s.mover % KNIGHTS]
    drawn = s.drawn >> s.seat * KNIGHTS & (1 << len(COLOURS)) - 1
    return [room for room in open_now if not drawn >> (room - ROOMS) & 1] or open_now


def _distances(s: CastleState, rooms: list[int]) -> dict[int, int]:
    """For every place its distance to the nearest of these rooms, round other knights and known traps."""
    steps = castle(s.corners).steps
    far = dict.fromkeys(rooms, 0)
    todo = list(rooms)
    for place in todo:
        for to in steps[place]:
            trap = to < ROOMS and s.found >> ZONE[to] & 1 and s.maybe[ZONE[to]] == BIT[to]
            if to not in far and to < ROOMS and to not in s.knights and not trap:
                far[to] = far[place] + 1
                todo.append(to)
    return far


_GUIDES: dict[str, Callable[[Any, list[Move]], Move | None]] = {"roc_noir": _to_galleries_and_treasure}
