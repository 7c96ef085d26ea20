"""FB-33 to FB-39, FB-61 to FB-64: reading, judging, rolling against the candidate, the hourglass."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Move
from coffres.engine.handoff import handoff
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard.material import RIDDLES
from tests.games.fort_boyard.positions import (
    FREE_RIDDLE,
    GAME,
    GUARDIAN,
    STRICT_RIDDLE,
    asked,
    at_the_guardian,
    begun,
    clocks,
    dice,
    goes_to,
    keys_of,
    opened,
    rolls,
    started,
)
from tests.games.table import Table


def drawn(seats: int = 4, riddle: str = FREE_RIDDLE.id) -> Table:
    table = goes_to(begun(seats), GUARDIAN)
    table.chance("riddle", riddle)
    return table


@pytest.mark.rule("FB-33")
def test_only_the_right_hand_neighbour_reads_the_riddle() -> None:
    table = drawn()
    assert table.told(3) == (CHANCE, "riddle", (FREE_RIDDLE.id,))
    for viewer in (TABLE, 0, 1, 2):
        assert table.told(viewer) == (CHANCE, "riddle", (None,))
        assert table.view(viewer)["riddle"] == ""
    assert table.view(3)["riddle"] == FREE_RIDDLE.id
    assert table.asked() == [(3, "read_riddle")]
    assert table.ask().secret
    assert handoff(TABLE, table.session.asks()).curtain


@pytest.mark.rule("FB-33")
def test_the_reader_turns_the_hourglass_once_it_is_read() -> None:
    table = drawn()
    assert clocks(table) == {}
    table.play(3, "start_riddle")
    assert clocks(table)["hourglass"] == 60
    assert table.state.turned == 1


@pytest.mark.rule("FB-34")
@pytest.mark.parametrize(("seats", "rollers"), [(3, [1, 1, 1]), (4, [1, 2, 1]), (6, [1, 2, 3, 4, 1])])
def test_the_others_roll_two_dice_in_turn_from_the_left(seats: int, rollers: list[int]) -> None:
    table = at_the_guardian(seats)
    for roller in rollers:
        assert table.state.roller == roller
        table.clock("pace")
        assert dice(table) == roller
        assert next(ask.dice for ask in table.session.asks() if ask.by == CHANCE) == 2
        table.chance("roll_two", 1, 2)


@pytest.mark.rule("FB-34")
@pytest.mark.parametrize("one", range(1, 7))
@pytest.mark.parametrize("two", range(1, 7))
def test_only_an_even_double_takes_the_right(one: int, two: int) -> None:
    table = rolls(at_the_guardian(), one, two)
    taken = one == two and one % 2 == 0
    assert (table.asked() == [(3, "spoken_before")]) is taken
    assert (table.state.phase == "riddle") is not taken


@pytest.mark.rule("FB-34", "FB-62")
def test_a_double_takes_both_keys() -> None:
    table = rolls(rolls(at_the_guardian(), 3, 3), 6, 6)
    table.play(3, "wrong")
    assert (keys_of(table, 0), table.state.seat) == ((0, 0), 1)


@pytest.mark.rule("FB-35")
def test_the_reader_judges_and_wrong_answers_end_nothing() -> None:
    table = at_the_guardian()
    assert table.choices(3) == {("right",)}
    assert table.refused(3, "wrong") == "FB-35"
    for seat in (0, 1, 2):
        assert table.refused(seat, "right") == "FB-12"
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 0)


@pytest.mark.rule("FB-35")
def test_a_card_may_allow_one_answer_only() -> None:
    table = at_the_guardian(riddle=STRICT_RIDDLE)
    assert table.told(0) == (3, "start_riddle", (), (0, True))
    assert table.view(TABLE)["one_answer"]
    assert table.choices(3) == {("right",), ("wrong",)}
    table.play(3, "wrong")
    assert (keys_of(table, 0), table.state.seat) == ((0, 0), 1)


@pytest.mark.rule("FB-36", "FB-62")
def test_time_out_loses_the_riddle() -> None:
    table = at_the_guardian()
    table.clock("hourglass")
    assert table.asked() == [(3, "spoken_before")]
    table.play(3, "wrong")
    assert (keys_of(table, 0), table.state.seat) == ((0, 0), 1)


@pytest.mark.rule("FB-62")
@pytest.mark.parametrize("end", ["double", "time out"])
def test_an_answer_spoken_before_the_end_wins(end: str) -> None:
    table = at_the_guardian()
    if end == "double":
        rolls(table, 2, 2)
    else:
        table.clock("hourglass")
    assert not table.ask().secret
    table.play(3, "right")
    assert keys_of(table, 0) == (2, 0)


@pytest.mark.rule("FB-37")
@pytest.mark.parametrize("pace", [2, 3, 6])
def test_the_first_roll_and_every_next_one_waits_for_the_dice(pace: int) -> None:
    table = at_the_guardian(options={"roll_pace": pace})
    for _roll in range(3):
        assert clocks(table) == {"hourglass": 60, "pace": pace}
        assert table.refused(CHANCE, "roll_two", 1, 2) == "FB-37"
        table.clock("pace")
        assert clocks(table) == {"hourglass": 60, "roll_limit": 4}
        table.chance("roll_two", 1, 2)


@pytest.mark.rule("FB-37")
def test_the_pause_lies_between_two_and_six_seconds() -> None:
    assert settle(GAME, 3, {})["roll_pace"] == 3
    for value in (2, 3, 4, 5, 6):
        assert settle(GAME, 3, {"roll_pace": value})["roll_pace"] == value
    for value in (1, 7):
        with pytest.raises(Trouble):
            settle(GAME, 3, {"roll_pace": value})


@pytest.mark.rule("FB-37", "FB-42")
def test_the_die_of_the_chest_is_passed_on_as_well() -> None:
    table = opened(options={"roll_pace": 5})
    assert clocks(table) == {"hourglass": 60, "pace": 5}
    assert table.refused(CHANCE, "roll", 1) == "FB-37"


@pytest.mark.rule("FB-38")
def test_a_used_riddle_goes_under_the_pile() -> None:
    table = at_the_guardian()
    assert table.state.under == []
    table.play(3, "right")
    goes_to(table, GUARDIAN)
    assert ("riddle", FREE_RIDDLE.id) not in table.choices(CHANCE)
    assert len(table.choices(CHANCE)) == len(RIDDLES) - 1
    number = RIDDLES.index(FREE_RIDDLE)
    assert [table.view(viewer)["under"] for viewer in range(TABLE, 4)] == [[number]] * 5


@pytest.mark.rule("FB-38")
def test_once_all_are_used_they_come_round_in_the_order_of_their_use() -> None:
    table = goes_to(begun(), GUARDIAN)
    used = [5, *(number for number in range(len(RIDDLES)) if number not in (5, 7))]
    table.arrange(fresh=[7], under=used[:])
    asked(table, RIDDLES[7])
    table.play(3, "right")
    assert table.state.under == [*used, 7]
    goes_to(table.arrange(black=[2] * 32), GUARDIAN)
    assert table.choices(CHANCE) == {("riddle", RIDDLES[5].id)}
    table.chance("riddle", RIDDLES[5].id)
    assert table.state.under[0] == 0


@pytest.mark.rule("FB-39")
@pytest.mark.parametrize("seconds", [30, 45, 60, 90])
def test_one_hourglass_for_trials_riddles_and_chest(seconds: int) -> None:
    options = {"hourglass": seconds}
    tables = (
        started(begun(4, options), "barbichette"),
        at_the_guardian(options=options),
        opened(options=options),
    )
    assert [clocks(table)["hourglass"] for table in tables] == [seconds] * 3


@pytest.mark.rule("FB-39")
def test_the_hourglass_lasts_sixty_seconds_unless_set() -> None:
    assert settle(GAME, 3, {})["hourglass"] == 60
    with pytest.raises(Trouble):
        settle(GAME, 3, {"hourglass": 61})


def observing() -> Table:
    return started(begun(), "odd_change")


def rolling() -> Table:
    table = at_the_guardian()
    table.clock("pace")
    return table


@pytest.mark.rule("FB-39")
@pytest.mark.parametrize("make", [observing, rolling, at_the_guardian, opened])
def test_the_table_may_pause_the_hourglass_and_nobody_can_roll(make: Any) -> None:
    table = make()
    before, turned = table.asked(), table.state.turned
    table.table("pause")
    assert table.asked() == [(TABLE, "paused")]
    assert table.choices(CHANCE) == table.choices(CLOCK) == set()
    assert table.refused(CHANCE, "roll_two", 1, 2) == "FB-39"
    assert table.refused(3, "right") == "FB-39"
    assert all(table.view(viewer)["paused"] for viewer in range(TABLE, 4))
    assert table.refused(TABLE, "pause") == "FB-39"
    table.table("resume")
    assert (table.asked(), table.state.turned) == (before, turned)  # the same hourglass runs on


@pytest.mark.rule("FB-39")
def test_nothing_to_pause_where_no_hourglass_runs() -> None:
    for table in (begun(), started(begun(), "pinch"), drawn()):
        assert Move(TABLE, "pause") not in GAME.interrupts(table.state)


@pytest.mark.rule("FB-61")
@pytest.mark.parametrize("late", [False, True])
def test_the_riddle_is_hidden_from_the_middle_but_the_reader_may_see_it_again(late: bool) -> None:
    table = at_the_guardian()
    if late:
        table.clock("hourglass")
    assert handoff(3, table.session.asks()).to == TABLE  # the tablet lies flat
    assert [table.view(viewer)["riddle"] for viewer in (TABLE, 0, 1, 2, 3)] == [
        "",
        "",
        "",
        "",
        FREE_RIDDLE.id,
    ]
    table.play(3, "right")
    assert table.told(TABLE)[3] == (0, 2, FREE_RIDDLE.id)  # over: now all may know which it was


@pytest.mark.rule("FB-63")
def test_a_riddle_the_candidate_knows_is_replaced_before_the_hourglass_is_turned() -> None:
    table = drawn()
    assert table.choices(3) == {("start_riddle",), ("known",)}
    table.play(3, "known")
    assert table.asked() == [(CHANCE, "draw_riddle")]
    assert ("riddle", FREE_RIDDLE.id) not in table.choices(CHANCE)
    assert table.state.under == [RIDDLES.index(FREE_RIDDLE)]
    table.chance("riddle", STRICT_RIDDLE.id)
    table.play(3, "start_riddle")
    assert table.refused(3, "known") == "FB-35"


@pytest.mark.rule("FB-64")
@pytest.mark.parametrize("limit", [3, 8])
def test_whoever_does_not_roll_in_time_is_rolled_for(limit: int) -> None:
    table = at_the_guardian(options={"roll_limit": limit})
    table.clock("pace")
    assert clocks(table)["roll_limit"] == limit
    assert {ask.rule for ask in table.session.asks() if ask.prompt == "roll_limit"} == {"FB-64"}
    table.clock("roll_limit")
    assert table.asked() == [(CHANCE, "rolled_for")]
    assert (table.ask().of, table.ask().dice) == (1, 0)  # nobody can hold it up any more
    assert table.ask().rule == "FB-64"
    assert len(table.choices(CHANCE)) == 36
    table.chance("roll_two", 4, 4)
    assert table.asked() == [(3, "spoken_before")]


@pytest.mark.rule("FB-64", "FB-34")
def test_after_a_forced_roll_the_dice_go_on() -> None:
    table = at_the_guardian()
    table.clock("pace")
    table.clock("roll_limit")
    table.chance("roll_two", 1, 5)
    assert (table.state.roller, clocks(table)) == (2, {"hourglass": 60, "pace": 3})


@pytest.mark.rule("FB-62", "FB-66")
def test_real_dice_in_the_air_hold_up_the_limit_but_not_the_reader() -> None:
    table = at_the_guardian()
    table.clock("pace")
    table.table("cast")
    assert clocks(table) == {"hourglass": 60}
    assert table.choices(3) == {("right",)}
    assert len(table.choices(CHANCE)) == 36
    table.clock("hourglass")
    assert table.asked() == [(3, "spoken_before")]
