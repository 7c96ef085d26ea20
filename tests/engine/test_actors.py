"""Who answers for the chairs nobody owns."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coffres.engine.actors import RandomChance, ScriptedChance, random_move
from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.engine.trouble import Trouble
from tests.engine.toy import AGREE, DRAW, State, Toy


def test_chance_draws_by_the_odds() -> None:
    class Loaded(Toy):
        def weights(self, s: State, by: int) -> list[float]:
            return [0.0, 3.0, 0.0, 0.0, 1.0, 0.0]

    actor = RandomChance(random.Random(1))
    state = Loaded().start(2, {})
    drawn = Counter(actor.answer(Loaded(), state, CHANCE).args[0] for _draw in range(4000))
    assert set(drawn) == {2, 5}
    assert drawn[2] == pytest.approx(3000, rel=0.1)


def test_seats_answer_with_any_move_and_the_table_by_its_odds() -> None:
    game = Toy()
    actor = RandomChance(random.Random(1))
    state = game.start(2, {})
    assert {actor.answer(game, state, 0) for _answer in range(200)} == set(game.legal(state, 0))
    assert actor.answer(game, state, TABLE) == Move(TABLE, AGREE)


def test_a_script_answers_in_order_and_says_where_it_fails() -> None:
    game = Toy()
    state = game.start(2, {})
    script = ScriptedChance([Move(CHANCE, "roll", (4,)), Move(CHANCE, "roll", (9,))])
    assert script.answer(game, state, CHANCE) == Move(CHANCE, "roll", (4,))
    with pytest.raises(Trouble, match="TY-07"):
        script.answer(game, state, CHANCE)
    with pytest.raises(Trouble, match="fini"):
        script.answer(game, state, CHANCE)


def test_a_random_game_asks_anybody_and_obeys_the_odds() -> None:
    game = Toy()
    rng = random.Random(3)
    actor = RandomChance(rng)
    state = game.start(3, {})
    moves = [random_move(game, state, actor, rng) for _move in range(300)]
    assert {move.by for move in moves} == {ask.by for ask in game.asks(state)}
    state.due = 1
    assert {random_move(game, state, actor, rng) for _move in range(50)} == {Move(CHANCE, DRAW, (1,))}
