"""RN-01 to RN-06, RN-31, RN-42: the castle before anything has happened, to the last detail."""

from __future__ import annotations

import pytest

from coffres.engine.contract import TABLE, Chapter
from coffres.games.roc_noir.castle import castle
from coffres.games.roc_noir.material import KEY, NONE
from tests.games.roc_noir.positions import (
    CORNERS,
    begun,
    give,
    knight,
    put,
    rolled,
    send_home,
    trap_at,
    walk,
)
from tests.games.table import Table

ENTRANCE = CORNERS[-1]
TREASURE = ENTRANCE + 1
SLABS = (1, 2, 3, *range(5, 12), *range(13, 20), 21, 22, 23)


@pytest.mark.rule("RN-04", "RN-31", "RN-42", "RN-24", "RN-53")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_has_happened_yet(seats: int) -> None:
    view = Table(KEY, seats).view(TABLE)
    memory = view.pop("memory")
    assert memory["maybe"] == [0b1111 if zone in SLABS else 0 for zone in range(25)]
    assert (memory["found"], memory["under"]) == (0, [[], [], []])
    del view["options"]
    assert view == {
        "seats": seats,
        "phase": "corner",
        "corners": [],
        "turned": 0,
        "seat": NONE,
        "mover": NONE,
        "origin": NONE,
        "arrived": False,
        "entered": 0,
        "knights": [ENTRANCE] * (3 * seats),
        "racks": [NONE] * (6 * seats),
        "visited": 0,
        "drawn": 0,
        "ropes": [3] * seats,
        "spent": 0,
        "trap": NONE,
        "traps": [],
        "loaded": NONE,
        "filling": NONE,
        "portraits": [],
        "piles": [2 * seats] * 3,
        "result": "",
        "history": False,
    }


