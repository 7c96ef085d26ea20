"""FB-40 to FB-44, FB-47, FB-65 to FB-67: opening the chest, the others' rolls, the bonus."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard.material import NOTES
from tests.games.fort_boyard.positions import (
    BOTH,
    EITHER,
    GAME,
    GUARDIAN,
    SPACES,
    TIGER,
    TRIAL,
    at_the_guardian,
    begun,
    clocks,
    dice,
    draws_notes,
    goes_to,
    keys_of,
    keys_on,
    on,
    opened,
    rolls,
    safe_from_tigers,
    started,
    with_keys,
)
from tests.games.table import Table


def at_time_out() -> Table:
    table = opened()
    table.clock("hourglass")
    return table


# FB-40, FB-65: when


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(("red", "black"), [(4, 0), (0, 4), (2, 2), (7, 1)])
def test_four_keys_open_the_chest_instead_of_rolling(red: int, black: int) -> None:
    table = with_keys(begun(), red, black)
    assert table.asked() == [(0, "open_or_roll")]
    assert table.choices(0) == {("go_on",), ("open_chest",)}
    table.play(0, "open_chest")
    assert table.state.phase == "chest"
    table = with_keys(begun(), red, black)
    table.play(0, "go_on")
    assert table.asked() == [(CHANCE, "roll")]


@pytest.mark.rule("FB-40")
def test_three_keys_do_not() -> None:
    assert with_keys(begun(), 2, 1).asked() == [(CHANCE, "roll")]
    table = at_the_guardian().arrange(held_red=[1, 0, 0, 0])
    table.play(3, "right")
    assert (keys_of(table, 0), table.state.seat) == ((2, 1), 1)
    for table in (with_keys(begun(), 3), with_keys(begun(), 3).arrange(fortunes=[1] + [0] * 23)):
        assert table.refused(0, "open_chest") == "FB-40"
        assert table.refused(1, "open_chest") == "FB-12"


@pytest.mark.rule("FB-40")
def test_not_in_the_middle_of_a_turn() -> None:
    for table in (started(begun(), "pinch"), at_the_guardian(), rolls(at_the_guardian(), 2, 2)):
        table.arrange(held_red=[5, 0, 0, 0])
        assert table.refused(0, "open_chest") == "FB-40"
        assert table.refused(1, "open_chest") == "FB-12"


@pytest.mark.rule("FB-42", "FB-34")
def test_whoever_has_the_dice_is_told_to_roll_them() -> None:
    table = opened()
    table.clock("pace")
    assert table.refused(1, "open_chest") == "FB-40"
    assert table.refused(1, "go_on") == "FB-42"
    table = at_the_guardian()
    table.clock("pace")
    assert table.refused(1, "right") == "FB-34"


@pytest.mark.rule("FB-40")
def test_the_chest_may_be_opened_at_once_after_winning_a_key() -> None:
    table = at_the_guardian().arrange(held_red=[2, 0, 0, 0])
    table.play(3, "right")
    assert table.asked() == [(0, "open_now")]
    assert table.choices(0) == {("open_chest",), ("leave_shut",)}
    table.play(0, "leave_shut")
    assert table.state.seat == 1
    table = at_the_guardian().arrange(held_red=[2, 0, 0, 0])
    table.play(3, "right")
    table.play(0, "open_chest")
    assert table.state.phase == "chest"


@pytest.mark.rule("FB-65")
def test_without_a_key_on_the_board_whoever_can_must_open() -> None:
    table = with_keys(begun(), 5, 0).arrange(black=[0] * 32, red=[0] * 32)
    assert table.asked() == [(0, "must_open")]
    assert table.choices(0) == {("open_chest",)}
    assert table.refused(0, "go_on") == "FB-65"
    on(table, "red", TRIAL, 1)
    assert table.asked() == [(0, "open_or_roll")]


@pytest.mark.rule("FB-65")
def test_who_cannot_open_rolls_on() -> None:
    table = with_keys(begun(), 3, 0).arrange(black=[0] * 32, red=[0] * 32)
    assert table.asked() == [(CHANCE, "roll")]


@pytest.mark.rule("FB-65")
@pytest.mark.parametrize("board", ["boite", "STttttEEtt"])
@pytest.mark.parametrize("seats", [3, 6])
def test_once_the_board_is_empty_nineteen_keys_are_in_hand(board: str, seats: int) -> None:
    """However the keys are won: nobody opens, each key is won by the one who has fewest."""
    table = begun(seats, {"board": board})
    while any(table.state.black) or any(table.state.red):
        space = next(s for s in table.state.box.cells if sum(keys_on(table, s)))
        table.arrange(seat=min(range(seats), key=table.state.keys_of), phase="move")
        goes_to(table, space)
        table.arrange(phase="late", riddle=0, fresh=list(range(1, 360)), under=[])
        table.play(table.state.reader(), "right")
    held = [table.state.keys_of(seat) for seat in range(seats)]
    assert sum(held) >= 19
    assert max(held) >= 4


# FB-41, FB-42, FB-47: the others roll


@pytest.mark.rule("FB-41")
def test_opening_takes_a_note_and_turns_the_hourglass() -> None:
    table = opened()
    view = table.view(TABLE)
    assert (view["chest"], view["pile"], view["notes"]) == (39, 1, [1, 0, 0, 0])
    assert clocks(table)["hourglass"] == 60
    assert table.state.turned == 1
    assert table.state.pool == list(NOTES)  # nobody has seen it


@pytest.mark.rule("FB-42")
def test_the_others_roll_one_die_in_turn_from_the_left_and_move() -> None:
    table = with_keys(begun(4, starter=2), 4, 0, seat=2).arrange(pawns=[9, 8, 8, 8])
    table.play(2, "open_chest")
    rollers = []
    for face in (1, 2, 3, 1):
        table.clock("pace")
        rollers.append(dice(table))
        assert next(ask.dice for ask in table.session.asks() if ask.by == CHANCE) == 1
        table.chance("roll", face)
    assert rollers == [3, 0, 1, 3]
    assert table.state.pawns == [11, 11, 8, 10]
    assert table.view(TABLE)["pile"] == 5


@pytest.mark.rule("FB-42")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_tiger_shuts_the_chest_without_a_note(face: int) -> None:
    table = safe_from_tigers(opened())
    tiger = SPACES[(TRIAL + 3 + face) % 32] == "T"
    rolls(table, face)
    assert (table.asked() == [(CHANCE, "draw_note")]) is tiger
    assert table.view(TABLE)["pile"] == (1 if tiger else 2)
    assert table.view(TABLE)["chest"] == (39 if tiger else 38)


@pytest.mark.rule("FB-47")
@pytest.mark.parametrize("space", [0, TRIAL, BOTH, EITHER, GUARDIAN])
def test_pawns_moved_against_the_chest_face_no_trial_and_stay(space: int) -> None:
    table = opened().arrange(pawns=[0, (space - 1) % 32, 0, 0])
    keys = (table.state.black[:], table.state.red[:])
    rolls(table, 1)
    assert (table.state.phase, table.state.roller) == ("chest", 2)
    table.clock("hourglass")
    assert table.state.pawns == [0, space, 0, 0]
    assert (table.state.black, table.state.red) == keys


@pytest.mark.rule("FB-43")
@pytest.mark.parametrize("limit", [3, 4, 8])
def test_whoever_stalls_is_rolled_for(limit: int) -> None:
    table = safe_from_tigers(opened(options={"roll_limit": limit}))
    table.clock("pace")
    assert clocks(table) == {"hourglass": 60, "roll_limit": limit}
    assert {ask.rule for ask in table.session.asks() if ask.prompt == "roll_limit"} == {"FB-43"}
    table.clock("roll_limit")
    assert table.asked() == [(CHANCE, "rolled_for")]
    assert (table.ask().of, table.ask().dice, table.ask().rule) == (1, 0, "FB-43")
    table.chance("roll", 1)
    assert (table.state.roller, table.view(TABLE)["pile"]) == (2, 2)
    assert table.state.pawns[1] == TRIAL + 4


@pytest.mark.rule("FB-43")
def test_the_limit_lies_between_three_and_eight_seconds() -> None:
    assert settle(GAME, 3, {})["roll_limit"] == 4
    for value in (2, 9):
        with pytest.raises(Trouble):
            settle(GAME, 3, {"roll_limit": value})


# FB-44, FB-66, FB-67: time out


@pytest.mark.rule("FB-44", "FB-66")
@pytest.mark.parametrize("face", range(1, 7))
def test_time_out_without_a_tiger_is_a_bonus(face: int) -> None:
    table = at_time_out()
    assert table.asked() == [(CHANCE, "bonus")]
    assert (table.ask().of, table.ask().dice) == (0, 1)
    table.chance("roll", face)
    assert (table.view(TABLE)["chest"], table.view(TABLE)["pile"]) == (39 - face, 1 + face)
    assert table.asked() == [(CHANCE, "draw_note")]


@pytest.mark.rule("FB-44")
def test_no_bonus_after_a_tiger() -> None:
    table = opened().arrange(pawns=[0, TIGER - 1, 0, 0])
    rolls(table, 1)
    assert table.asked() == [(CHANCE, "draw_note")]
    assert table.view(TABLE)["pile"] == 1


@pytest.mark.rule("FB-66")
@pytest.mark.parametrize(("face", "tiger"), [(1, False), (4, True)])
def test_a_roll_begun_before_time_out_counts_in_full(face: int, tiger: bool) -> None:
    table = safe_from_tigers(opened())
    table.clock("pace")
    table.table("cast")
    assert clocks(table) == {"hourglass": 60}  # a die in the air is not rolled for
    table.clock("hourglass")
    assert table.asked() == [(CHANCE, "roll_chest")]
    table.chance("roll", face)
    assert table.asked() == [(CHANCE, "draw_note" if tiger else "bonus")]
    assert table.view(TABLE)["pile"] == (1 if tiger else 2)


@pytest.mark.rule("FB-66")
def test_a_roll_not_begun_before_time_out_is_not_made() -> None:
    table = opened()
    table.clock("pace")
    table.clock("hourglass")
    assert table.asked() == [(CHANCE, "bonus")]
    assert table.view(TABLE)["pile"] == 1


@pytest.mark.rule("FB-66")
def test_a_real_die_in_the_air_that_lands_in_time_counts_as_any() -> None:
    table = safe_from_tigers(opened())
    table.clock("pace")
    table.table("cast")
    table.chance("roll", 1)
    assert (table.state.roller, clocks(table)) == (2, {"hourglass": 60, "pace": 3})
    assert table.refused(TABLE, "cast") == "FB-12"


@pytest.mark.rule("FB-67", "FB-49")
@pytest.mark.parametrize(("left", "face", "taken"), [(2, 5, 2), (3, 3, 3)])
def test_a_bonus_takes_no_more_than_is_left_and_then_all_is_over(left: int, face: int, taken: int) -> None:
    table = opened().arrange(chest=left)
    table.clock("hourglass")
    table.chance("roll", face)
    assert (table.view(TABLE)["chest"], table.view(TABLE)["pile"]) == (0, 1 + taken)
    draws_notes(table, *[0] * (1 + taken))
    table.play(0, "seen")
    assert table.asked() == [(TABLE, "count")]  # nothing is put back
    assert keys_of(table, 0) == (0, 4)


@pytest.mark.rule("FB-67", "FB-49")
def test_the_last_note_taken_by_opening_ends_the_game_without_an_hourglass() -> None:
    table = opened(chest=1)
    assert table.asked() == [(CHANCE, "draw_note")]
    assert table.state.turned == 0
    draws_notes(table, 2)
    table.play(0, "seen")
    assert table.asked() == [(TABLE, "count")]
