"""CS-01 to CS-05, CS-45: what is in the box, and that it always fits together."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE
from coffres.games.casse_du_siecle import codes
from coffres.games.casse_du_siecle.keys import ALL, ONE, add, faces, gather, kinds, sub
from tests.games.casse_du_siecle.positions import KEY, all_keys, begun, keys, place, take
from tests.games.table import Table

MIXTURES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (6, {}),
    (4, {"master_codes": True, "long_combination": True}),
    (3, {"owned_doors": True, "master_codes": True, "keep_keys": True}),
    (6, {"keep_keys": True, "stakes": "both", "match": False}),
    (5, {"hidden_keys": True, "long_combination": True}),
    (2, {"hidden_keys": True, "keep_keys": True, "notebook": False}),
]


@pytest.mark.rule("CS-01")
def test_two_keys_of_each_of_24_faces() -> None:
    box = begun().game.inventory(begun().state)
    faces_there = {name: number for name, number in box.items() if name.startswith("key ")}
    assert faces_there == {f"key {number}{letter}": 2 for number in range(1, 7) for letter in "CODE"}


@pytest.mark.rule("CS-02")
def test_the_code_of_a_door_climbs_from_its_own_number_and_wraps() -> None:
    own = [list(codes.CODES[door][codes.OWN]) for door in range(6)]
    assert own[2] == keys("3C 4O 5D 6E")
    assert own[4] == keys("5C 6O 1D 2E")
    assert sorted(face for code in own for face in code) == list(range(24))


@pytest.mark.rule("CS-03")
def test_twelve_places_and_ten_gears() -> None:
    table = begun()
    assert len(table.view(0)["sizes"]) == 12
    gears = {name: number for name, number in table.game.inventory(table.state).items() if "gear" in name}
    assert gears == {f"gear {value}": 1 for value in range(1, 11)}


@pytest.mark.rule("CS-04")
def test_four_unseen_keys_on_each_place_and_four_gears_on_the_safe() -> None:
    table = begun()
    state = table.state
    assert [state.size(p) for p in range(12)] == [4] * 12
    assert state.unseen == ALL and state.gears_on_safe() == 0b1111
    table.play(0, "take_bunch", 7)
    assert len(table.choices(CHANCE)) == 24  # any key may be there: nothing was decided beforehand
    assert set(table.game.weights(state, CHANCE)) == {2.0}
    table.chance("draw", keys("4D")[0], True)
    assert sorted(set(table.game.weights(state, CHANCE))) == [1.0, 2.0]


@pytest.mark.rule("CS-05", "CS-45")
@pytest.mark.parametrize(("seats", "options"), MIXTURES)
def test_there_is_always_room_and_never_two_incomplete_bunches(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        table = Table(KEY, seats, options)
        game, state, rng = table.game, table.state, random.Random(seed)
        actor = RandomChance(rng)
        least = 3 if options.get("keep_keys") else 8
        for _move in range(2500):
            if not game.asks(state):
                break
            game.apply(state, random_move(game, state, actor, rng))
            sizes = [state.size(p) for p in range(12)]
            assert max(sizes) <= 4
            assert sum(0 < size < 4 for size in sizes) <= 1
            assert state.phase != "take" or sum(map(bool, sizes)) >= least
            assert state.phase != "pick" or sizes.count(4) >= 2 - len(state.picked)
            assert all_keys(table) == ALL


def test_masks_add_and_subtract_as_multisets_do() -> None:
    rng = random.Random(1)
    box = [face for face in range(24) for _copy in range(2)]
    for _case in range(300):
        rng.shuffle(box)
        cut, end = sorted(rng.sample(range(49), 2))
        some, more = gather(box[:cut]), gather(box[cut:end])
        assert faces(add(some, more)) == sorted(box[:end])
        assert faces(sub(add(some, more), more)) == sorted(box[:cut])
        assert kinds(some) == sorted(set(box[:cut]))
        absent = [face for face in range(24) if face not in box[:cut]]
        assert all(sub(some, ONE[face]) == some for face in absent)


def test_a_bunch_that_was_drawn_is_the_same_when_it_is_taken_again() -> None:
    table = begun()
    take(table, 0, 3, "2O 2O 6E 1D")
    for name in ("2O", "6E", "1D"):
        place(table, 0, name)
    table.play(0, "done")
    take(table, 1, 3)
    assert table.view(1)["hand"] == keys("2O")
