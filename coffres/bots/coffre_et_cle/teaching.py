"""What Le Coffre et la Clé teaches its players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from coffres.bots.coffre_et_cle import habits, prospects
from coffres.bots.coffre_et_cle.beliefs import Beliefs, weighed
from coffres.bots.coffre_et_cle.story import told
from coffres.bots.coffre_et_cle.table import Imagined, OneSeat
from coffres.bots.teaching import Seat, Teaching
from coffres.engine.actors import RandomChance
from coffres.engine.contract import Fact, Game, Move, View
from coffres.engine.levels import APPRENTI, COMPAGNON
from coffres.games.coffre_et_cle.material import FALSE_KEY, THE_KEY

_TRUST = {APPRENTI: 0.0, COMPAGNON: 0.5}  # how far they believe that what others do tells something


class Secrets(Teaching):
    horizon = 15

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(OneSeat(game))
        self.table = game

    # What a player knows

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Seat) -> tuple[Beliefs, Seat]:
        deals = told(facts, seat.seats, view["options"])
        return weighed(view, deals, seat.number, _TRUST.get(seat.level.key, 1.0)), seat

    def world(self, view: View, beliefs: tuple[Beliefs, Seat], rng: random.Random) -> Imagined:
        known, seat = beliefs
        number = known.draw(rng)
        if number not in known.states:
            known.states[number] = self.table.imagine(known.filled(number), rng)
        world = Imagined(known.states[number].clone(), seat.number, rng)
        world.level = seat.level
        for other, whim in enumerate(known.worlds[number].whims):
            if rng.random() < whim:
                world.whims |= 1 << other
        world.key, world.false_key = known.odds(THE_KEY), known.odds(FALSE_KEY)
        return world

    # How it plays

    def candidates(self, s: Imagined, seat: int, moves: list[Move]) -> list[Move]:
        if len(moves) < 3:
            return moves
        worth = self.worth(s, seat, moves)
        return [move for move, weight in zip(moves, worth, strict=True) if weight] or moves

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
