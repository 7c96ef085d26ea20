"""Whole games of Roc noir, by automata of all levels and by a plain player."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from coffres.bots.automaton import LET_ROLL, Automaton, asked_seat, may_let_roll
from coffres.bots.levels import LEVELS
from coffres.bots.player import Player
from coffres.engine.actors import RandomChance
from coffres.engine.contract import Move
from coffres.engine.sight import Snapshot, sight
from tests.bots.plain.roc_noir import Plain
from tests.bots.test_roc_noir import GAME, seat_of, to_its_end


def play(players: Sequence[Automaton | Plain], seed: int, **options: Any) -> tuple[int, ...]:
    """The winners of a game."""
    chance = RandomChance(random.Random(seed))
    state = GAME.setup(len(players), options)
    for _move in range(5000):
        asks = GAME.asks(state)
        if not asks:
            break
        seat = asked_seat(asks)
        move = None
        if seat is not None:
            view = sight(Snapshot(GAME, state), seat, list)
            thought = players[seat].think(view)
            move = thought if thought is None or isinstance(thought, Move) else to_its_end(thought)
            if move == LET_ROLL or (move is None and may_let_roll(asks, seat)):
                move = None
        if move is None:
            move = chance.answer(GAME, state, next(ask.by for ask in asks if ask.by < 0))
        assert GAME.check(state, move) is None
        for number, player in enumerate(players):
            player.hear(GAME.tell(state, move, number))
        GAME.apply(state, move)
    outcome = GAME.outcome(state)
    return outcome.winners if outcome else ()


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_all_levels_come_to_an_end(seats: int) -> None:
    levels = [*LEVELS, "apprenti"][:seats]
    players = [Player(GAME, seat_of(level, seat, seats), 0.02) for seat, level in enumerate(levels)]
    assert len(play(players, seats)) == 1


def test_the_master_does_not_lose_to_a_plain_player() -> None:
    won = 0
    for game in range(6):
        players: list[Any] = [Plain(0, 2, {}, game), Player(GAME, seat_of("maitre", 1, seed=game), 0.02)]
        won += play(players, game, homes=2) == (1,)
    assert won >= 4
