"""CS-17 to CS-20, CS-35, CS-50, CS-51, CS-60 to CS-62: master codes, changes of keys, dead doors, face up."""

from __future__ import annotations

import random

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.casse_du_siecle.codes import CODES, dead_doors
from coffres.games.casse_du_siecle.keys import ALL
from coffres.games.casse_du_siecle.material import FREE
from tests.games.casse_du_siecle.positions import (
    all_keys,
    begun,
    key,
    keys,
    lay_out,
    mask,
    names,
    on_door,
    place,
    placements,
)
from tests.games.table import Table

OWN, FIVE = 0, 5  # codes of door 3
BLOCKED = {1: "4C 4O . .", 2: ". . 4D 4E", 3: ". . 4D 4E", 4: "4C 4O . ."}


def master(hand: str, doors: dict[int, str] | None = None) -> Table:
    return lay_out(begun(master_codes=True), hand, doors or {})


@pytest.mark.rule("CS-17")
def test_door_3_has_five_codes() -> None:
    wanted = ["3C 4O 5D 6E", "3C 3O 3D 3E", "4C 4O 4D 4E", "5C 5O 5D 5E", "6C 6O 6D 6E"]
    assert sorted(CODES[2].values()) == sorted(tuple(keys(code)) for code in wanted)


@pytest.mark.rule("CS-17")
@pytest.mark.parametrize(
    ("lying", "last"), [("4C 4O 4D .", "4E"), ("6C . 6D 6E", "6O"), ("3C 4O 5D .", "6E")]
)
def test_a_master_code_opens_a_door(lying: str, last: str) -> None:
    table = master(last, {3: lying})
    place(table, 0, last, 3)
    assert table.asked() == [(0, "look")]


@pytest.mark.rule("CS-17")
def test_without_the_option_only_the_own_code_fits() -> None:
    table = lay_out(begun(), "4C 3O", {3: "3C . . ."})
    assert placements(table, 0) == {("4C", 4), ("3O", 2)}


@pytest.mark.rule("CS-18")
def test_a_code_begun_must_be_finished() -> None:
    table = master("4O 5O 3O 6E", {3: "4C . . ."})
    assert ("4O", 3) in placements(table, 0)
    assert not {("5O", 3), ("3O", 3), ("6E", 3)} & placements(table, 0)
    assert table.refused(0, "place", key("5O"), key("3O")) == "CS-18"


@pytest.mark.rule("CS-50")
def test_the_second_key_settles_the_code() -> None:
    first = {name for name, door in placements(master("3O 4O 5D 3D", {3: "3C . . ."}), 0) if door == 3}
    assert first == {"3O", "4O", "5D", "3D"}  # 3C begins the own code or master 3
    own = {name for name, door in placements(master("3E 6E 5D 3D", {3: "3C 4O . ."}), 0) if door == 3}
    assert own == {"6E", "5D"}
    same = {name for name, door in placements(master("3E 6E 5D 3D", {3: "3C 3O . ."}), 0) if door == 3}
    assert same == {"3E", "3D"}


@pytest.mark.rule("CS-19")
def test_a_key_with_several_locks_goes_where_its_player_likes_but_goes() -> None:
    table = master("4C 4C")
    assert placements(table, 0) == {("4C", door) for door in (1, 2, 3, 4)}
    assert table.refused(0, "done") == "CS-08"
    place(table, 0, "4C", 2)
    assert ("4C", 2) not in placements(table, 0) and table.refused(0, "done") == "CS-08"
    place(table, 0, "4C", 4)
    assert table.choices(0) == {("done",)}


@pytest.mark.rule("CS-20")
def test_a_key_that_fits_no_more_goes_back() -> None:
    table = master("6O 5O", {3: "5C . . .", 2: "2C 3O . .", 4: "4C 5O . .", 5: "5C 6O . .", 6: "6C 1O . ."})
    assert placements(table, 0) == {("5O", 3)}
    place(table, 0, "5O", 3)
    table.play(0, "done")
    assert table.state.hands[0] == 0
    assert any(bunch & mask("6O") for bunch in table.state.bunch)


# CS-51


def board(doors: dict[int, str]) -> list[int]:
    laid = [FREE] * 24
    for door, four in doors.items():
        for letter, name in enumerate(four.split()):
            laid[4 * (door - 1) + letter] = FREE if name == "." else key(name)
    return laid


@pytest.mark.rule("CS-51")
def test_doors_that_hold_each_others_keys_are_dead() -> None:
    assert dead_doors(board(BLOCKED)) == [0, 1, 2, 3]


@pytest.mark.rule("CS-51")
def test_a_door_that_waits_for_a_live_door_stays() -> None:
    waiting = {**BLOCKED, 4: "4C . . ."}  # door 4 may still be opened with its own code, and frees a 4C
    assert dead_doors(board(waiting)) == []


@pytest.mark.rule("CS-51")
def test_one_copy_in_a_bunch_or_hand_keeps_a_door_alive() -> None:
    assert dead_doors(board({door: BLOCKED[door] for door in (1, 2, 3)})) == []
    assert dead_doors(board({1: "1C . . .", 2: "2C . . ."})) == []


