"""The teaching of Le Casse du siècle: it joins memory, imagined worlds, policy and the odds of the race."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from functools import partial
from typing import Any, NamedTuple

from coffres.bots.casse_du_siecle import eyes, policy, race, worlds
from coffres.bots.casse_du_siecle.codes import any_key
from coffres.bots.casse_du_siecle.ledgers import Ledgers
from coffres.bots.casse_du_siecle.memory import faded
from coffres.bots.casse_du_siecle.reasons import reason
from coffres.bots.teaching import Said, Teaching, Thinker
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, Ask, Fact, Game, Move, View
from coffres.engine.sight import Sight

# How much of its iterations a question deserves; all others are answered at once.
_CARE = {"take": 1.0, "return": 0.4, "pick": 0.4, "claim": 0.3}
_AT_ONCE = 0.0
_ABOUT = 0.9  # of the best odds: as good, to somebody who compares them
_LONGEST_TURN = 60  # moves


class _Held(NamedTuple):
    view: View
    beliefs: worlds.Beliefs


class Casse(Teaching):
    horizon = 12
    effort = 0.1
    curiosity = 0.15
    trust = 20.0

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._ledgers = Ledgers()

    def recall(self, sight: Sight, facts: Sequence[Fact], seat: Thinker) -> View:
        return faded(sight.view, self._ledgers.of(facts, seat), seat)

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Any:
        return _Held(view, worlds.beliefs(view, self._ledgers.of(facts, seat), seat.number))

    def world(self, view: View, beliefs: Any, rng: random.Random) -> Any:
        return worlds.believe(self.game.imagine(view, rng), view, beliefs.beliefs, rng)

    def shortlist(
        self, view: View, beliefs: Any, moves: list[Move], seat: Thinker, rng: random.Random
    ) -> Generator[None, None, list[Move]]:
        if moves[0].verb != "take_bunch":
            return moves
        odds = yield from eyes.odds(partial(self.world, view, beliefs, rng), seat, rng)
        best = max(odds[move.args[0]] for move in moves)
        return [move for move in moves if odds[move.args[0]] >= _ABOUT * best]

    def care(self, asks: Sequence[Ask], seat: Thinker) -> float:
        prompt, options = asks[0].prompt, seat.options
        if prompt == "act" and (options["master_codes"] or options["keep_keys"] or options["hidden_keys"]):
            return 0.6
        return _CARE.get(prompt, _AT_ONCE)

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        if len(moves) == 1:
            return moves
        to_try = policy.TO_TRY.get(state.phase)
        return to_try(state, seat, moves) if to_try else moves

    def worth(self, state: Any, seat: int, moves: list[Move]) -> Sequence[float]:
        worth = policy.WORTH.get(state.phase)
        return worth(state, seat, moves) if worth and len(moves) > 1 else [1.0] * len(moves)

    def pick(self, state: Any, seat: int, moves: list[Move], rng: random.Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        if state.phase in ("look", "dial"):
            return policy.TO_TRY[state.phase](state, seat, moves)[0]
        odds = self.worth(state, seat, moves)
        point = rng.random() * sum(odds)
        for move, share in zip(moves, odds, strict=True):
            point -= share
            if point < 0:
                return move
        return moves[-1]

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        """Only between two turns can a position be judged by what lies on the doors: this turn is played to
        its end, with numbers that follow from the position."""
        game, rng = self.game, random.Random(state.unseen ^ sum(state.bunch) ^ sum(state.hands))
        actor = RandomChance(rng)
        for _move in range(_LONGEST_TURN):
            if state.phase == "take":
                break
            asks = game.asks(state)
            if not asks:
                outcome = game.outcome(state)
                return self.rewards(outcome.winners if outcome else (), seats)
            by = asks[0].by
            if by < 0:
                move = self.others(state, by, actor)
            else:
                move = self.pick(state, by, game.legal(state, by), rng)
            game.apply(state, move)
        return race.chances(state, seats)

    def others(self, state: Any, by: int, actor: RandomChance) -> Move:
        """Keys are drawn so often that it is worth doing quickly. In an imagined world the keys that nobody
        has looked at all lie in the first pool."""
        if state.phase == "draw":
            pool = state.pool[state.drawing]
            if not (pool and state.fresh[state.drawing]):
                fresh = not pool
                return Move(CHANCE, "draw", (any_key(state.unseen if fresh else pool, actor.random), fresh))
        return actor.answer(self.game, state, by)

    def reason(self, view: View, move: Move, seat: Thinker) -> Said | None:
        return reason(self.game.imagine(view, seat.rng("reason")), move, seat.number)
