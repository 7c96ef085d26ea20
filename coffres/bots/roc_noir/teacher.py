"""What Roc noir teaches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from coffres.bots.levels import LEVELS
from coffres.bots.roc_noir.chances import chances
from coffres.bots.roc_noir.memory import fill_piles, remembered
from coffres.bots.roc_noir.patience import aside, is_tired, walks_to_and_fro
from coffres.bots.roc_noir.policy import best, going_on, options
from coffres.bots.roc_noir.reasons import reason
from coffres.bots.teaching import Said, Teaching, Thinker
from coffres.engine.contract import Fact, Move, View
from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE
from coffres.engine.sight import Sight


class RocNoirTeaching(Teaching):
    """A game is over after six rounds or so: a memory fades faster here than elsewhere."""

    horizon = 70
    effort = 0.15
    curiosity = 0.3
    trust = 8.0
    levels = MappingProxyType(
        {
            APPRENTI: LEVELS[APPRENTI]._replace(memory=0.7),
            COMPAGNON: LEVELS[COMPAGNON]._replace(memory=2, misjudging=0.06),
            MAITRE: LEVELS[MAITRE],
        }
    )

    def recall(self, sight: Sight, facts: Sequence[Fact], seat: Thinker) -> View:
        return remembered(sight.view, facts, seat) if seat.level.memory else sight.view

    def world(self, view: View, beliefs: Any, rng: random.Random) -> Any:
        state = self.game.imagine(view, rng)
        fill_piles(state, view, rng)
        return state

    def obvious(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Move | None:
        state = self.world(view, None, seat.rng())
        moves = self.game.legal(state, seat.number)
        if view["phase"] == "move" and is_tired(facts, seat.seats):
            gives_way = aside(state, moves, seat.rng(len(facts)))
            if gives_way is not None:
                return gives_way
        if view["phase"] == "move" and walks_to_and_fro(facts, seat.number):
            return best(state, seat.number, moves, seat.rng(len(facts)))  # towards one aim, whatever it costs
        thinkable = options(state, seat.number, moves)
        if len(thinkable) == 1:
            return next(iter(thinkable))
        stepped = facts and facts[-1][:2] == (seat.number, "step")
        if view["phase"] != "move" or not stepped or any(move.verb == "rob" for move in moves):
            return None
        return going_on(state, seat.number)

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        return list(options(state, seat, moves))

    def worth(self, state: Any, seat: int, moves: list[Move]) -> Sequence[float]:
        found = options(state, seat, moves)
        return [found.get(move, 0.1) for move in moves]

    def pick(self, state: Any, seat: int, moves: list[Move], rng: random.Random) -> Move:
        return best(state, seat, moves, rng)

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        return chances(state, seats)

    def reason(self, view: View, move: Move, seat: Thinker) -> Said | None:
        return reason(self.world(view, None, seat.rng()), move)
