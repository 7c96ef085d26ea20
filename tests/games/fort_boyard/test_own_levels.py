"""FB-71: everybody's own level of riddles, beyond the box."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.contract import CHANCE, EVERYTHING, TABLE
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.material import LEVELS, RIDDLES, Riddle
from tests.games.fort_boyard.positions import GAME, GUARDIAN, begun, goes_to
from tests.games.table import Table

LEVEL = {riddle.id: riddle.level for riddle in RIDDLES}
OURS = "ours"
CHILD, FAMILY, HARD = 1, 2, 3
EACH = [CHILD, HARD, 0, FAMILY]


def asks_for(seat: int, levels: str = "family", own: list[int] = EACH) -> Table:
    """This seat is to get a riddle; at four, the reader of seat 0 is seat 3."""
    options = {"levels": levels, "riddle_levels": own, "own_riddles": [[OURS, False]]}
    return goes_to(begun(len(own), options, starter=seat), GUARDIAN)


def drawn(table: Table) -> set[str]:
    return {str(args[0]) for _verb, *args in table.choices(CHANCE)}


def of(*levels: int) -> list[Riddle]:
    return [riddle for riddle in RIDDLES if riddle.level in levels]


def used_up(table: Table, *levels: int) -> list[int]:
    """All riddles of these levels have been used, and so has ours: the places, in the order of their use."""
    riddles = table.state.box.riddles
    used = [place for place, riddle in enumerate(riddles) if riddle.level in (0, *levels)]
    random.Random(3).shuffle(used)
    table.arrange(under=used, fresh=[place for place in range(len(riddles)) if place not in used])
    return used


@pytest.mark.rule("FB-71")
@pytest.mark.parametrize(("seat", "levels"), [(0, {1}), (1, {3}), (2, {1, 2}), (3, {2})])
def test_a_riddle_is_of_the_candidate_s_level_or_of_those_the_table_has_chosen(
    seat: int, levels: set[int]
) -> None:
    ids = drawn(asks_for(seat))
    assert ids == {OURS} | {riddle.id for riddle in of(*levels)}


@pytest.mark.rule("FB-71", "FB-03")
@pytest.mark.parametrize("levels", LEVELS)
def test_without_a_level_the_table_s_riddles_come(levels: str) -> None:
    assert drawn(asks_for(2, levels)) == {OURS} | {riddle.id for riddle in of(*LEVELS[levels])}


@pytest.mark.rule("FB-71", "FB-04")
@pytest.mark.parametrize("seat", range(4))
def test_ours_are_for_everybody(seat: int) -> None:
    table = asks_for(seat)
    table.chance("riddle", OURS)
    table.play(table.state.reader(), "start_riddle")
    assert table.state.phase == "riddle"


@pytest.mark.rule("FB-71", "FB-38")
@pytest.mark.parametrize(("seat", "level"), [(0, CHILD), (1, HARD), (3, FAMILY)])
def test_once_all_of_a_level_are_used_they_come_round_in_the_order_of_their_use(
    seat: int, level: int
) -> None:
    table = asks_for(seat)
    riddles = table.state.box.riddles
    used = used_up(table, level, 1 + level % 3)  # those of another level lie between them
    first = next(place for place in used if riddles[place].level in (0, level))
    assert drawn(table) == {riddles[first].id}
    table.chance("riddle", riddles[first].id)
    assert table.state.under == [place for place in used if place != first]
    assert len(table.state.fresh) == 120


@pytest.mark.rule("FB-71", "FB-63")
def test_in_place_of_a_known_riddle_comes_another_of_the_same_level() -> None:
    table = asks_for(0)
    first = of(CHILD)[0].id
    table.chance("riddle", first)
    table.play(3, "known")
    assert drawn(table) == {OURS} | {riddle.id for riddle in of(CHILD)} - {first}


@pytest.mark.rule("FB-71", "FB-69")
def test_the_next_reader_reads_another_of_the_same_level_and_the_next_candidate_gets_their_own() -> None:
    table = asks_for(0, own=[*EACH, HARD])
    first = of(CHILD)[0].id
    table.chance("riddle", first)
    table.table("leave", 4)
    assert drawn(table) == {OURS} | {riddle.id for riddle in of(CHILD)} - {first}
    table.table("leave", 0)
    goes_to(table, GUARDIAN)
    assert (table.state.seat, drawn(table)) == (1, {OURS} | {riddle.id for riddle in of(HARD)})


@pytest.mark.rule("FB-71", "FB-33")
@pytest.mark.parametrize(("seat", "levels"), [(0, {1}), (1, {3}), (2, {1, 2}), (3, {2})])
def test_all_know_the_level_of_the_riddle_that_is_read_and_no_more(seat: int, levels: set[int]) -> None:
    table = asks_for(seat)
    reader = table.state.reader()
    table.chance("riddle", of(*levels)[5].id)
    rng = random.Random(1)
    for viewer in (TABLE, *(other for other in range(4) if other != reader)):
        view = table.view(viewer)
        worlds = [GAME.imagine(view, rng) for _world in range(60)]
        found = {world.box.riddles[world.riddle].level for world in worlds}
        assert levels <= found <= {0, *levels}
        assert len({world.riddle for world in worlds}) > 20
        assert {world.box.riddles[world.riddle].one_answer for world in worlds} == {False, True}
    assert {GAME.imagine(table.view(reader), rng).riddle for _world in range(5)} == {table.state.riddle}


@pytest.mark.rule("FB-71", "FB-69")
def test_all_know_the_level_of_a_riddle_that_was_laid_by() -> None:
    table = asks_for(0, own=[*EACH, HARD])
    table.chance("riddle", of(CHILD)[5].id)
    table.table("leave", 4)
    rng = random.Random(1)
    worlds = [GAME.imagine(table.view(viewer), rng) for viewer in range(TABLE, 5) for _world in range(20)]
    assert {world.box.riddles[world.laid_by].level for world in worlds} <= {0, CHILD}
    assert len({world.laid_by for world in worlds}) > 20
    assert all(world.laid_by not in world.fresh for world in worlds)
    assert GAME.imagine(table.view(EVERYTHING), rng).laid_by == table.state.laid_by


@pytest.mark.rule("FB-71", "FB-35")
@pytest.mark.parametrize("one_answer", [False, True])
def test_once_it_is_asked_all_know_as_well_how_many_answers_count(one_answer: bool) -> None:
    table = asks_for(1)
    table.chance("riddle", next(riddle.id for riddle in of(HARD) if riddle.one_answer == one_answer))
    table.play(0, "start_riddle")
    worlds = [GAME.imagine(table.view(2), random.Random(seed)) for seed in range(40)]
    kinds = {world.box.riddles[world.riddle][1:] for world in worlds}
    assert kinds <= {(one_answer, HARD), (one_answer, 0)}


@pytest.mark.rule("FB-71", "FB-03")
@pytest.mark.parametrize(
    ("levels", "own", "count"),
    [
        ("easy", [3, 0, 0], 240),
        ("easy", [1, 0, 1], 120),
        ("hard", [1, 2, 1], 240),
        ("family", [3, 3, 3], 120),
        ("family", [0, 0, 0], 240),
        ("all", [1, 1, 0], 360),
    ],
)
def test_the_box_holds_what_somebody_may_get(levels: str, own: list[int], count: int) -> None:
    options = settle(GAME, 3, {"levels": levels, "riddle_levels": own})
    state = GAME.start(3, options)
    assert GAME.inventory(state)["riddles"] == count
    assert words.number_of_riddles(options) == words.number_of_riddles(state.options.plain()) == count


@pytest.mark.rule("FB-71")
def test_nobody_has_a_level_unless_the_table_wants_it() -> None:
    assert settle(GAME, 4, {})["riddle_levels"] == ()
    assert settle(GAME, 4, {"riddle_levels": [0, 0, 0, 0]})["riddle_levels"] == ()
    assert settle(GAME, 4, {"riddle_levels": EACH})["riddle_levels"] == tuple(EACH)
    assert begun(4).view(TABLE)["options"]["riddle_levels"] == []


@pytest.mark.rule("FB-71")
@pytest.mark.parametrize(
    "value", [[1, 2, 3], [1] * 5, [1, 2, 3, 4], [1, 2, 3, -1], [1, 2, 3, True], "child", 1, [[]]]
)
def test_levels_that_make_no_sense_are_refused(value: Any) -> None:
    with pytest.raises(Trouble, match="un nombre de 0 à 3 par joueur"):
        settle(GAME, 4, {"riddle_levels": value})


def test_the_tables_that_are_tried_out_have_every_level_beside_every_other() -> None:
    (option,) = (option for option in GAME.options if option.name == "riddle_levels")
    assert option.samples == ((3, 0, 1), (0, 1, 2, 3), (1, 2, 3, 0, 1), (2, 3, 0, 1, 2, 3))
    assert [
        settle(GAME, len(own), {"riddle_levels": own})["riddle_levels"] for own in option.samples
    ] == list(option.samples)
