"""CS-06 to CS-13, CS-43, CS-44, CS-46, CS-49: a turn from the bunch to the shuffles."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.casse_du_siecle.keys import ALL, sub
from coffres.games.casse_du_siecle.state import UNSEEN
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
    read_gear,
    take,
)
from tests.games.table import Table

DOOR_3 = "3C 4O 5D ."  # lacks 6E


@pytest.mark.rule("CS-06")
def test_the_table_says_who_is_youngest_then_it_goes_clockwise() -> None:
    table = Table("casse_du_siecle", 3)
    assert table.asked() == [(TABLE, "starter")]
    assert table.choices(TABLE) == {("starter", 0), ("starter", 1), ("starter", 2)}
    table.table("starter", 2)
    turns = []
    for _turn in range(4):
        seat = table.ask().by
        turns.append(seat)
        lay_out(table, {seat: "1C 2O"}, {1: "1C . . .", 2: "2C 3O 4D ."}, seat=seat)
        assert table.refused((seat + 1) % 3, "done") == "CS-06"
        while ("done",) not in table.choices(seat):
            table.session.play(table.session.legal(seat)[0])
        table.play(seat, "done")
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("CS-06")
def test_chance_may_say_who_starts() -> None:
    table = Table("casse_du_siecle", 3, {"starter": "random"})
    assert table.asked() == [(CHANCE, "draw_starter")]
    table.chance("starter", 1)
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-07")
def test_any_bunch_that_is_not_empty_is_looked_at_alone() -> None:
    table = lay_out(
        begun(3), {}, {1: "1C 2O 3D .", 6: "6C . . ."}, {0: "1C 2C 3C 4C", 5: "2D"}, phase="take", emptied=-1
    )
    empty = [place for place in range(12) if not table.state.size(place)]
    assert empty and table.choices(0) == {("take_bunch", p) for p in range(12) if p not in empty}
    assert table.refused(0, "take_bunch", empty[0]) == "CS-07"
    table.play(0, "take_bunch", 5)
    assert table.view(0)["hand"] == keys("2D") and table.told(0)[3] == (False, (key("2D"),))
    assert table.view(1)["hand"] == table.view(TABLE)["hand"] == []
    assert len(table.told(1)) == len(table.told(TABLE)) == 3
    assert table.ask().secret


@pytest.mark.rule("CS-02", "CS-08")
def test_every_key_that_fits_must_be_placed() -> None:
    table = lay_out(begun(), "1C 1C 2C 6E", {2: "2C . . ."})
    assert placements(table, 0) == {("1C", 1), ("6E", 3)}
    assert table.refused(0, "done") == "CS-08"
    place(table, 0, "1C")
    assert placements(table, 0) == {("6E", 3)}  # the second 1C finds its lock taken
    assert table.refused(0, "done") == "CS-08"
    assert table.refused(0, "place", key("6E"), key("1E")) == "CS-02"
    place(table, 0, "6E")
    assert table.choices(0) == {("done",)}
    assert on_door(table, 3) == ". . . 6E"


@pytest.mark.rule("CS-09")
def test_keys_complete_the_incomplete_bunch_before_a_new_one_begins() -> None:
    taken = {1: "1C . . .", 2: "2C . . .", 3: "3C . . ."}
    table = lay_out(begun(), "1C 2C 3C", taken, {0: "6D 6D 6E"}, emptied=11)
    table.play(0, "done")
    assert table.asked() == [(0, "return")]
    assert table.choices(0) == {("put_back", face) for face in keys("1C 2C 3C")}
    assert table.refused(0, "done") == "CS-09"
    assert table.refused(0, "put_back", key("6D")) == "CS-09"
    table.play(0, "put_back", key("2C"))
    assert names(table.state.bunch[0]) == "2C 6D 6D 6E"
    assert names(table.state.bunch[11]) == "1C 3C"  # nothing was left to choose
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-09", "CS-46")
def test_without_a_choice_everything_goes_back_at_once() -> None:
    table = lay_out(begun(), "1C 2C", {1: "1C . . .", 2: "2C . . ."}, {0: "6D 6D"})
    table.play(0, "done")
    assert names(table.state.bunch[0]) == "1C 2C 6D 6D"
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-46")
def test_nobody_passes() -> None:
    table = begun()
    assert table.refused(0, "done") == "CS-46"
    assert all(choice[0] == "take_bunch" for choice in table.choices(0))


@pytest.mark.rule("CS-10")
def test_several_doors_in_one_turn() -> None:
    table = lay_out(begun(), "1C 2C 3C 4C")
    for number in range(1, 5):
        place(table, 0, f"{number}C")
    assert [on_door(table, door) for door in (1, 2, 3, 4)] == ["1C . . .", "2C . . .", "3C . . .", "4C . . ."]


@pytest.mark.rule("CS-11")
def test_the_last_key_opens_the_door_and_allows_a_look() -> None:
    table = lay_out(begun(), "6E 1C", {3: DOOR_3})
    place(table, 0, "6E")
    assert table.asked() == [(0, "look")] and table.ask().secret
    assert table.choices(0) == {("look", 0), ("look", 1), ("look", 2), ("look", 3), ("decline",)}
    assert table.refused(0, "look", 4) == "CS-11"
    table.play(0, "look", 2)
    assert table.choices(CHANCE) == {("gear", 2, value) for value in range(1, 11)}
    table.chance("gear", 2, 9)
    assert table.view(0)["gears"][2] == 9 and table.view(1)["gears"][2] is None
    assert table.asked() == [(0, "seen")]


@pytest.mark.rule("CS-11")
def test_a_look_may_be_declined() -> None:
    table = lay_out(begun(), "6E 1C", {3: DOOR_3})
    place(table, 0, "6E")
    table.play(0, "decline")
    assert table.state.seen == [0, 0] and table.asked() == [(0, "act")]


def opened(hand: str = "6E", doors: dict[int, str] | None = None) -> Table:
    """Seat 0 has opened door 3 and put everything back; places 0 to 8 are unseen, 9 is incomplete."""
    table = lay_out(begun(), hand, doors or {3: DOOR_3}, {4: "3O 3O 2D 2D", 9: "6C 6C 6O"})
    place(table, 0, "6E")
    table.play(0, "decline")
    return table


@pytest.mark.rule("CS-12", "CS-44")
def test_the_door_and_two_full_bunches_become_three_new_ones() -> None:
    table = opened()
    table.play(0, "done")
    assert table.asked() == [(0, "pick")] and not table.ask().secret
    full = {p for p in range(12) if table.state.size(p) == 4}
    assert table.choices(0) == {("pick", p) for p in full}
    assert table.refused(0, "pick", 9) == "CS-12"
    lowest = min(p for p in range(12) if not table.state.size(p))
    table.play(0, "pick", 4)
    assert ("pick", 4) not in table.choices(0)
    table.play(0, "pick", 1)
    pool = table.state.source[4]
    assert pool == 1  # the lowest number that no bunch bears
    assert [p for p in range(12) if table.state.source[p] == pool] == sorted([1, 4, lowest])
    assert names(table.state.pool[pool]) == names(mask("3O 3O 2D 2D 3C 4O 5D 6E"))
    assert table.state.fresh[pool] == 4  # the bunch nobody has seen stays undrawn
    assert all_keys(table) == ALL


@pytest.mark.rule("CS-12")
def test_a_shuffled_bunch_may_hold_any_key_of_the_shuffle() -> None:
    table = opened()
    table.play(0, "done")
    table.play(0, "pick", 4)
    table.play(0, "pick", 1)
    table.play(1, "take_bunch", 4)
    seen = {choice[1] for choice in table.choices(CHANCE) if not choice[2]}
    assert seen == set(keys("3O 2D 3C 4O 5D 6E"))
    odds = dict(zip(table.session.legal(CHANCE), table.game.weights(table.state, CHANCE), strict=True))
    total = sum(odds.values())
    fresh = sum(odd for move, odd in odds.items() if move.args[1])
    assert total == pytest.approx(12) and fresh == pytest.approx(4)


@pytest.mark.rule("CS-12")
def test_an_older_shuffle_gives_its_keys_to_a_new_one() -> None:
    table = opened()
    table.play(0, "done")
    table.play(0, "pick", 4)
    table.play(0, "pick", 1)
    old = table.state.source[4]
    lay_out_door(table, "4C 5O 6D", "1E", seat=1)
    table.play(1, "decline")
    table.play(1, "done")
    table.play(1, "pick", 4)
    assert table.asked() == [(CHANCE, "settle")]
    drawn = 0
    while table.ask().by == CHANCE:
        table.session.play(table.session.legal(CHANCE)[drawn % 2 - 1])
        drawn += 1
    assert drawn == 4 and table.asked() == [(1, "pick")]
    s = table.state
    assert s.pool[old].bit_count() + s.fresh[old] == 8
    assert s.pool[s.mixing].bit_count() + s.fresh[s.mixing] == 8
    assert s.pool[s.mixing] & mask("4C 5O 6D 1E") == mask("4C 5O 6D 1E")


def lay_out_door(table: Table, lying: str, last: str, seat: int) -> None:
    """Gives `seat` the last key of door 4, out of the unseen ones, and lets them open it."""
    s = table.state
    laid = s.laid[:]
    for letter, name in enumerate(lying.split()):
        laid[12 + letter] = key(name)
    hands = [0, 0]
    hands[seat] = mask(last)
    out = mask(f"{lying} {last}")
    source = s.source[:]
    emptied = next(p for p in range(12) if source[p] == UNSEEN)
    source[emptied] = -1
    fresh = s.fresh[:]
    fresh[UNSEEN] -= 4
    table.arrange(
        laid=laid,
        hands=hands,
        unseen=sub(s.unseen, out),
        source=source,
        fresh=fresh,
        phase="act",
        emptied=emptied,
    )
    place(table, seat, last)


@pytest.mark.rule("CS-13")
def test_an_opened_door_can_be_opened_again() -> None:
    table = opened()
    table.play(0, "done")
    table.play(0, "pick", 0)
    table.play(0, "pick", 1)
    assert on_door(table, 3) == ". . . ."
    lay_out(table, {1: "6E"}, {3: DOOR_3}, seat=1)
    place(table, 1, "6E")
    assert table.asked() == [(1, "look")]


@pytest.mark.rule("CS-43")
def test_placing_goes_on_after_a_look_and_the_door_stays_full_meanwhile() -> None:
    table = opened("6E 6E 1C 2C")
    assert on_door(table, 3) == "3C 4O 5D 6E"
    assert placements(table, 0) == {("1C", 1), ("2C", 2)}
    assert table.refused(0, "pick", 1) == "CS-43"
    assert table.refused(0, "take_bunch", 1) == "CS-43"
    place(table, 0, "1C")
    place(table, 0, "2C")
    table.play(0, "done")
    assert table.asked() == [(0, "pick")]
    assert on_door(table, 3) == "3C 4O 5D 6E"


@pytest.mark.rule("CS-43")
def test_doors_are_emptied_in_the_order_they_were_opened() -> None:
    table = lay_out(begun(), "6E 4E", {3: DOOR_3, 1: "1C 2O 3D ."})
    for name in ("6E", "4E"):
        place(table, 0, name)
        table.play(0, "decline")
    table.play(0, "done")
    table.play(0, "pick", 0)
    assert (on_door(table, 3), on_door(table, 1)) == (". . . .", "1C 2O 3D 4E")
    table.play(0, "pick", 1)
    table.play(0, "pick", 2)
    assert on_door(table, 1) == ". . . ."
    table.play(0, "pick", 3)
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-43")
def test_a_win_in_the_middle_of_a_turn_ends_the_game() -> None:
    table = lay_out(
        begun(), "6E 4E", {3: DOOR_3, 1: "1C 2O 3D ."}, seen=[0b0111, 0], gears=[1, 2, 3, 0, 0, 0, 0, 0]
    )
    place(table, 0, "6E")
    read_gear(table, 0, 3, 8)
    assert table.asked() == []


@pytest.mark.rule("CS-44")
def test_a_new_bunch_begins_on_the_place_just_emptied() -> None:
    doors = {number: f"{number}C . . ." for number in range(1, 5)}
    table = lay_out(begun(), "1C 2C 3C 4C", doors, {0: "6D 6D 6E"}, emptied=11)
    assert [p for p in range(12) if not table.state.size(p)] == [10, 11]
    table.play(0, "done")
    table.play(0, "put_back", key("4C"))
    assert names(table.state.bunch[0]) == "4C 6D 6D 6E"
    assert names(table.state.bunch[11]) == "1C 2C 3C" and not table.state.bunch[10]


@pytest.mark.rule("CS-44")
def test_a_second_new_bunch_begins_on_the_lowest_free_place() -> None:
    doors = {number: f"{number}C . . ." for number in range(1, 6)}
    table = lay_out(begun(keep_keys=True), "1C 2C 3C 4C 5C 6C 1D", doors)
    assert [p for p in range(12) if not table.state.size(p)] == [9, 10, 11]
    table.play(0, "done")
    for name in ("1C", "2C", "3C", "4C", "5C"):
        table.play(0, "put_back", key(name))
    assert names(table.state.bunch[11]) == "1C 2C 3C 4C" and names(table.state.bunch[9]) == "5C"


@pytest.mark.rule("CS-49")
@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (4, 12), (5, 15)])
def test_three_rounds_and_twelve_turns_without_a_key_deal_all_keys_anew(seats: int, turns: int) -> None:
    table = begun(seats, long_combination=True)
    doors = {1: "1C . . .", 2: "2C . . ."}
    for turn in range(turns):
        assert table.asked() == [(turn % seats, "take")]
        lay_out(table, {turn % seats: "1C 2C"}, doors, seat=turn % seats, seen=[1] * seats, door_pot=3)
        table.play(turn % seats, "done")
    assert table.asked() == [(TABLE, "stall")]
    assert table.refused(table.state.seat, "take_bunch", 0) == "CS-49"
    assert table.refused((table.state.seat + 1) % seats, "take_bunch", 0) == "CS-06"
    table.table("redeal")
    s = table.state
    assert table.asked() == [(turns % seats, "take")]
    assert s.unseen == ALL and not any(s.hands) and on_door(table, 1) == ". . . ."
    assert s.seen == [1] * seats and s.door_pot == 3 and s.idle == 0


@pytest.mark.rule("CS-49")
def test_a_key_placed_starts_the_count_again() -> None:
    table = lay_out(begun(), "1C", idle=11)
    place(table, 0, "1C")
    table.play(0, "done")
    assert table.state.idle == 0 and table.asked() == [(1, "take")]


@pytest.mark.rule("CS-42")
def test_a_bunch_taken_from_the_unseen_ones_is_drawn_key_by_key() -> None:
    table = begun()
    take(table, 0, 2, "1C 1C 2D 3E")
    assert table.view(0)["hand"] == sorted(keys("1C 1C 2D 3E"))
    assert table.told(0) == (CHANCE, "draw", (key("3E"), None))
    assert table.told(1) == table.told(TABLE) == (CHANCE, "draw", (None, None))