@pytest.mark.rule("RN-03", "RN-04", "RN-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_is_complete(seats: int) -> None:
    table = Table(KEY, seats)
    box = {f"pair {pair}": 2 for pair in range(1, 3 * seats + 1)}
    box |= {"knights": 3 * seats, "ropes": 3 * seats, "slabs with a trap": 20}
    assert table.game.inventory(table.state) == box


@pytest.mark.rule("RN-06")
def test_the_halves_of_a_pair_lie_in_the_galleries_that_the_rule_gives() -> None:
    assert Table(KEY, 2).view(TABLE)["memory"]["unseen"] == [[3, 4, 9, 10], [0, 5, 6, 11], [1, 2, 7, 8]]


@pytest.mark.rule("RN-10", "RN-20", "RN-49")
def test_a_step_goes_one_square_to_a_side_and_a_jump_two() -> None:
    here = castle(CORNERS)
    assert here.steps[23] == (13, 22, 24, 33)
    assert here.jumps[23] == (3, 21, 25, 43)
    assert here.jumps[27] == (7, 25, 29, 47)
    assert here.jumps[3] == (5, 23, 100)
    assert here.jumps[2] == (4, 22)  # not over the gallery beside it: it is a room (RN-14)
    assert here.jumps[36] == (16, 34, 38, 56)
    assert here.steps[79] == (69, 78, ENTRANCE)


@pytest.mark.rule("RN-32")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_swaps_the_halves_of_their_own_knights(seat: int) -> None:
    table = give(give(begun(), seat, 0, 4, 9), seat, 2, 5, 2)
    table.arrange(seat=seat)
    assert {choice for choice in table.choices(seat) if choice[0] == "swap"} == {("swap", 4), ("swap", 5)}
    table.play(seat, "swap", 4)
    black, white = (2 * knight(seat, helmet) for helmet in (0, 2))
    assert sorted(table.state.racks[white : white + 2]) == [4, 5]
    assert sorted(table.state.racks[black : black + 2]) == [2, 9]


@pytest.mark.rule("RN-61")
def test_the_minutes_of_presets_are_told_in_fives_and_grow_from_short_to_long() -> None:
    presets = {preset.name: preset.minutes for preset in Table(KEY, 2).game.presets}
    assert all(minutes % 5 == 0 for table in presets.values() for minutes in table.values())
    for seats in (2, 3, 4):
        assert presets["courte"][seats] < presets["normale"][seats] < presets["longue"][seats]


@pytest.mark.rule("RN-33", "RN-57")
@pytest.mark.parametrize("helmet", [0, 1, 2])
@pytest.mark.parametrize("rack", [(4, 0), (0, 4)])
def test_whichever_knight_robs_and_wherever_the_half_lies_in_its_rack(
    helmet: int, rack: tuple[int, int]
) -> None:
    table = give(give(begun(), 0, helmet, *rack), 1, 1, 1, 6)
    give(table, 0, (helmet + 1) % 3, 8, 10)
    walk(rolled(put(table, (0, helmet, 33), (1, 1, 35)), helmet), 34)
    assert {choice for choice in table.choices(0) if choice[0] == "rob"} == {("rob", 1)}


@pytest.mark.rule("RN-33", "RN-34")
def test_a_half_that_lies_in_a_pile_is_not_robbed() -> None:
    table = give(begun(), 0, 0, 0, 4)
    rolled(put(table, (0, 0, 34)))
    assert table.refused(0, "rob", 1) == "RN-33"  # nobody holds it, arrived or not
    walk(table, 33)
    assert table.refused(0, "rob", 1) == "RN-33"


@pytest.mark.rule("RN-17", "RN-27", "RN-47")
def test_coming_out_of_a_room_takes_no_counterweight_away() -> None:
    """The black gallery is the first place behind the squares: it has no diagonal."""
    table = put(begun(), (0, 0, CORNERS[0]), (1, 0, 33))
    rolled(table)
    walk(table, 12)
    assert table.state.knights[knight(0, 0)] == 12
    assert table.state.knights[knight(1, 0)] == 33


@pytest.mark.rule("RN-37", "RN-63")
def test_the_last_knight_home_ends_the_game_and_shows_what_was_found() -> None:
    table = send_home(send_home(begun(), 0, 0, 0), 0, 1, 1)
    trap_at(table, 22).arrange(found=1 << 6)
    rolled(put(give(table, 0, 2, 4, 5), (0, 2, 34)), 2)
    assert (table.view(TABLE)["history"], table.view(TABLE)["traps"]) == (False, [])
    table.play(0, "step", TREASURE)
    view = table.view(TABLE)
    assert (view["phase"], view["result"], view["history"]) == ("over", "three_home", True)
    assert view["traps"] == [22]


@pytest.mark.rule("RN-07", "RN-29", "RN-34", "RN-46")
def test_a_turn_begins_with_nothing_left_of_the_one_before() -> None:
    table = put(begun(), (0, 0, CORNERS[0]), (0, 1, 23))
    table.arrange(entered=1, origin=12, arrived=True, loaded=1, mover=0, phase="move")
    table.play(0, "end_turn")
    view = table.view(TABLE)
    left = {name: view[name] for name in ("seat", "mover", "origin", "loaded", "arrived", "entered", "phase")}
    assert left == {
        "seat": 1,
        "mover": NONE,
        "origin": NONE,
        "loaded": NONE,
        "arrived": False,
        "entered": 0,
        "phase": "roll",
    }


def test_the_chapters_of_an_evening_are_the_start_the_turns_and_the_end() -> None:
    table = Table(KEY, 2)
    assert table.game.chapter(table.state) == Chapter("start")
    table = rolled(begun())
    assert table.game.chapter(table.state) == Chapter("turn", 0)
    table.play(0, "end_turn")
    assert table.game.chapter(table.state) == Chapter("turn", 1)
    table.table("stop")
    assert table.game.chapter(table.state) == Chapter("end")


def test_saves_are_read_by_the_number_of_the_rules() -> None:
    """Whoever changes what a move does changes this number, and writes what old saves become (migrate.py)."""
    assert Table(KEY, 2).game.rules == 1
