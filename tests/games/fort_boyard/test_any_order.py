"""Whatever people, dice, hourglasses and the table do, in whatever order, every position makes sense."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE, Options
from coffres.engine.options import settle
from coffres.games.fort_boyard.material import FEWEST
from tests.games.fort_boyard.positions import GAME

OWN_CARDS: Options = {
    "board": "SOtTEGttETt",
    "notes": 3,
    "own_riddles": [["maison", True], ["jardin", False]],
    "own_trials": [["chanson", True, []], ["tour", False, [1, 2, 3]], ["course", True, [1, 1, 2]]],
    "left_out": ["pinch", "whose_hand"],
}
RARELY = {"stop": 0.0005, "leave": 0.0005}  # a move; pauses, restarts and real dice are not as rare
TABLES: list[tuple[int, Options]] = [
    (3, {}),
    (4, {"start_keys": 3, "notes": 4}),
    (5, {"open_fortunes": True, "start_keys": 2, "notes": 5}),
    (6, {"start_keys": 3, "notes": 3}),
    (5, OWN_CARDS),
]


def interrupted_game(seats: int, options: Options, seed: int) -> Iterator[Any]:
    """The positions of a random game into which the table bursts now and then."""
    rng = random.Random(seed)
    actor = RandomChance(rng)
    state = GAME.start(seats, settle(GAME, seats, options))
    yield state
    while GAME.asks(state):
        bursts = [move for move in GAME.interrupts(state) if rng.random() < RARELY.get(move.verb, 0.05)]
        move = rng.choice(bursts) if bursts else random_move(GAME, state, actor, rng)
        GAME.apply(state, move)
        yield state


@pytest.mark.rule("FB-34", "FB-37", "FB-39", "FB-42", "FB-66", "FB-69")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_every_interleaving_makes_sense(seats: int, options: Options, seed: int) -> None:
    box = None
    for state in interrupted_game(seats, options, seed):
        box = box or GAME.inventory(state)
        assert GAME.inventory(state) == box
        counts = (state.black, state.red, state.held_black, state.held_red, state.pool, state.fortunes)
        assert min(min(count) for count in counts) >= 0
        assert min(state.chest, state.pile, state.due, state.reserve, state.lost_black) >= 0
        if state.phase != "over":
            assert_people_are_there(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason in GAME.endings


def assert_people_are_there(state: Any) -> None:
    """Nobody who has left is asked or rolls, and no one rolls against themselves."""
    present = state.present()
    asked = [ask.by for ask in GAME.asks(state) if ask.by >= 0]
    assert set(asked) <= set(present)
    assert len(present) >= FEWEST or state.result
    if state.roller >= 0:
        assert state.roller in present
        assert state.roller != state.seat
        assert state.phase == "chest" or state.roller != state.reader()
    assert (state.roller >= 0) == bool(state.dice) == (state.phase in ("riddle", "chest"))
    assert not state.paused or state.phase in ("riddle", "chest", "observe", "verdict")


@pytest.mark.rule("FB-04", "FB-60", "FB-48", "FB-61")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_world_shows_the_very_same(seats: int, options: Options, seed: int) -> None:
    rng = random.Random(seed)
    for state in islice(interrupted_game(seats, options, seed), 0, 600, 3):
        for viewer in range(TABLE, seats):
            view = GAME.view(state, viewer)
            assert json.loads(json.dumps(view)) == view
            world = GAME.imagine(view, rng)
            assert GAME.view(world, viewer) == view
            assert GAME.asks(world) == GAME.asks(state)
            assert GAME.inventory(world) == GAME.inventory(state)