@pytest.mark.rule("CS-51")
def test_dead_doors_are_emptied_lowest_first_and_nobody_looks() -> None:
    doors = {**BLOCKED, 4: "4C . . ."}
    table = master("4O 6D", {**doors, 5: "6C . . ."})
    place(table, 0, "4O", 4)
    place(table, 0, "6D", 5)
    table.play(0, "done")
    assert table.asked() == [(TABLE, "dead")]
    assert table.refused(0, "take_bunch", 0) == "CS-51"  # it is still their turn
    for door in (1, 2, 3, 4):
        assert table.choices(TABLE) == {("clear", door - 1)}
        table.table("clear", door - 1)
        while table.ask().by == CHANCE:
            assert table.ask().prompt == "spill"
            table.session.play(table.session.legal(CHANCE)[0])
        assert on_door(table, door) == ". . . ."
    assert on_door(table, 5) == "6C . 6D ." and table.asked() == [(1, "take")]
    assert all_keys(table) == ALL


@pytest.mark.rule("CS-51")
def test_a_dead_doors_keys_complete_the_incomplete_bunch_first() -> None:
    table = lay_out(begun(master_codes=True), "", BLOCKED, {3: "1C 1C 1O"}, moved=True)
    table.play(0, "done")
    table.table("clear", 0)
    assert table.choices(CHANCE) == {("spill", key("4C")), ("spill", key("4O"))}
    for viewer in (TABLE, 0, 1):
        view = table.view(viewer)
        assert view["spilled_size"] == 2
        assert table.game.view(table.game.imagine(view, random.Random(1)), viewer) == view
    assert table.ask().rule == "CS-51"
    table.chance("spill", key("4O"))
    assert table.told(0) == table.told(TABLE) == (CHANCE, "spill", (None,))
    assert names(table.state.bunch[3]) == "1C 1C 1O 4O"
    assert names(table.state.bunch[11]) == "4C"


# CS-35, CS-60 to CS-62


@pytest.mark.rule("CS-35", "CS-62")
def test_keys_may_be_taken_back_while_the_door_is_opened() -> None:
    table = master("5C 5O 5E", {3: "3C 4O 5D ."})
    assert ("change", 2, FIVE) in table.choices(0)
    table.play(0, "change", 2, FIVE)
    assert on_door(table, 3) == "5C 5O 5D 5E" and table.asked() == [(0, "look")]
    assert names(table.state.lifted) == "3C 4O"
    assert table.view(1)["lifted"] == keys("3C 4O")  # they lay face up
    table.play(0, "decline")
    table.play(0, "done")
    assert any(bunch & mask("3C") for bunch in table.state.bunch) and table.state.lifted == 0


@pytest.mark.rule("CS-35")
def test_a_change_must_open_the_door() -> None:
    table = master("5C 5O", {3: "3C 4O 5D ."})
    assert not any(choice[0] == "change" for choice in table.choices(0))
    assert table.refused(0, "change", 2, FIVE) == "CS-35"


@pytest.mark.rule("CS-35")
def test_three_keys_at_most_are_taken_back() -> None:
    table = master("5C 5O 5D 5E", {3: "3C 4O . 6E", 1: "1C 2O 3D ."})
    table.play(0, "change", 2, FIVE)
    assert names(table.state.lifted) == "3C 4O 6E"


@pytest.mark.rule("CS-60")
def test_a_change_is_never_compulsory_and_needs_master_codes() -> None:
    doors = {3: "3C 4O 5D .", 4: "4C 5O . .", 5: "1C 1O . .", 2: "2C 2O . ."}
    table = master("5C 5O 5E", doors)
    assert {("change", 2, FIVE), ("done",)} <= table.choices(0)
    plain = lay_out(begun(), "5C 5O 5E", {3: "3C 4O 5D .", 4: ". 5O . .", 5: "5C . . .", 2: ". . . 5E"})
    assert plain.choices(0) == {("done",)}
    assert plain.refused(0, "change", 2, FIVE) == "CS-60"


@pytest.mark.rule("CS-60")
def test_several_changes_in_a_turn() -> None:
    table = master("5C 5O 5E 2C 2O", {3: "3C 4O 5D .", 1: "1C . 3D 4E"})
    table.play(0, "change", 2, FIVE)
    table.play(0, "decline")
    assert table.asked() == [(0, "act")] and ("place", key("2O"), 1) in table.choices(0)


@pytest.mark.rule("CS-61")
def test_keys_taken_back_are_not_placed_again_this_turn() -> None:
    table = master("5C 5O 5E", {3: "3C 4O 5D ."})
    table.play(0, "change", 2, FIVE)
    table.play(0, "decline")
    assert table.choices(0) == {("done",)}  # 3C would fit doors 2, 5 and 6


@pytest.mark.rule("CS-27", "CS-61")
def test_a_change_only_where_one_may_place_or_steal() -> None:
    table = begun(owned_doors=True, master_codes=True)
    lay_out(table, "5C 5O 5E", {3: "3C 4O 5D .", 4: "4C 5O . ."}, owner=(0, 0, -1, 1, 1, 1))
    assert not any(choice[0] == "change" for choice in table.choices(0))
    assert table.refused(0, "change", 2, FIVE) == "CS-27"
    lay_out(table, "5C 5O 5E", {3: "3C 4O 5D ."}, owner=(0, 0, 1, 1, 1, 1))
    table.play(0, "change", 2, FIVE)
    assert table.asked() == [(0, "look")]


@pytest.mark.rule("CS-62")
def test_the_door_is_judged_as_it_ends() -> None:
    table = master("3C 4O 6E", {3: "5C . 5D ."})  # master 5 had been begun
    table.play(0, "change", 2, OWN)
    assert on_door(table, 3) == "3C 4O 5D 6E" and names(table.state.lifted) == "5C"
    assert table.asked() == [(0, "look")]


@pytest.mark.rule("CS-62")
def test_no_other_code_than_the_doors_five() -> None:
    table = master("1C 1O 1D 1E", {3: "3C 4O 5D ."})
    assert table.refused(0, "change", 2, 1) == "CS-62"
