"""What Roc noir teaches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from coffres.bots.automaton import LET_ROLL
from coffres.bots.roc_noir.chances import chances
from coffres.bots.roc_noir.policy import best, going_on, options
from coffres.bots.teaching import Seat, Teaching
from coffres.engine.contract import Fact, Move, View


class RocNoirTeaching(Teaching):
    horizon = 70
    effort = 0.2
    curiosity = 0.5
    trust = 1.0

    def obvious(self, view: View, facts: Sequence[Fact], seat: Seat) -> Move | None:
        if view["phase"] == "roll":
            return LET_ROLL
        if view["phase"] != "move" or not facts or facts[-1][:2] != (seat.number, "step"):
            return None
        state = self.game.imagine(view, seat.rng())
        moves = self.game.legal(state, seat.number)
        if any(move.verb == "rob" for move in moves):
            return None
        return going_on(state, seat.number, moves)

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        return list(options(state, seat, moves))

    def worth(self, state: Any, seat: int, moves: list[Move]) -> Sequence[float]:
        found = options(state, seat, moves)
        return [found.get(move, 0.1) for move in moves]

    def pick(self, state: Any, seat: int, moves: list[Move], rng: random.Random) -> Move:
        return best(state, seat, moves, rng)

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        return chances(state, seats)
