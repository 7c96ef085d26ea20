"""Small things of the engine that nothing else would notice."""

from __future__ import annotations

import json
import random

import pytest

from coffres.engine import awards, conformance
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.awards import Told, made
from coffres.engine.board import read_board
from coffres.engine.contract import CHANCE, TABLE, Ask
from coffres.engine.trouble import Trouble
from tests.engine.toy import State, Toy


def test_a_foreign_game_is_named_as_it_is_written() -> None:
    board = {"schema": 1, "game": "Échecs", "names": {"fr": "A", "en": "A"}, "spaces": "A"}
    with pytest.raises(Trouble, match="Échecs"):
        read_board(json.dumps(board), "some_game", "A")


def test_a_random_game_goes_on_with_anybody_who_is_asked() -> None:
    class Both(Toy):
        def asks(self, s: State) -> tuple[Ask, ...]:
            return Ask(0, "add"), Ask(1, "add")

    rng = random.Random(1)
    state = Both().start(2, {})
    movers = [random_move(Both(), state, RandomChance(rng), rng).by for _move in range(200)]
    assert 60 < movers.count(0) < 140
    assert movers.count(0) + movers.count(1) == 200


def test_only_people_are_counted_for_what_they_did() -> None:
    told = Told(
        [(0, "roll", ()), (CHANCE, "roll", ()), (TABLE, "roll", ()), (2, "roll", ()), (2, "pass", ())]
    )
    assert made("roll")(told, 3) == [1, 0, 1]


def test_every_prize_for_all_games_has_its_picture_and_its_words() -> None:
    assert [award.sign for award in awards._OF_ALL] == ["run-fast", "flag-checkered"]
    assert all(award.title and award.says for award in awards._OF_ALL)


def test_every_check_is_called_as_its_function_and_all_that_is_offered_is_there() -> None:
    assert list(conformance.CHECKS) == [check.__name__ for check in conformance.CHECKS.values()]
    assert all(hasattr(conformance, name) for name in conformance.__all__)
