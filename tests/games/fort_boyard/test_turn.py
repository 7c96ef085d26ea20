"""FB-07 to FB-19, FB-55 to FB-57: setup, who begins, the die, the spaces, the keys."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.fort_boyard.material import KEY, NOTES
from tests.games.fort_boyard.positions import (
    BOTH,
    EITHER,
    GUARDIAN,
    SPACES,
    START,
    TIGER,
    TRIAL,
    asked,
    at_the_guardian,
    begun,
    goes_to,
    keys_of,
    keys_on,
    on,
    started,
)
from tests.games.table import Table


@pytest.mark.rule("FB-07", "FB-54")
@pytest.mark.parametrize(("seats", "notes"), [(3, 10), (6, 10), (4, 3), (6, 18)])
def test_the_chest_holds_the_notes_of_each_player(seats: int, notes: int) -> None:
    table = Table(KEY, seats, {"notes": notes})
    assert table.view(TABLE)["chest"] == seats * notes
    assert table.state.pool == list(NOTES)  # which ones are in it nobody knows


@pytest.mark.rule("FB-08")
def test_pawns_on_start_and_riddles_all_there() -> None:
    state = Table(KEY, 5).state
    assert state.pawns == [START] * 5
    assert (len(state.fresh), state.under) == (360, [])
    assert (keys := state.black)[BOTH] == keys[GUARDIAN] == 2
    assert keys[TRIAL] == keys[EITHER] == 1


@pytest.mark.rule("FB-09")
def test_the_highest_die_begins_and_rolls_again_to_move() -> None:
    table = Table(KEY, 3)
    for seat, face in enumerate((2, 5, 4)):
        assert table.asked() == [(CHANCE, "first_roll")]
        assert (table.ask().of, table.ask().dice) == (seat, 1)
        table.chance("roll", face)
    assert table.state.seat == 1
    assert table.asked() == [(CHANCE, "roll")]
    assert table.ask().of == 1
    assert table.state.pawns == [START] * 3


@pytest.mark.rule("FB-09")
def test_those_tied_roll_again() -> None:
    table = Table(KEY, 4)
    for face in (5, 2, 5, 5):
        table.chance("roll", face)
    rollers = []
    for face in (1, 4, 4):
        rollers.append(table.ask().of)
        table.chance("roll", face)
    assert rollers == [0, 2, 3]
    for face in (3, 6):
        rollers.append(table.ask().of)
        table.chance("roll", face)
    assert rollers[3:] == [2, 3]
    assert table.state.seat == 3


@pytest.mark.rule("FB-10")
def test_the_die_moves_the_pawn_clockwise_past_start() -> None:
    table = begun(3).arrange(pawns=[30, 0, 0])
    table.chance("roll", 5)
    assert table.state.pawns == [3, 0, 0]


@pytest.mark.rule("FB-10")
def test_spaces_are_shared_freely() -> None:
    table = begun(3).arrange(pawns=[0, 1, 1])
    table.chance("roll", 1)
    assert table.state.pawns == [1, 1, 1]
    assert table.asked() == [(CHANCE, "pick")]


@pytest.mark.rule("FB-11")
def test_a_key_below_means_a_trial() -> None:
    table = goes_to(begun(), TRIAL)
    assert table.asked() == [(CHANCE, "pick")]


@pytest.mark.rule("FB-11")
@pytest.mark.parametrize("space", [TRIAL, BOTH, EITHER, GUARDIAN])
def test_an_empty_cell_passes_the_turn(space: int) -> None:
    table = goes_to(on(begun(), "black", space, 0), space)
    assert (table.state.seat, table.asked()) == (1, [(CHANCE, "roll")])


@pytest.mark.rule("FB-12", "FB-14")
def test_a_trial_won_wins_the_key_and_the_die_passes_to_the_left() -> None:
    table = started(begun(), "nose_to_nose")
    table.table("rival", 2)
    table.table("turn")
    table.table("won")
    assert keys_of(table, 0) == (1, 0)
    assert (table.state.seat, table.asked()) == (1, [(CHANCE, "roll")])
    assert table.ask().of == 1


@pytest.mark.rule("FB-12")
def test_the_last_seat_passes_to_the_first_and_others_wait() -> None:
    table = goes_to(begun(3, starter=2), TIGER)
    assert table.state.seat == 0
    assert table.refused(1, "open_chest") == "FB-12"


def lost_trial(space: int) -> Table:
    table = started(begun(), "nose_to_nose", space)
    table.table("rival", 1)
    table.table("turn")
    table.table("lost")
    return table


@pytest.mark.rule("FB-13")
def test_a_lost_trial_may_be_made_good_by_a_riddle() -> None:
    table = lost_trial(TRIAL)
    assert table.asked() == [(0, "retry")]
    assert table.choices(0) == {("take_riddle",), ("decline",)}
    table.play(0, "take_riddle")
    asked(table)
    table.play(3, "right")
    assert keys_of(table, 0) == (1, 0)
    assert table.state.seat == 1


@pytest.mark.rule("FB-13")
def test_a_riddle_not_tried_or_wrong_passes_the_die() -> None:
    table = lost_trial(TRIAL)
    table.play(0, "decline")
    assert (keys_of(table, 0), table.state.seat) == ((0, 0), 1)
    table = lost_trial(TRIAL)
    table.play(0, "take_riddle")
    asked(table)
    table.clock("hourglass")
    table.play(3, "wrong")
    assert (keys_of(table, 0), table.state.seat) == ((0, 0), 1)
    assert keys_on(table, TRIAL) == (1, 0)


@pytest.mark.rule("FB-14")
def test_a_black_key_is_replaced_by_a_red_one_while_there_are_any() -> None:
    table = at_the_guardian()
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 0)
    assert (keys_on(table, GUARDIAN), table.state.reserve) == ((0, 2), 28)
    for reserve, left in ((1, 1), (0, 0)):
        table = at_the_guardian().arrange(reserve=reserve)
        table.play(3, "right")
        assert keys_on(table, GUARDIAN) == (0, left)
        assert table.state.reserve == 0


@pytest.mark.rule("FB-14", "FB-56")
def test_a_red_key_won_leaves_the_cell_empty() -> None:
    table = on(on(at_the_guardian(), "black", GUARDIAN, 0), "red", GUARDIAN, 2)
    table.play(3, "right")
    assert keys_of(table, 0) == (0, 2)
    assert (keys_on(table, GUARDIAN), table.state.reserve) == ((0, 0), 30)


@pytest.mark.rule("FB-15")
def test_trial_or_riddle_is_chosen_for_good() -> None:
    table = goes_to(begun(), EITHER)
    assert table.asked() == [(0, "choose")]
    assert table.choices(0) == {("take_trial",), ("take_riddle",)}
    assert lost_trial(EITHER).state.seat == 1  # no riddle after it
    table.play(0, "take_riddle")
    asked(table)
    table.play(3, "right")
    assert keys_of(table, 0) == (1, 0)


@pytest.mark.rule("FB-16")
def test_trial_and_riddle_must_both_be_won() -> None:
    table = started(begun(), "nose_to_nose", BOTH)
    table.table("rival", 1)
    table.table("turn")
    table.table("won")
    assert keys_of(table, 0) == (0, 0)
    assert table.asked() == [(CHANCE, "draw_riddle")]
    asked(table)
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 0)


@pytest.mark.rule("FB-16")
def test_one_of_them_lost_leaves_both_keys_on_the_cell() -> None:
    table = lost_trial(BOTH)
    assert (table.state.seat, keys_on(table, BOTH)) == (1, (2, 0))
    table = started(begun().arrange(held_red=[2, 0, 0, 0]), "nose_to_nose", BOTH)
    table.table("rival", 1)
    table.table("turn")
    table.table("won")
    asked(table)
    table.clock("hourglass")
    table.play(3, "wrong")
    assert (keys_of(table, 0), keys_on(table, BOTH)) == ((0, 2), (2, 0))
    assert table.state.seat == 1


@pytest.mark.rule("FB-17")
def test_the_guardian_asks_a_riddle_for_two_keys() -> None:
    table = goes_to(begun(), GUARDIAN)
    assert table.asked() == [(CHANCE, "draw_riddle")]
    asked(table)
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 0)


@pytest.mark.rule("FB-18")
@pytest.mark.parametrize("space", [space for space, kind in enumerate(SPACES) if kind == "T"])
def test_a_tiger_passes_the_turn(space: int) -> None:
    table = goes_to(begun(), space)
    assert (table.state.seat, table.state.pawns[0]) == (1, space)


@pytest.mark.rule("FB-55")
def test_start_passes_the_turn_and_going_past_it_does_nothing() -> None:
    table = goes_to(begun(), START)
    assert (table.state.seat, table.state.pawns[0]) == (1, START)
    table = goes_to(begun(), TRIAL, by=4)
    assert table.asked() == [(CHANCE, "pick")]
    assert keys_of(table, 0) == (0, 0)


@pytest.mark.rule("FB-19")
@pytest.mark.parametrize("there", [1, 2])
def test_fewer_keys_than_the_space_names(there: int) -> None:
    table = on(at_the_guardian(), "black", GUARDIAN, there)
    table.play(3, "right")
    assert keys_of(table, 0) == (there, 0)


@pytest.mark.rule("FB-56", "FB-45")
def test_red_keys_are_won_before_black_ones() -> None:
    table = on(at_the_guardian(), "red", GUARDIAN, 1)
    table.play(3, "right")
    assert keys_of(table, 0) == (1, 1)
    assert keys_on(table, GUARDIAN) == (1, 1)
    table = on(started(begun(), "forbidden_words"), "red", TRIAL, 3)
    table.clock("hourglass")
    table.table("won")
    assert (keys_of(table, 0), keys_on(table, TRIAL)) == ((0, 1), (1, 2))


@pytest.mark.rule("FB-57")
def test_keys_in_hand_are_public_and_unlimited() -> None:
    table = begun().arrange(held_red=[17, 0, 5, 0], held_black=[13, 2, 0, 0])
    for viewer in range(TABLE, 4):
        view = table.view(viewer)
        assert (view["held_red"], view["held_black"]) == ([17, 0, 5, 0], [13, 2, 0, 0])
    table = at_the_guardian().arrange(held_red=[30, 0, 0, 0])
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 30)
