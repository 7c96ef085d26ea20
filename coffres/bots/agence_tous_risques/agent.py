"""What L'Agence teaches those who play it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Any

from coffres.bots.agence_tous_risques.beliefs import Beliefs, beliefs, likely_world
from coffres.bots.agence_tous_risques.chances import shares
from coffres.bots.agence_tous_risques.policy import best, net_of, sensible, wins
from coffres.bots.agence_tous_risques.races import races
from coffres.bots.agence_tous_risques.reasons import reason
from coffres.bots.levels import Level
from coffres.bots.teaching import Said, Teaching, Thinker
from coffres.engine.contract import Fact, Move, View
from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE

_SHARPNESS = 3.0  # how quickly a worse move becomes unlikely, per turn lost

# Nothing needs to be remembered in this game: what a weaker player lacks is a feeling for odds and time.
_LEVELS = {
    APPRENTI: Level(APPRENTI, 25, 0.25, 0.35, 0.4, 0),
    COMPAGNON: Level(COMPAGNON, 45, 0.6, 0.05, 0.15, 0),
    MAITRE: Level(MAITRE, 240, 1.0, 0.001, 0.1, 0),
}


class Agence(Teaching):
    # To the end of the turn, whatever the move: the tables of races know more than a playout would tell, and
    # judge fairly only what they see at the same moment.
    horizon = 0
    deepest = 1
    curiosity = 0.3
    trust = 0.1
    levels = _LEVELS

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Beliefs:
        return beliefs(view, facts, seat.number)

    def world(self, view: View, beliefs: Beliefs | None, rng: random.Random) -> Any:
        if view["phase"] == "choose":  # nothing depends on it: time to prepare for what is to come
            races(view["path"]).grow()
        return likely_world(lambda: self.game.imagine(view, rng), beliefs or {}, rng)

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        phase = state.phase
        if phase == "choose":
            return moves[:1]
        winning = [move for move in moves if wins(state, move)]
        if winning:
            return winning[:1]
        if phase in ("turn", "card"):
            return sensible(state, moves)
        return moves

    def worth(self, state: Any, seat: int, moves: list[Move]) -> Sequence[float]:
        if len(moves) == 1 or state.phase == "choose":
            return [1.0] * len(moves)
        good = [net_of(state, move) for move in moves]
        most = max(good)
        return [exp(_SHARPNESS * (value - most)) for value in good]

    def pick(self, state: Any, seat: int, moves: list[Move], rng: random.Random) -> Move:
        return moves[0] if len(moves) == 1 else best(state, moves)

    def settled(self, state: Any) -> bool:
        return state.active < 0 or state.phase in ("turn", "sit_out")

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        return shares(state)

    def reason(self, view: View, move: Move, seat: Thinker) -> Said | None:
        return reason(self.game.imagine(view, seat.rng("reason")), move)
