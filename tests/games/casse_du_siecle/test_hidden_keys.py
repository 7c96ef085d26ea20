"""CS-28 to CS-34, CS-36, CS-56 to CS-59, CS-61: keys laid face down, bets, bluffs."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, EVERYTHING, TABLE, Outcome
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from tests.games.casse_du_siecle.positions import (
    THREE_EACH,
    begun,
    key,
    keys,
    lay,
    lay_out,
    lock,
    mask,
    names,
    on_door,
    read_gear,
)
from tests.games.table import Table


def hidden(hand: str, doors: dict[int, str] | None = None, seats: int = 2, **fields: Any) -> Table:
    """Doors 1 to 3 are seat 0's, 4 to 6 seat 1's; all keys on them lie face down."""
    options = {"hidden_keys": True, **fields.pop("options", {})}
    owner = fields.pop("owner", THREE_EACH)
    return lay_out(begun(seats, **options), hand, doors or {}, owner=owner, **fields)


def lays(table: Table, seat: int = 0) -> set[tuple[int, int]]:
    return {choice[1:] for choice in table.choices(seat) if choice[0] == "lay"}


@pytest.mark.rule("CS-28", "CS-42")
def test_only_who_laid_a_key_knows_it() -> None:
    table = hidden("1C 5D")
    lay(table, 0, "5D", "1O")
    assert table.view(0)["laid"][1] == key("5D")
    assert table.view(1)["laid"][1] is None and table.view(TABLE)["laid"][1] is None
    assert table.view(EVERYTHING)["laid"][1] == key("5D")  # for who looks back at the game
    assert table.told(1) == table.told(TABLE) == (0, "lay", (None, lock("1O")))
    assert table.refused(0, "place", key("1C"), lock("1C")) == "CS-28"


@pytest.mark.rule("CS-29")
def test_any_key_on_any_free_lock_of_ones_own_door() -> None:
    table = hidden("1C 5D", {1: "6E . . ."})
    own = [at for at in range(12) if at != lock("1C")]
    assert lays(table) == {(face, at) for face in keys("1C 5D") for at in own}
    assert ("done",) in table.choices(0)  # never compulsory
    assert table.refused(0, "lay", key("1C"), lock("1C")) == "CS-29"
    table.play(0, "done")


@pytest.mark.rule("CS-30")
def test_on_anothers_door_all_that_is_missing_must_be_laid() -> None:
    assert not lays(hidden("1C", {4: "4C 5O . ."})) & {(key("1C"), lock("4D")), (key("1C"), lock("4E"))}
    table = hidden("1C 6D 2E", {4: "4C 5O . ."})
    lay(table, 0, "6D", "4D")
    assert table.choices(0) == {("lay", key("1C"), lock("4E")), ("lay", key("2E"), lock("4E"))}
    assert table.refused(0, "done") == "CS-30"
    assert table.refused(0, "lay", key("1C"), lock("1C")) == "CS-30"
    assert hidden("1C", {4: "4C 5O . ."}).refused(0, "lay", key("1C"), lock("4D")) == "CS-30"


@pytest.mark.rule("CS-30", "CS-42")
def test_a_bet_under_way_is_seen_by_the_bettor_alone() -> None:
    table = hidden("1C 6D 2E", {4: "4C 5O . ."})
    lay(table, 0, "6D", "4D")
    assert table.view(0)["laid"][12:16] == [None, None, key("6D"), -1]
    assert table.view(1)["laid"][12:16] == [key("4C"), key("5O"), None, -1]


@pytest.mark.rule("CS-31")
@pytest.mark.parametrize(("lying", "last"), [("4C 5O 6D .", "1E"), ("6C 6O 6D .", "6E")])
def test_a_won_bet_is_a_look(lying: str, last: str) -> None:
    table = hidden(last, {4: lying})
    lay(table, 0, last, "4E")
    assert table.asked() == [(0, "look")]
    four = tuple(keys(lying.replace(".", last)))
    assert all(table.told(viewer)[3] == (four, True, 0, ()) for viewer in (TABLE, 0, 1))
    assert table.view(TABLE)["laid"][12:16] == list(four)


@pytest.mark.rule("CS-31", "CS-58")
def test_after_a_lost_bet_the_owner_looks_and_hands_back() -> None:
    table = hidden("2E 1C", {4: "4C 5O 6D ."})
    lay(table, 0, "2E", "4E")
    assert table.asked() == [(1, "look_bet")] and table.ask().secret
    assert table.refused(0, "look", 0) == "CS-06"
    assert all(table.told(v)[3] == (tuple(keys("4C 5O 6D 2E")), False, 0, ()) for v in (TABLE, 0, 1))
    table.play(1, "look", 2)
    table.chance("gear", 2, 7)
    assert table.told(1) == (CHANCE, "gear", (2, 7)) and table.told(0) == (CHANCE, "gear", (2, None))
    table.play(1, "seen")
    assert table.view(0)["gears"][2] is None and table.view(1)["gears"][2] == 7
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CS-58")
def test_the_owner_may_win_out_of_turn() -> None:
    table = hidden(
        "2E 1C", {4: "4C 5O 6D ."}, seen=[0, 0b1011], gears=[1, 2, 0, 4, 0, 0, 0, 0], reserve=0b11111101000
    )
    lay(table, 0, "2E", "4E")
    read_gear(table, 1, 2, 7)
    assert table.session.outcome() == Outcome((1,), "safe_opened")


@pytest.mark.rule("CS-58", "CS-48")
def test_without_notebook_the_owner_dials_out_of_turn_once() -> None:
    fields: dict[str, Any] = {
        "seen": [0, 0b1011],
        "gears": [1, 2, 0, 4, 0, 0, 0, 0],
        "reserve": 0b11111101000,
    }
    doors = {4: "4C 5O 6D .", 5: "5C 6O 1D ."}
    table = hidden("2E 3E 1C", doors, options={"notebook": False}, **fields)
    lay(table, 0, "2E", "4E")
    read_gear(table, 1, 2, 7)
    assert table.asked() == [(1, "dial")]
    table.play(1, "dial", 1, 2, 7, 5)
    assert table.asked() == [(0, "act")]
    lay(table, 0, "3E", "5E")
    read_gear(table, 1, 2)
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CS-32")
def test_a_wrong_code_on_ones_own_door_shows_nobody_a_gear() -> None:
    table = hidden("6E 1C", {1: "1C 2O 3D ."})
    lay(table, 0, "6E", "1E")
    assert table.asked() == [(0, "act")] and table.told(1)[3][1] is False
    assert table.view(1)["laid"][:4] == keys("1C 2O 3D 6E")


@pytest.mark.rule("CS-33")
@pytest.mark.parametrize("last", ["4E", "6E"])
def test_right_or_wrong_the_keys_leave_as_from_an_opened_door(last: str) -> None:
    table = hidden(last, {1: "1C 2O 3D ."})
    lay(table, 0, last, "1E")
    if table.ask().prompt == "look":
        table.play(0, "decline")
    table.play(0, "done")
    assert table.asked() == [(0, "pick")]
    for at in (0, 1):
        table.play(0, "pick", at)
    assert on_door(table, 1) == ". . . ." and names(table.state.pool[table.state.source[0]]) == names(
        mask(f"1C 2O 3D {last}")
    )


@pytest.mark.rule("CS-25", "CS-34")
def test_hidden_keys_bring_owned_doors_and_master_codes() -> None:
    options = begun(hidden_keys=True).state.options
    assert options.owned_doors and options.master_codes
    for name in ("owned_doors", "master_codes"):
        with pytest.raises(Trouble):
            settle(begun().game, 2, {"hidden_keys": True, name: False})
    plain = begun().state.options
    assert not plain.owned_doors and not plain.master_codes


@pytest.mark.rule("CS-36", "CS-61")
def test_a_hidden_change_lifts_first_then_covers_every_lock() -> None:
    table = hidden("1C 4E 3D", {1: "6C 2O . ."})
    assert ("lift", lock("1C")) in table.choices(0)
    table.play(0, "lift", lock("1C"))
    assert not any(choice[0] == "lift" for choice in table.choices(0))  # the hand covers no fourth lock
    assert lays(table) == {(face, lock(at)) for face in keys("1C 4E 3D") for at in ("1C", "1D", "1E")}
    assert table.refused(0, "done") == "CS-30"
    lay(table, 0, "1C", "1C")
    assert table.refused(0, "lift", lock("1O")) == "CS-36"
    lay(table, 0, "3D", "1D")
    lay(table, 0, "4E", "1E")
    assert table.asked() == [(0, "look")] and names(table.state.lifted) == "6C"
    table.play(0, "decline")
    assert table.choices(0) == {("done",)}


@pytest.mark.rule("CS-36")
def test_a_wrong_change_is_a_wrong_code() -> None:
    table = hidden("1C 5E 6E 6D", {1: "6C 2O 3D ."})
    table.play(0, "lift", lock("1C"))
    lay(table, 0, "1C", "1C")
    assert table.refused(0, "lift", lock("1O")) == "CS-36"
    lay(table, 0, "5E", "1E")
    assert table.asked() == [(0, "act")] and table.state.opened == (0,)


@pytest.mark.rule("CS-61")
def test_keys_lifted_from_another_are_seen_once_the_laid_ones_lie() -> None:
    table = hidden("1E 6D", {4: "4C 5O 2D ."})
    table.play(0, "lift", lock("4D"))
    assert table.view(0)["lifted"] == [] and table.view(0)["lifted_size"] == 1
    lay(table, 0, "6D", "4D")
    assert table.view(0)["lifted"] == []
    lay(table, 0, "1E", "4E")
    assert table.told(0)[3][3] == (key("2D"),) and table.told(1)[3][3] == table.told(TABLE)[3][3] == ()
    assert table.view(0)["lifted"] == keys("2D")
    assert table.view(1)["lifted"] == keys("2D")  # they had laid it themselves
    assert table.view(TABLE)["lifted"] == []
    assert table.view(EVERYTHING)["lifted"] == keys("2D")  # for who looks back at the game


@pytest.mark.rule("CS-27", "CS-61")
def test_nobody_lifts_from_a_door_without_owner() -> None:
    owner = (0, 1, 2, 3, -1, -1)
    table = lay_out(begun(4, hidden_keys=True), "1C 2C 3C", {5: "5C . . ."}, owner=owner)
    assert table.refused(0, "lift", lock("5C")) == "CS-27"


@pytest.mark.rule("CS-56")
@pytest.mark.parametrize(
    ("four", "valid"),
    [
        ("1C 2O 3D 4E", True),
        ("2C 2O 2D 2E", True),
        ("5C 5O 5D 5E", False),  # no 5 on the locks of door 1
        ("2O 1C 3D 4E", False),  # each key on the lock of its own letter
        ("1C 2O 3D 3E", False),
    ],
)
def test_what_is_valid(four: str, valid: bool) -> None:
    *lying, last = four.split()
    table = hidden(last, {1: " ".join([*lying, "."])})
    lay(table, 0, last, "1E")
    assert table.told(TABLE)[3][1] is valid


@pytest.mark.rule("CS-56")
def test_no_code_binds_and_no_door_is_dead_face_down() -> None:
    blocked = {1: "4C 4O . .", 2: ". . 4D 4E", 3: ". . 4D 4E", 4: "4C 4O . ."}
    table = hidden("6E", blocked)
    lay(table, 0, "6E", "1D")
    table.play(0, "done")
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-57")
def test_no_bet_on_an_empty_door_nor_without_a_key_of_the_owners() -> None:
    table = hidden("4C 5O 6D 1E", {5: "5C . . ."})
    assert table.refused(0, "lay", key("4C"), lock("4C")) == "CS-57"
    assert (key("6D"), lock("5O")) in lays(table)
    assert table.refused(0, "lift", lock("5C")) == "CS-57"
    two = hidden("4C 5O 6D 1E", {5: "5C 6O . ."})
    two.play(0, "lift", lock("5C"))
    assert two.refused(0, "lift", lock("5O")) == "CS-57"
    own = hidden("4C 5O 6D 1E", {1: "5C 6O . ."})
    own.play(0, "lift", lock("1C"))
    own.play(0, "lift", lock("1O"))  # on one's own door all of them may leave
    assert names(own.state.lifted) == "5C 6O"


@pytest.mark.rule("CS-57")
def test_several_bets_in_a_turn_each_settled_before_the_next() -> None:
    table = hidden("2E 3E", {4: "4C 5O 6D .", 5: "5C 6O 1D ."})
    lay(table, 0, "2E", "4E")
    assert table.asked() == [(1, "look_bet")]
    table.play(1, "decline")
    lay(table, 0, "3E", "5E")
    assert table.asked() == [(1, "look_bet")]
    table.play(1, "decline")
    assert table.asked() == [(0, "act")] and table.state.opened == (3, 4)


@pytest.mark.rule("CS-59")
def test_ones_own_laid_keys_are_in_the_view_with_the_option_that_shows_them() -> None:
    for notebook in (True, False):
        table = hidden("1C 5D", options={"notebook": notebook})
        lay(table, 0, "5D", "2E")
        table.play(0, "done")
        view = table.view(0)
        assert view["laid"][lock("2E")] == key("5D")
        assert view["options"]["notebook"] is notebook
    assert table.ask().secret  # the next turn opens on a private page: there one looks them up


@pytest.mark.rule("CS-26")
def test_a_lost_bet_brings_nobody_a_door() -> None:
    owner = (0, 1, 2, 3, -1, -1)
    table = lay_out(begun(4, hidden_keys=True), "6E", {2: "2C 3O 4D ."}, owner=owner)
    lay(table, 0, "6E", "2E")
    table.play(1, "decline")
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CS-26")
def test_a_valid_own_door_brings_another_a_wrong_one_does_not() -> None:
    owner = (0, 1, 2, 3, -1, -1)
    for last, asked in (("4E", "claim"), ("6E", "act")):
        table = lay_out(begun(4, hidden_keys=True), last, {1: "1C 2O 3D ."}, owner=owner)
        lay(table, 0, last, "1E")
        if table.ask().prompt == "look":
            table.play(0, "decline")
        assert table.asked() == [(0, asked)]
