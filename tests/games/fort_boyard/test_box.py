"""FB-01 to FB-06, FB-51 to FB-54, FB-60: the box, the rampart, the options, cards of one's own."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from coffres.engine.contract import CHANCE
from coffres.engine.options import settle
from coffres.engine.registry import meta
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard import own_cards
from coffres.games.fort_boyard.material import KEY, KEYS_NAMED, RIDDLES, TRIALS, VALUES, threshold
from coffres.places import ASSETS
from tests.games.fort_boyard.positions import EITHER, GAME, GUARDIAN, SPACES, begun, goes_to, started
from tests.games.table import Table

SMALL = "SOtTEGttETt"


@pytest.mark.rule("FB-01", "FB-02")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_box_is_always_complete(seats: int) -> None:
    table = Table(KEY, seats).at_random(seats)
    assert dict(GAME.inventory(table.state)) == {
        **{f"notes of {value}": count for value, count in zip(VALUES, (35, 29, 20, 15, 8, 5), strict=True)},
        "black keys": 30,
        "red keys": 30,
        "riddles": 360,
    }
    assert sum((35, 29, 20, 15, 8, 5)) == 112


@pytest.mark.rule("FB-02", "FB-08")
def test_the_red_keys_begin_in_the_reserve() -> None:
    state = Table(KEY, 3).state
    assert (sum(state.black), sum(state.red), state.reserve) == (30, 0, 30)
    assert state.lost_black == 0


@pytest.mark.rule("FB-03")
def test_riddles_and_trials() -> None:
    assert len(RIDDLES) == len({riddle.id for riddle in RIDDLES}) == 360
    assert len(TRIALS) == len({trial.id for trial in TRIALS}) == 10


@pytest.mark.rule("FB-06")
def test_three_to_six_players() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6] == list(meta(KEY).seats)
    for seats in (2, 7):
        with pytest.raises(Trouble, match="3 à 6"):
            GAME.setup(seats)


@pytest.mark.rule("FB-51")
def test_the_rampart_of_the_box() -> None:
    assert SPACES == "SttTEtOt" + "TtttETOt" + "GttTEtOt" + "TtttETOt"
    text = (ASSETS / KEY / "boards" / "boite.json").read_text(encoding="utf-8")
    assert "".join(json.loads(text)["spaces"].split()) == SPACES


@pytest.mark.rule("FB-05")
def test_spaces_and_keys_of_the_rampart() -> None:
    assert len(SPACES) == 32
    assert {kind: SPACES.count(kind) for kind in "STGEOt"} == {
        "S": 1,
        "T": 6,
        "G": 1,
        "E": 4,
        "O": 4,
        "t": 16,
    }
    assert {kind: KEYS_NAMED[kind] for kind in "STGEOt"} == {"S": 0, "T": 0, "G": 2, "E": 2, "O": 1, "t": 1}
    state = Table(KEY, 4).state
    assert state.black == [KEYS_NAMED[kind] for kind in SPACES]
    assert sum(state.black) == 30
    assert SPACES.index("G") == 16


@pytest.mark.rule("FB-05")
@pytest.mark.parametrize("space", range(32))
def test_a_tiger_is_never_more_than_six_ahead(space: int) -> None:
    assert "T" in (SPACES + SPACES)[space + 1 : space + 7]


@pytest.mark.rule("FB-05")
def test_another_board_can_be_loaded_and_is_played() -> None:
    table = begun(3, {"board": "SOtT EGtt ETt"})
    assert table.session.options["board"] == SMALL  # as the save keeps it
    assert sum(table.state.black) == 11
    assert table.state.lost_black == 19
    goes_to(table, 5, by=5)
    assert table.asked() == [(CHANCE, "draw_riddle")]
    assert Table(KEY, 3, {"board": SMALL}).at_random(1).session.outcome()


@pytest.mark.rule("FB-05")
@pytest.mark.parametrize(
    "board, why",
    [
        ("tttTEGttETtS", "commence par le départ"),
        ("SOtTSEGttETt", "n'en a qu'un"),
        ("StttttEEttt", "au moins un tigre"),
        ("SOtTEEGt", "demande 9 clés"),
        ("ST" + "E" * 16, "demande 32 clés"),
        ("ST" + "E" * 10 + "T" * 100, "100 cases au plus"),
        ("SOtTEGttETx", "« x »"),
        ("", "commence par le départ"),
        (7, "s'écrivent en lettres"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(board: Any, why: str) -> None:
    with pytest.raises(Trouble, match=why):
        settle(GAME, 3, {"board": board})


@pytest.mark.rule("FB-04")
def test_own_riddles_are_shuffled_in() -> None:
    own = [["ours", True], ["mine", False], ["hers", False], ["his", False], ["theirs", False]]
    table = goes_to(begun(3, {"own_riddles": own}), GUARDIAN)
    drawn = {args[0] for _verb, *args in table.choices(CHANCE)}
    assert drawn == {riddle.id for riddle in RIDDLES} | {"ours", "mine", "hers", "his", "theirs"}
    table.chance("riddle", "ours")
    table.play(2, "start_riddle")
    assert table.view(0)["one_answer"]
    assert table.choices(2) == {("right",), ("wrong",)}


@pytest.mark.rule("FB-05")
def test_a_file_is_a_rampart_where_the_game_can_be_played_on_it() -> None:
    fields = {"schema": 1, "game": KEY, "names": {"fr": "Petit", "en": "Small"}, "spaces": " ".join(SMALL)}
    board = GAME.read_board(json.dumps(fields))
    assert (board.spaces, board.names) == (SMALL, fields["names"])
    with pytest.raises(Trouble, match="au moins un tigre"):
        GAME.read_board(json.dumps({**fields, "spaces": SMALL.replace("T", "t")}))
    with pytest.raises(Trouble, match="autre jeu"):
        GAME.read_board(json.dumps({**fields, "game": "agence_tous_risques"}))


@pytest.mark.rule("FB-04", "FB-60")
@pytest.mark.parametrize(
    "options",
    [
        {"own_riddles": [["r001", False]]},
        {"own_riddles": [["mine", False], ["mine", True]]},
        {"own_riddles": [["", False]]},
        {"own_riddles": [["mine"]]},
        {"own_riddles": [["mine", 1]]},
        {"own_riddles": "mine"},
        {"own_riddles": [["mine\ud800", False]]},
        {"own_trials": [["\ud800", False, []]]},
        {"own_trials": [["a\0b", False, []]]},
        {"own_trials": [["x" * 60_000, False, []]]},
        {"own_trials": [["pinch", False, []]]},
        {"own_trials": [["ours", False]]},
        {"own_trials": [["ours", False, [1, 2]]]},
        {"own_trials": [["ours", False, [3, 3, 3]]]},
        {"own_trials": [["ours", False, [0, 1, 1]]]},
        {"own_trials": [["ours", False, [True, 1, 1]]]},
        {"own_trials": [["ours", False, []], ["ours", True, []]]},
    ],
)
def test_cards_of_ones_own_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Trouble):
        settle(GAME, 3, options)


@pytest.mark.rule("FB-60", "FB-04")
def test_an_own_trial_is_picked_among_the_others() -> None:
    table = goes_to(begun(4, {"own_trials": [["ours", True, []]]}), 1)
    assert ("trial", "ours") in table.choices(CHANCE)
    assert len(table.choices(CHANCE)) == 11


@pytest.mark.rule("FB-60")
def test_whatever_can_be_written_can_be_played_and_needs_no_fewer_wins_of_more_players() -> None:
    def fits(needed: tuple[int, ...]) -> bool:
        try:
            own_cards.check_wins(needed)
        except Trouble:
            return False
        return True

    def plays(needed: tuple[int, ...]) -> bool:
        try:
            settle(GAME, 3, {"own_trials": [["ours", False, list(needed)]]})
        except Trouble:
            return False
        return True

    for needed in product(range(7), repeat=3):
        assert fits(needed) == (plays(needed) and needed[0] <= needed[1] <= needed[2])
    assert fits(())
    assert not fits((1,))
    assert not fits((1, 2))
    assert not fits((1, 2, 3, 3))
    assert fits((2, 3, 5))


@pytest.mark.rule("FB-60")
@pytest.mark.parametrize(("seats", "wins"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_an_own_trial_may_have_thresholds(seats: int, wins: int) -> None:
    table = started(begun(seats, {"own_trials": [["ours", False, [1, 2, 3]]]}), "ours")
    assert table.view(0)["needed"] == wins
    for _win in range(wins):
        assert table.choices(-1) == {("point",), ("miss",)}
        table.table("point")
    assert sum(table.state.held_black) == 1


@pytest.mark.rule("FB-60")
@pytest.mark.parametrize("hourglass", [False, True])
def test_an_own_trial_says_whether_the_hourglass_runs(hourglass: bool) -> None:
    table = started(begun(4, {"own_trials": [["ours", hourglass, []]]}), "ours")
    assert table.choices(-1) == {("won",), ("lost",)}
    assert [ask.prompt for ask in table.session.asks()] == ["own_trial"] + ["hourglass"] * hourglass
    if hourglass:
        table.clock("hourglass")
        assert table.choices(-1) == {("won",), ("lost",)}
    table.table("won")
    assert sum(table.state.held_black) == 1


@pytest.mark.rule("FB-60")
def test_an_own_trial_with_hourglass_and_thresholds_is_lost_when_time_is_out() -> None:
    table = started(begun(4, {"own_trials": [["ours", True, [1, 1, 1]]]}), "ours")
    table.table("miss")
    assert table.state.opponent == 2
    table.clock("hourglass")
    assert table.asked() == [(0, "retry")]


@pytest.mark.rule("FB-52")
def test_trials_left_out_are_not_picked() -> None:
    left_out = [trial.id for trial in TRIALS[2:]]
    table = goes_to(begun(4, {"left_out": left_out}), EITHER)
    table.play(0, "take_trial")
    assert table.choices(CHANCE) == {("trial", "whose_hand"), ("trial", "barbichette")}


@pytest.mark.rule("FB-52")
def test_one_trial_at_least_stays() -> None:
    every = [trial.id for trial in TRIALS]
    with pytest.raises(Trouble, match="au moins une"):
        settle(GAME, 3, {"left_out": every})
    assert settle(GAME, 3, {"left_out": every, "own_trials": [["ours", False, []]]})
    with pytest.raises(Trouble, match="ours"):
        settle(GAME, 3, {"left_out": ["ours"]})
    with pytest.raises(Trouble, match="par leurs noms"):
        settle(GAME, 3, {"left_out": [3]})


@pytest.mark.rule("FB-54")
@pytest.mark.parametrize(("option", "allowed"), [("notes", range(3, 19)), ("start_keys", range(4))])
def test_notes_and_keys_to_start_with_can_be_set(option: str, allowed: range) -> None:
    for value in allowed:
        assert settle(GAME, 4, {option: value})[option] == value
    for value in (allowed[0] - 1, allowed[-1] + 1):
        with pytest.raises(Trouble):
            settle(GAME, 4, {option: value})


@pytest.mark.rule("FB-54")
def test_keys_to_start_with_are_red_and_on_top_of_the_sixty() -> None:
    state = Table(KEY, 5, {"start_keys": 3}).state
    assert (state.held_red, state.held_black, state.reserve) == ([3] * 5, [0] * 5, 30)
    assert GAME.inventory(state)["red keys"] == 30 + 15
    assert GAME.inventory(state)["black keys"] == 30


@pytest.mark.rule("FB-53", "FB-54")
def test_the_presets() -> None:
    presets = {preset.name: preset for preset in GAME.presets}
    settled = {name: [settle(GAME, n, presets[name].options[n]) for n in GAME.seats] for name in presets}
    found = {
        name: (games[0]["hourglass"], [g["start_keys"] for g in games], [g["notes"] for g in games])
        for name, games in settled.items()
    }
    assert found == {
        "boite": (60, [0] * 4, [10] * 4),
        "normale": (45, [2, 2, 3, 3], [8, 6, 7, 6]),
        "courte": (30, [3] * 4, [5, 4, 4, 3]),
    }
    assert [name for name, preset in presets.items() if preset.first] == ["normale"]
    assert presets["boite"].minutes == {3: 60, 4: 85, 5: 100, 6: 130}
    assert set(presets["courte"].minutes.values()) == {20}
    assert all(35 <= minutes <= 45 for minutes in presets["normale"].minutes.values())


@pytest.mark.rule("FB-21")
def test_each_card_says_what_it_takes() -> None:
    takes = {trial.id: [threshold(trial.needed, n) for n in GAME.seats] for trial in TRIALS}
    rising = ["whose_hand", "tiger_paw", "pinch", "battle"]
    assert all(takes[trial] == [1, 2, 2, 3] for trial in rising)
    assert takes["catapult"] == [1, 1, 1, 2]
    assert takes["hot_hands"] == [1, 1, 1, 1]
    timed = {trial.id for trial in TRIALS if trial.hourglass}
    assert timed == {"barbichette", "odd_change", "nose_to_nose", "forbidden_words"}
