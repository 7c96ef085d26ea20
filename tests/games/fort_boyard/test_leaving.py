"""FB-69: somebody leaves, whatever is under way."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.fort_boyard.material import KEY, RIDDLES
from tests.games.fort_boyard.positions import (
    FREE_RIDDLE,
    GAME,
    GUARDIAN,
    STRICT_RIDDLE,
    TIGER,
    TRIAL,
    asked,
    at_the_guardian,
    begun,
    clocks,
    dice,
    draws_notes,
    fortunes,
    goes_to,
    keys_of,
    keys_on,
    opened,
    rolls,
    safe_from_tigers,
    started,
    with_keys,
)
from tests.games.table import Table


@pytest.mark.rule("FB-69", "FB-46")
def test_the_keys_of_a_leaver_go_on_the_emptiest_cells_from_start_on() -> None:
    black = [0] * 32
    black[1], black[2] = 1, 1
    table = begun(4).arrange(held_red=[0, 1, 0, 0], held_black=[0, 2, 0, 0], black=black, reserve=1)
    table.table("leave", 1)
    assert keys_of(table, 1) == (0, 0)
    assert [space for space, red in enumerate(table.state.red) if red] == [4, 5, 6]
    assert (table.state.lost_black, table.state.painted, table.state.reserve) == (1, 1, 0)


@pytest.mark.rule("FB-69")
def test_full_cells_are_filled_evenly() -> None:
    table = begun(4).arrange(held_red=[0, 26, 0, 0])
    table.table("leave", 1)
    ones = [space for space, kind in enumerate(table.state.box.spaces) if kind in "tO"]
    assert all(keys_on(table, space) == (1, 1) for space in ones[6:])
    assert all(keys_on(table, space) == (1, 2) for space in ones[:1])


@pytest.mark.rule("FB-69")
def test_the_notes_of_a_leaver_no_longer_count() -> None:
    table = begun(4).arrange(fortunes=fortunes((), (5, 5), (0,), ()))
    table.table("leave", 1)
    table.arrange(phase="count", result="stopped")
    table.table("count")
    assert table.session.outcome() == ((2,), "stopped", (0, 0, 1_000, 0))
    assert [seat for seat, _sum, _notes in table.told(TABLE)[3]] == [0, 3, 2]
    assert table.view(TABLE)["fortunes"][1] is None


@pytest.mark.rule("FB-69")
def test_the_turn_and_the_dice_pass_a_leaver_by() -> None:
    table = begun(5)
    table.table("leave", 1)
    goes_to(table, TIGER)
    assert table.state.seat == 2
    assert table.state.reader() == 0
    with_keys(table, 4, 0, seat=0).play(0, "open_chest")
    table.clock("pace")
    assert dice(table) == 2


@pytest.mark.rule("FB-69")
def test_whoever_leaves_in_their_turn_loses_it() -> None:
    for table in (
        begun(4),
        goes_to(begun(4), TRIAL),
        started(begun(4), "whose_hand"),
        started(begun(4), "barbichette"),
        at_the_guardian(4),
        with_keys(begun(4), 5),
    ):
        table.table("leave", 0)
        assert table.asked() == [(CHANCE, "roll")]
        assert (table.state.seat, table.ask().of) == (1, 1)
        assert table.state.trial == table.state.riddle == table.state.roller == -1
        assert keys_of(table, 0) == (0, 0)


@pytest.mark.rule("FB-69")
@pytest.mark.parametrize("moment", ["rolling", "bonus", "notes", "looking", "keys"])
def test_an_open_chest_shuts_when_the_opener_leaves(moment: str) -> None:
    table = opened(4).arrange(pawns=[0, TIGER - 1, 0, 0])
    if moment == "bonus":
        table.clock("hourglass")
    elif moment != "rolling":
        rolls(table, 1)
        if moment != "notes":
            draws_notes(table, 3)
        if moment == "keys":
            table.play(0, "seen")
    box = GAME.inventory(table.state)
    table.table("leave", 0)
    assert table.asked() == [(CHANCE, "roll")]
    assert (table.state.seat, table.state.pile, table.state.due) == (1, 0, 0)
    assert (sum(table.state.red), keys_of(table, 0)) == (4, (0, 0))
    assert GAME.inventory(table.state) == box


@pytest.mark.rule("FB-69")
def test_a_roller_who_leaves_hands_the_dice_on() -> None:
    table = opened(5)
    table.clock("pace")
    table.table("cast")
    table.table("leave", 1)
    assert (table.state.roller, clocks(table)) == (2, {"hourglass": 60, "pace": 3})
    table.table("leave", 3)
    assert table.state.roller == 2
    table = at_the_guardian(5)
    table.table("leave", 1)
    assert (table.state.roller, table.state.phase) == (2, "riddle")


@pytest.mark.rule("FB-69", "FB-66")
def test_a_leaver_s_die_in_the_air_does_not_count() -> None:
    table = opened(4)
    table.clock("pace")
    table.table("cast")
    table.clock("hourglass")
    table.table("leave", 1)
    assert table.asked() == [(CHANCE, "bonus")]


@pytest.mark.rule("FB-69")
@pytest.mark.parametrize("phase", ["reading", "riddle"])
def test_a_reader_who_leaves_is_followed_by_another_with_another_riddle(phase: str) -> None:
    table = goes_to(begun(4), GUARDIAN)
    table.chance("riddle", FREE_RIDDLE.id)
    if phase == "riddle":
        table.play(3, "start_riddle")
    table.table("leave", 3)
    assert (table.state.roller, table.state.dice) == (-1, "")
    assert (table.asked(), table.ask().of) == ([(CHANCE, "draw_riddle")], 2)
    number = RIDDLES.index(FREE_RIDDLE)
    assert (table.state.under, table.state.laid_by) == (
        ([], number) if phase == "reading" else ([number], -1)
    )
    assert ("riddle", FREE_RIDDLE.id) not in table.choices(CHANCE)
    asked(table, RIDDLES[100])
    assert (number in table.state.fresh, table.state.laid_by) == (phase == "reading", -1)
    assert table.view(2)["riddle"] == RIDDLES[100].id
    assert table.view(3)["riddle"] == ""


def late(seats: int, *, double: bool) -> Table:
    """The reader is asked whether the answer was spoken before."""
    table = at_the_guardian(seats)
    if double:
        rolls(table, 4, 4)
    else:
        table.clock("hourglass")
    return table


@pytest.mark.rule("FB-69", "FB-62", "FB-34")
@pytest.mark.parametrize("double", [True, False])
@pytest.mark.parametrize(("verdict", "won"), [("right", 2), ("wrong", 0)])
def test_what_the_rollers_or_the_hourglass_have_won_stays_won(double: bool, verdict: str, won: int) -> None:
    table = late(4, double=double)
    table.table("leave", 3)
    assert table.asked() == [(2, "spoken_before")]
    assert table.choices(2) == {("right",), ("wrong",)}
    assert table.state.under == []
    table.play(2, verdict)
    assert (sum(keys_of(table, 0)), table.state.seat) == (won, 1)
    assert table.state.under == [RIDDLES.index(FREE_RIDDLE)]


@pytest.mark.rule("FB-69", "FB-61")
def test_only_the_new_judge_sees_the_riddle_again() -> None:
    table = late(5, double=True)
    assert table.asked() == [(4, "spoken_before")]
    table.table("leave", 4)
    facts = {viewer: table.told(viewer)[3] for viewer in range(TABLE, 5)}
    assert facts == {viewer: (0, FREE_RIDDLE.id if viewer == 3 else "") for viewer in range(TABLE, 5)}
    riddles = {viewer: table.view(viewer)["riddle"] for viewer in range(TABLE, 5)}
    assert riddles == {viewer: FREE_RIDDLE.id if viewer == 3 else "" for viewer in range(TABLE, 5)}
    table.table("leave", 3)  # and again
    assert table.asked() == [(2, "spoken_before")]
    assert table.told(2)[3] == (0, FREE_RIDDLE.id)


@pytest.mark.rule("FB-69")
@pytest.mark.parametrize(("seats", "leaver"), [(4, 0), (4, 3), (3, 1), (3, 2)])
def test_a_riddle_that_was_not_read_out_is_told_to_nobody(seats: int, leaver: int) -> None:
    table = goes_to(begun(seats), GUARDIAN)
    table.chance("riddle", FREE_RIDDLE.id)
    table.table("leave", leaver)
    for viewer in range(TABLE, seats):
        assert table.told(viewer)[3] == (0, "")
        assert table.view(viewer)["under"] == []
        assert table.view(viewer)["laid_by"] == (None if (seats, leaver) == (4, 3) else -1)
        assert table.view(viewer)["riddle"] == ""


@pytest.mark.rule("FB-69", "FB-38")
@pytest.mark.parametrize(("seats", "leaver"), [(4, 0), (3, 2)])
def test_a_riddle_that_was_not_read_out_has_not_been_used(seats: int, leaver: int) -> None:
    table = goes_to(begun(seats), GUARDIAN)
    table.chance("riddle", RIDDLES[100].id)
    table.table("leave", leaver)
    assert table.state.fresh == list(range(len(RIDDLES)))
    assert (table.state.under, table.state.laid_by) == ([], -1)


@pytest.mark.rule("FB-69")
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_riddle_of_a_reader_who_left_goes_back_when_another_comes_or_the_candidate_leaves(
    leaver: int,
) -> None:
    table = goes_to(begun(5), GUARDIAN)
    table.chance("riddle", FREE_RIDDLE.id)
    table.table("leave", 4)
    table.table("leave", leaver)
    number = RIDDLES.index(FREE_RIDDLE)
    assert table.state.laid_by == (-1 if leaver == 0 else number)
    if leaver == 1:
        assert ("riddle", FREE_RIDDLE.id) not in table.choices(CHANCE)
        table.chance("riddle", STRICT_RIDDLE.id)
    else:
        goes_to(table, GUARDIAN)
        assert ("riddle", FREE_RIDDLE.id) in table.choices(CHANCE)
    assert table.state.laid_by == -1
    assert number in table.state.fresh


@pytest.mark.rule("FB-69", "FB-03")
@pytest.mark.parametrize("riddle", [0, 1, 2])
def test_a_riddle_that_is_laid_by_is_still_in_the_box(riddle: int) -> None:
    table = goes_to(begun(5), GUARDIAN)
    table.chance("riddle", RIDDLES[riddle].id)
    table.table("leave", 4)
    assert table.state.laid_by == riddle
    assert GAME.inventory(table.state)["riddles"] == len(RIDDLES)


@pytest.mark.rule("FB-69", "FB-38")
def test_the_last_riddle_left_is_laid_by_for_one_that_was_used() -> None:
    table = goes_to(begun(5), GUARDIAN)
    used = [place for place in range(len(RIDDLES)) if place != 7]
    table.arrange(fresh=[7], under=used[:])
    table.chance("riddle", RIDDLES[7].id)
    table.table("leave", 4)
    assert table.choices(CHANCE) == {("riddle", RIDDLES[used[0]].id)}
    table.chance("riddle", RIDDLES[used[0]].id)
    assert (table.state.fresh, table.state.under) == ([7], used[1:])


@pytest.mark.rule("FB-69")
@pytest.mark.parametrize("leaver", [0, 1, 3])
def test_a_riddle_that_was_read_out_is_known_to_all_once_it_is_given_up(leaver: int) -> None:
    table = at_the_guardian(4 if leaver != 1 else 3)
    table.table("leave", leaver)
    assert {table.told(viewer)[3] for viewer in range(TABLE, 3)} == {(0, FREE_RIDDLE.id)}
    assert table.view(TABLE)["under"] == [RIDDLES.index(FREE_RIDDLE)]


@pytest.mark.rule("FB-69", "FB-59")
def test_thresholds_follow_the_players_left_and_the_trial_starts_again() -> None:
    table = started(begun(4), "pinch")
    table.table("point")
    assert table.view(0)["needed"] == 2
    table.table("leave", 2)
    assert table.view(0)["needed"] == 1
    assert table.asked() == [(TABLE, "card")]
    table.table("begin")
    table.table("miss")
    assert table.view(0)["opponent"] == 3
    table.table("point")
    assert keys_of(table, 0) == (1, 0)


@pytest.mark.rule("FB-69")
def test_leaving_while_the_hourglass_is_paused() -> None:
    table = at_the_guardian(5)
    table.table("pause")
    table.table("leave", 1)
    assert table.asked() == [(TABLE, "paused")]
    table.table("leave", 4)
    assert table.asked() == [(CHANCE, "draw_riddle")]


@pytest.mark.rule("FB-69", "FB-09")
def test_leaving_before_anybody_has_begun() -> None:
    table = Table(KEY, 4)
    table.chance("roll", 4)
    table.table("leave", 1)
    assert table.ask().of == 2
    table.chance("roll", 5)
    table.chance("roll", 5)
    table.table("leave", 3)
    assert table.session.outcome() is None
    assert (table.state.seat, table.asked()) == (-1, [(TABLE, "count")])
    table = Table(KEY, 5)
    for face in (6, 6, 1, 1, 1):
        table.chance("roll", face)
    table.table("leave", 0)
    assert (table.state.seat, table.asked()) == (1, [(CHANCE, "roll")])


@pytest.mark.rule("FB-69", "FB-09")
@pytest.mark.parametrize(("faces", "starter"), [((3, 5, 2), 1), ((5, 3, 2), 0)])
def test_the_last_one_to_roll_leaves(faces: tuple[int, ...], starter: int) -> None:
    table = Table(KEY, 4)
    for face in faces:
        table.chance("roll", face)
    table.table("leave", 3)
    assert (table.state.seat, table.asked()) == (starter, [(CHANCE, "roll")])


@pytest.mark.rule("FB-69", "FB-09")
def test_those_who_roll_off_all_leave() -> None:
    table = Table(KEY, 5)
    for face in (6, 6, 1, 1, 1):
        table.chance("roll", face)
    table.chance("roll", 2)
    table.table("leave", 0)
    assert (table.state.seat, table.asked()) == (1, [(CHANCE, "roll")])
    table = Table(KEY, 5)
    for face in (6, 6, 1, 1, 1):
        table.chance("roll", face)
    table.arrange(rolls=[-1, 0, -1, -1, -1], gone=1)
    table.table("leave", 1)
    assert table.state.rolls == [-1, -1, 0, 0, 0]
    assert (table.asked(), table.ask().of) == ([(CHANCE, "first_roll")], 2)


@pytest.mark.rule("FB-69")
def test_fewer_than_three_end_the_game_and_are_counted() -> None:
    table = begun(3).arrange(fortunes=fortunes((), (5,), (0,)))
    table.table("leave", 1)
    assert table.asked() == [(TABLE, "count")]
    table.table("count")
    assert table.session.outcome() == ((2,), "too_few", (0, 0, 1_000))


@pytest.mark.rule("FB-69", "FB-68")
def test_notes_taken_by_then_are_the_opener_s() -> None:
    table = safe_from_tigers(opened(3))
    rolls(table, 1)
    table.table("leave", 2)
    assert table.asked() == [(CHANCE, "draw_note")]
    draws_notes(table, 4, 0)
    table.play(0, "seen")
    table.table("count")
    assert table.session.outcome() == ((0,), "too_few", (101_000, 0, 0))


@pytest.mark.rule("FB-69")
def test_nobody_leaves_twice() -> None:
    table = begun(5)
    table.table("leave", 1)
    assert table.refused(TABLE, "leave", 1) == "FB-12"
    leaving = [move.args[0] for move in GAME.interrupts(table.state) if move.verb == "leave"]
    assert leaving == [0, 2, 3, 4]
