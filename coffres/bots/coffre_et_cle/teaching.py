"""What Le Coffre et la Clé teaches its players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from coffres.bots.coffre_et_cle import habits, prospects
from coffres.bots.coffre_et_cle.beliefs import Beliefs, weighed
from coffres.bots.coffre_et_cle.claims import Bound, bound, statement
from coffres.bots.coffre_et_cle.memory import remembered
from coffres.bots.coffre_et_cle.reasons import reason
from coffres.bots.coffre_et_cle.story import told
from coffres.bots.coffre_et_cle.table import Imagined, OneSeat
from coffres.bots.levels import LEVELS
from coffres.bots.teaching import Said, Teaching, Thinker
from coffres.engine.actors import RandomChance
from coffres.engine.contract import Fact, Game, Move, View
from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE
from coffres.engine.sight import Sight
from coffres.games.coffre_et_cle.material import FALSE_KEY, THE_KEY


class Thoughts(NamedTuple):
    """What a player makes of the facts before it thinks."""

    seat: Thinker
    beliefs: Beliefs
    bound: Bound


_PLAIN = 15.0  # from this weight on, anybody sees that an action is good

# Weak players of this game are impatient: they guess, or exchange, before they know enough.
_LEVELS = {
    APPRENTI: LEVELS[APPRENTI]._replace(misjudging=0.2, carelessness=0.3, memory=1),
    COMPAGNON: LEVELS[COMPAGNON]._replace(misjudging=0.08, carelessness=0.15, memory=4),
    MAITRE: LEVELS[MAITRE],
}


class Secrets(Teaching):
    levels = _LEVELS
    effort = 0.6  # more worlds hardly change its answers
    horizon = 10  # its own answers, and what it is shown in between: about five rounds

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(OneSeat(game))
        self.table = game

    # What a player knows

    def recall(self, sight: Sight, facts: Sequence[Fact], seat: Thinker) -> View:
        return remembered(sight.view, told(facts, seat.seats, seat.options)[-1], seat)

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Thoughts:
        deals = told(facts, seat.seats, seat.options)
        return Thoughts(seat, weighed(view, deals, seat), bound(facts, deals[-1], seat))

    def world(self, view: View, beliefs: Thoughts, rng: random.Random) -> Imagined:
        seat, known = beliefs.seat, beliefs.beliefs
        number = known.draw(rng)
        if number not in known.states:
            known.states[number] = self.table.imagine(known.filled(number), rng)
        world = Imagined(known.states[number].clone(), seat.number, rng)
        world.bound = beliefs.bound
        world.turn = view["turns"]
        for other, whim in enumerate(known.worlds[number].whims):
            if rng.random() < whim:
                world.whims |= 1 << other
        world.key, world.false_key = known.odds(THE_KEY), known.odds(FALSE_KEY)
        return world

    # How it plays

    def candidates(self, s: Imagined, seat: int, moves: list[Move]) -> list[Move]:
        if len(moves) == 1:
            return moves
        if s.state.turns > s.turn:  # its later turns are played by habit: they are too many to compare
            return [self.pick(s, seat, moves, s.rng)]
        worth = self.worth(s, seat, moves)
        least = _least(s.state, max(worth))
        sensible = [move for move, weight in zip(moves, worth, strict=True) if weight > least] or moves
        return [move for move in sensible if not _gives_the_lie(s, move)] or sensible

    def worth(self, s: Imagined, seat: int, moves: list[Move]) -> Sequence[float]:
        state = s.state
        if state.phase == "act":
            return _act_worth(state, seat, moves)
        shares = _pointing(s, seat)
        found = [shares.get(move.args[0] if move.args else -1, 0.0) for move in moves]
        return found if any(found) else [1.0] * len(moves)

    def pick(self, s: Imagined, seat: int, moves: list[Move], rng: random.Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        phase = s.state.phase
        if phase == "act":
            return habits.act(s.state, seat, rng)
        other = habits.drawn(_pointing(s, seat), rng)
        if other < 0:
            return moves[0]
        return Move(seat, "name" if phase == "name" else "designate", (other,))

    def chances(self, s: Imagined, seats: int) -> Sequence[float]:
        return prospects.chances(s.state)

    def others(self, s: Imagined, by: int, actor: RandomChance) -> Move:
        return self.game.legal(s, by)[0]

    # What it says

    def reason(self, view: View, move: Move, seat: Thinker) -> Said | None:
        return reason(view, move, seat.number)

    def claim(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Said | None:
        return statement(facts, seat).said


def _least(state: Any, best: float) -> float:
    """The worth below which a move is not worth a thought beside the best one: what would be laughed at."""
    if state.phase == "name":
        return 0.7 * best
    if state.turns > habits.PATIENCE * state.n:
        return 0.5 * best
    if state.phase == "act":
        return 0.25 * best if best >= _PLAIN else 0.0
    return 0.03 * best


def _gives_the_lie(s: Imagined, move: Move) -> bool:
    """Whether everybody would see that what it has just said is not true."""
    state = s.state
    if move.verb == "exchange":
        return s.bound.keeps and state.turns == s.turn
    return move.verb == "name" and s.bound.names not in (-1, move.args[0])


def _act_worth(state: Any, seat: int, moves: list[Move]) -> list[float]:
    """How much sense each action has; 0 for what nobody would do."""
    found = habits.plans(state, seat)
    return [_weight(move, found) for move in moves]


def _weight(move: Move, found: Sequence[habits.Plan]) -> float:
    for weight, verb, slot, targets in found:
        if move.verb == verb and (slot < 0 or slot == move.args[-1]):
            if verb != "force":
                return weight
            if move.args[0] in targets:
                return weight / len(targets)
    return 0.0


def _pointing(s: Imagined, seat: int) -> habits.Shares:
    """Whom this seat designates or names, with what it believes of the cards."""
    state = s.state
    naming = state.phase == "name"
    shares = habits.naming(state, seat) if naming else _designating(s, seat)
    odds = s.false_key if naming else s.key
    if len(shares) > 1 and odds:
        best = max(odds[state.card_at[other]] for other in shares if other >= 0)
        for other in shares:
            if other >= 0:
                likely = (odds[state.card_at[other]] + 0.001) / (best + 0.001)
                shares[other] *= likely**3 if naming else likely
    return shares


def _designating(s: Imagined, seat: int) -> habits.Shares:
    return habits.designating(s.state, seat, must=s.state.phase == "must_designate")
