"""FB-01, FB-20, FB-32, FB-52, FB-60, FB-65: the start to the last detail, thresholds, cards set aside."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, EVERYTHING, TABLE, Chapter, Move
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard.material import KEY
from tests.games.fort_boyard.positions import (
    GAME,
    GUARDIAN,
    START,
    TIGER,
    TRIAL,
    begun,
    draws_notes,
    goes_to,
    on,
    opened,
    picked,
    rolls,
    started,
    with_keys,
)
from tests.games.table import Table

BLACK = [0, 1, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 2, 0, 1, 1, 2, 1, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 2, 0, 1, 1]


NO_TRIAL = {
    "trial": "",
    "needed": 0,
    "last_trial": -1,
    "aside": 0,
    "changed": 0,
    "opponent": -1,
    "met": 0,
    "wins": 0,
    "guesses": [],
}
NO_RIDDLE = {"riddle": "", "riddle_out": False, "one_answer": False, "under": [], "laid_by": -1, "reader": -1}
NO_DICE = {"roller": -1, "dice": "", "thrown": [], "turned": 0, "paused": False}


@pytest.mark.rule("FB-02", "FB-07", "FB-08", "FB-51")
@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_has_happened_yet(seats: int) -> None:
    view = Table(KEY, seats).view(TABLE)
    del view["options"]
    nothing = [0] * seats
    assert view == {
        **NO_TRIAL,
        **NO_RIDDLE,
        **NO_DICE,
        "seats": seats,
        "phase": "first",
        "seat": -1,
        "rolls": nothing,
        "gone": 0,
        "stopping": False,
        "looked": False,
        "pawns": [START] * seats,
        "black": BLACK,
        "red": [0] * 32,
        "held_black": nothing,
        "held_red": nothing,
        "reserve": 30,
        "lost_black": 0,
        "painted": 0,
        "chest": 10 * seats,
        "pile": 0,
        "due": 0,
        "result": "",
        "notes": nothing,
        "fortunes": [None] * seats,
    }


@pytest.mark.rule("FB-01", "FB-02", "FB-03")
def test_the_box_is_complete_while_a_game_goes_on() -> None:
    table = Table(KEY, 4).at_random(3, 150)
    assert GAME.inventory(table.state) == {
        "notes of 1000": 35,
        "notes of 5000": 29,
        "notes of 10000": 20,
        "notes of 50000": 15,
        "notes of 100000": 8,
        "notes of 500000": 5,
        "black keys": 30,
        "red keys": 30,
        "riddles": 360,
    }


@pytest.mark.rule("FB-52")
def test_a_card_set_aside_is_no_longer_the_one_under_way() -> None:
    table = picked(begun(), "pinch")
    assert (table.view(TABLE)["trial"], table.view(TABLE)["needed"]) == ("pinch", 2)
    table.table("set_aside")
    assert (table.view(TABLE)["trial"], table.view(TABLE)["needed"], table.state.trial) == ("", 0, -1)
    table.chance("trial", "battle")
    assert table.view(TABLE)["trial"] == "battle"
    table.table("set_aside")
    assert len(table.choices(CHANCE)) == 8


@pytest.mark.rule("FB-22", "FB-52")
def test_the_first_card_of_the_pile_says_like_any_other_how_many_successes_it_needs() -> None:
    table = picked(begun(), "whose_hand")
    assert table.state.trial == 0
    assert (table.view(TABLE)["trial"], table.view(TABLE)["needed"]) == ("whose_hand", 2)


@pytest.mark.rule("FB-32")
@pytest.mark.parametrize(("trial", "opponent"), [("pinch", 1), ("barbichette", 1), ("odd_change", -1)])
def test_the_beginning_of_a_trial_tells_against_whom(trial: str, opponent: int) -> None:
    table = started(begun(), trial)
    assert table.told(TABLE) == (TABLE, "begin", (), (0, opponent))
    assert table.view(TABLE)["opponent"] == opponent
    assert table.view(TABLE)["met"] == (1 << opponent if opponent >= 0 else 0)


@pytest.mark.rule("FB-60")
@pytest.mark.parametrize("needed", [[2, 3, 5], [1, 1, 1], [1, 2, 5], [2, 2, 2]])
def test_as_many_wins_may_be_asked_for_as_there_are_others(needed: list[int]) -> None:
    assert settle(GAME, 3, {"own_trials": [["ours", False, needed]]})


@pytest.mark.rule("FB-60")
@pytest.mark.parametrize("needed", [[3, 3, 5], [2, 4, 5], [2, 3, 6], [0, 2, 3], [1, 0, 3], [1, 2, 0]])
def test_more_wins_than_there_are_others_or_none_make_no_trial(needed: list[Any]) -> None:
    with pytest.raises(Trouble):
        settle(GAME, 3, {"own_trials": [["ours", False, needed]]})


@pytest.mark.rule("FB-65")
def test_with_no_key_left_going_on_is_refused_because_the_chest_must_be_opened() -> None:
    table = with_keys(begun(), red=4)
    for space in range(32):
        on(on(table, "black", space, 0), "red", space, 0)
    assert (table.ask().prompt, table.ask().rule) == ("must_open", "FB-65")
    assert table.refused(0, "go_on") == "FB-65"
    assert table.choices(0) == {("open_chest",)}


@pytest.mark.rule("FB-40")
def test_at_the_beginning_of_a_turn_with_keys_one_opens_or_rolls_and_nothing_else() -> None:
    table = with_keys(begun(), red=4)
    assert (table.ask().prompt, table.ask().rule) == ("open_or_roll", "FB-40")
    assert table.refused(0, "take_trial") == "FB-40"
    won = with_keys(begun(), red=4).arrange(phase="won")
    assert won.refused(0, "go_on") == "FB-40"


@pytest.mark.rule("FB-37", "FB-39", "FB-43", "FB-48", "FB-54")
def test_the_options_that_the_rules_give() -> None:
    choices = {option.name: (option.default, list(option.choices)) for option in GAME.options}
    assert choices["hourglass"] == (60, [30, 45, 60, 90])
    assert choices["notes"] == (10, list(range(3, 19)))
    assert choices["start_keys"] == (0, [0, 1, 2, 3])
    assert choices["roll_pace"] == (3, [2, 3, 4, 5, 6])
    assert choices["roll_limit"] == (4, [3, 4, 5, 6, 7, 8])
    assert choices["open_fortunes"] == choices["change_card"] == (False, [False, True])


def test_in_simulations_a_table_judges_as_usual_more_often_than_in_any_other_way() -> None:
    table = started(begun(), "forbidden_words")
    odds = dict(zip(table.session.legal(TABLE), table.game.weights(table.state, TABLE), strict=True))
    usual = {move.verb: weight for move, weight in odds.items()}
    assert usual["lost"] == 1 > usual["stall"] > 0
    table = started(begun(), "barbichette")
    odds = dict(zip(table.session.legal(TABLE), table.game.weights(table.state, TABLE), strict=True))
    usual = {move.verb: weight for move, weight in odds.items()}
    assert usual["candidate_laughs"] == usual["opponent_laughs"] == 1 > usual["both_laugh"] > 0


@pytest.mark.rule("FB-53")
def test_the_minutes_of_presets_are_told_in_fives_and_grow_from_short_to_long() -> None:
    presets = {preset.name: preset.minutes for preset in GAME.presets}
    assert all(minutes % 5 == 0 for table in presets.values() for minutes in table.values())
    for seats in (3, 4, 5, 6):
        assert presets["courte"][seats] < presets["normale"][seats] < presets["boite"][seats]


@pytest.mark.rule("FB-41", "FB-48", "FB-68")
@pytest.mark.parametrize("open_fortunes", [False, True])
def test_a_note_is_told_with_its_value_to_whoever_takes_it(open_fortunes: bool) -> None:
    table = opened(options={"open_fortunes": open_fortunes}).arrange(pawns=[0, TIGER - 1, 0, 0])
    rolls(table, 1)
    note = Move(CHANCE, "note", (0, 3))  # 50 000
    assert GAME.tell(table.state, note, EVERYTHING) == tuple(note)
    draws_notes(table, 3)
    told = {viewer: table.told(viewer)[2] for viewer in range(TABLE, 4)}
    assert told[0] == (0, 3)
    others = (0, 3) if open_fortunes else (0, None)
    assert {told[viewer] for viewer in (TABLE, 1, 2, 3)} == {others}


@pytest.mark.rule("FB-38")
def test_the_card_that_is_read_out_is_drawn_under_the_name_that_the_game_gives() -> None:
    table = goes_to(begun(), GUARDIAN)
    assert {choice[0] for choice in table.choices(CHANCE)} == {GAME.reads_out}


def test_the_chapters_of_an_evening_are_turns_trials_riddles_chests_and_the_count() -> None:
    def chapter(table: Table) -> Chapter:
        return GAME.chapter(table.state)

    assert chapter(Table(KEY, 3)) == Chapter("start")
    assert chapter(begun(starter=2)) == Chapter("turn", 2)
    assert chapter(goes_to(begun(), TRIAL)) == chapter(started(begun(), "pinch")) == Chapter("trial", 0)
    assert chapter(goes_to(begun(), GUARDIAN)) == Chapter("riddle", 0)
    assert chapter(opened()) == Chapter("chest", 0)
    assert chapter(begun().arrange(phase="count")) == Chapter("end")
    assert chapter(begun().arrange(phase="over")) == Chapter("end")


def test_saves_are_read_by_the_number_of_the_rules() -> None:
    """Whoever changes what a move does changes this number, and writes what old saves become (migrate.py)."""
    assert GAME.rules == 3
