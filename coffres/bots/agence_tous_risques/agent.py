"""What L'Agence teaches those who play it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Any

from coffres.bots.agence_tous_risques.chances import shares
from coffres.bots.agence_tous_risques.policy import best, net_of, wins
from coffres.bots.agence_tous_risques.races import races
from coffres.bots.agence_tous_risques.reasons import reason
from coffres.bots.levels import Level
from coffres.bots.teaching import Said, Seat, Teaching
from coffres.engine.contract import Fact, Move, View
from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE
from coffres.games.agence_tous_risques.material import BENCHED, PROWLING

_SHARPNESS = 3.0  # how quickly a worse move becomes unlikely, per turn lost

# Nothing needs to be remembered in this game: what a weaker player lacks is a feeling for odds and time.
_LEVELS = {
    APPRENTI: Level(APPRENTI, 30, 0.25, 0.1, 0.15, 0),
    COMPAGNON: Level(COMPAGNON, 100, 0.6, 0.045, 0.08, 0),
    MAITRE: Level(MAITRE, 320, 1.0, 0.0, 0.0, 0),
}


class Agence(Teaching):
    horizon = 8
    effort = 1.0
    curiosity = 0.15
    trust = 0.1
    levels = _LEVELS

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Seat) -> Any:
        if view["phase"] != "choose":
            races(view["path"]).complete()
        return None

    def world(self, view: View, beliefs: Any, rng: random.Random) -> Any:
        if view["phase"] == "choose":  # nothing depends on it: time to prepare for what is to come
            races(view["path"]).grow()
        return self.game.imagine(view, rng)

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        phase = state.phase
        if phase == "choose":
            return moves[:1]
        winning = [move for move in moves if wins(state, move)]
        if winning:
            return winning[:1]
        if phase == "turn":
            return [move for move in moves if move.verb not in ("discard", "waive") and _sane(state, move)]
        if phase == "card":
            return [move for move in moves if _sane(state, move)]
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
        return state.phase in ("turn", "sit_out", "show", "over")

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        return shares(state)

    def reason(self, view: View, move: Move, seat: Seat) -> Said | None:
        return reason(self.game.imagine(view, seat.rng("reason")), move)


def _sane(state: Any, move: Move) -> bool:
    """Nobody plays against themselves."""
    aimed = move.verb == "play" and move.args[0] in (BENCHED, PROWLING)
    return not aimed or move.args[1] % state.n != move.by
