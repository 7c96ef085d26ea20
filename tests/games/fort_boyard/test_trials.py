"""FB-20 to FB-32, FB-52: picking a trial, and playing each of them."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE
from coffres.games.fort_boyard.material import TRIALS
from tests.games.fort_boyard.positions import TRIAL, begun, clocks, goes_to, keys_of, picked, started
from tests.games.table import Table

AGAINST_EACH = ["hot_hands", "tiger_paw", "pinch", "catapult"]
THRESHOLDS = [(3, 1), (4, 2), (5, 2), (6, 3)]


def won(table: Table) -> bool:
    """The trial is over: won (a key is in hand), or lost (a riddle is offered)."""
    if table.asked() == [(0, "retry")]:
        return False
    assert sum(keys_of(table, 0)) == 1
    return True


def opponent(table: Table) -> int:
    met: int = table.view(TABLE)["opponent"]
    return met


@pytest.mark.rule("FB-20")
def test_the_candidate_picks_any_trial_unseen() -> None:
    table = goes_to(begun(), TRIAL)
    assert (table.asked(), table.ask().of) == ([(CHANCE, "pick")], 0)
    assert table.choices(CHANCE) == {("trial", trial.id) for trial in TRIALS}
    table.chance("trial", "pinch")
    assert (table.view(2)["trial"], table.view(2)["needed"]) == ("pinch", 2)
    assert (begun().view(2)["trial"], begun().view(2)["needed"]) == ("", 0)


@pytest.mark.rule("FB-20")
def test_a_trial_comes_back_but_not_in_the_very_next_one() -> None:
    table = started(begun(), "forbidden_words")
    table.table("lost")
    table.play(0, "decline")
    goes_to(table, TRIAL)
    assert table.choices(CHANCE) == {("trial", t.id) for t in TRIALS} - {("trial", "forbidden_words")}
    table.chance("trial", "hot_hands")
    table.table("begin")
    table.table("point")
    goes_to(table, TRIAL + 1)
    assert table.choices(CHANCE) == {("trial", t.id) for t in TRIALS} - {("trial", "hot_hands")}


@pytest.mark.rule("FB-20")
@pytest.mark.parametrize("trial", ["hot_hands", "whose_hand"])
def test_whichever_it_was(trial: str) -> None:
    table = started(begun(3), trial)
    if trial == "whose_hand":
        names(table, False, False)
    else:
        table.table("miss")
        table.table("miss")
    table.play(0, "decline")
    goes_to(table, TRIAL)
    assert ("trial", trial) not in table.choices(CHANCE)


@pytest.mark.rule("FB-20", "FB-52")
def test_the_only_trial_is_offered_again_and_cannot_be_set_aside() -> None:
    only = {"left_out": [trial.id for trial in TRIALS if trial.id != "pinch"]}
    table = picked(begun(3, only), "pinch")
    assert table.choices(TABLE) == {("begin",)}
    assert table.refused(TABLE, "set_aside") == "FB-52"
    table.table("begin")
    table.table("point")
    goes_to(table, TRIAL + 1)
    assert table.choices(CHANCE) == {("trial", "pinch")}


@pytest.mark.rule("FB-52")
def test_a_card_that_cannot_be_played_now_is_set_aside_for_this_time() -> None:
    three = {"left_out": [trial.id for trial in TRIALS[3:]]}
    table = picked(begun(3, three), "whose_hand")
    table.table("set_aside")
    assert table.view(TABLE)["trial"] == ""
    assert table.choices(CHANCE) == {("trial", "barbichette"), ("trial", "odd_change")}
    table.chance("trial", "odd_change")
    table.table("set_aside")
    table.chance("trial", "barbichette")
    assert table.choices(TABLE) == {("begin",)}  # somebody must play something
    table.table("begin")
    table.table("candidate_laughs")
    table.play(0, "decline")
    goes_to(table, TRIAL)
    assert table.choices(CHANCE) == {("trial", "whose_hand"), ("trial", "odd_change")}


@pytest.mark.rule("FB-20", "FB-52")
def test_the_trial_of_last_time_is_offered_where_all_others_are_set_aside() -> None:
    table = begun(3, {"left_out": [trial.id for trial in TRIALS[2:]]})
    table.arrange(last_trial=1)
    picked(table, "whose_hand")
    table.table("set_aside")
    assert table.choices(CHANCE) == {("trial", "barbichette")}


@pytest.mark.rule("FB-21", "FB-39")
@pytest.mark.parametrize("seconds", [30, 90])
def test_the_hourglass_runs_where_the_card_says_so(seconds: int) -> None:
    for trial in TRIALS:
        table = started(begun(4, {"hourglass": seconds}), trial.id)
        if trial.id == "nose_to_nose":
            table.table("rival", 2)
            table.table("turn")
        assert clocks(table) == ({"hourglass": seconds} if trial.hourglass else {})


# FB-22


def names(table: Table, *right: bool) -> Table:
    """Each is touched and named, rightly or not."""
    others = table.state.others(0)
    for hand, well in zip(reversed(others), right, strict=True):
        table.chance("touched", hand)
        table.table("guess", hand if well else next(other for other in others if other != hand))
    return table


@pytest.mark.rule("FB-22")
@pytest.mark.parametrize(("seats", "needed"), THRESHOLDS)
def test_whose_hand_is_won_with_enough_right_names(seats: int, needed: int) -> None:
    for right in range(seats):
        table = started(begun(seats), "whose_hand")
        names(table, *(number < right for number in range(seats - 1)))
        assert won(table) is (right >= needed)


@pytest.mark.rule("FB-22", "FB-32")
def test_all_are_touched_once_in_an_order_nobody_knows_and_named_before_a_word() -> None:
    table = started(begun(5), "whose_hand")
    assert table.choices(CHANCE) == {("touched", seat) for seat in (1, 2, 3, 4)}
    table.chance("touched", 3)
    assert table.choices(TABLE) == {("guess", seat) for seat in (1, 2, 3, 4)}
    table.table("guess", 3)
    assert table.told(0) == (TABLE, "guess", (3,), (0, 3, None, (), "", 0, -1))
    assert table.choices(CHANCE) == {("touched", seat) for seat in (1, 2, 4)}
    table.chance("touched", 1)
    table.table("guess", 1)
    table.chance("touched", 2)
    table.table("guess", 2)
    assert table.asked() == [(CHANCE, "next_hand")]  # two would be enough, yet the last one is named too
    table.chance("touched", 4)
    table.table("guess", 1)
    assert table.told(0)[3] == (0, 4, None, (3, 2), "keys", 1, -1)
    assert won(table)


# FB-23


@pytest.mark.rule("FB-23")
def test_barbichette_goes_from_the_left_neighbour_on_with_one_hourglass() -> None:
    table = started(begun(4), "barbichette")
    turned = table.state.turned
    assert (opponent(table), clocks(table)) == (1, {"hourglass": 60})
    table.table("opponent_laughs")
    table.table("opponent_laughs")
    assert (opponent(table), table.state.turned) == (3, turned)
    table.table("opponent_laughs")
    assert won(table)


@pytest.mark.rule("FB-23")
@pytest.mark.parametrize("fault", ["candidate_laughs", "both_laugh"])
def test_a_candidate_who_laughs_has_lost(fault: str) -> None:
    table = started(begun(4), "barbichette")
    table.table("opponent_laughs")
    table.table(fault)
    assert not won(table)


@pytest.mark.rule("FB-23", "FB-59")
@pytest.mark.parametrize("trial", ["barbichette", "forbidden_words"])
def test_time_out_wins_unless_a_fault_comes_at_once(trial: str) -> None:
    for verdict in ("won", "lost"):
        table = started(begun(4), trial)
        table.clock("hourglass")
        assert table.asked() == [(TABLE, "time_up")]
        table.table(verdict)
        assert won(table) is (verdict == "won")


# FB-24 to FB-26


@pytest.mark.rule("FB-24")
def test_odd_change_has_an_hourglass_to_observe_and_one_to_find() -> None:
    table = started(begun(4), "odd_change")
    assert table.asked() == [(CLOCK, "hourglass")]
    table.clock("hourglass")
    assert table.asked() == [(TABLE, "ready_change")]
    table.table("turn")
    assert table.asked() == [(TABLE, "odd_change"), (CLOCK, "hourglass")]
    assert table.state.turned == 2
    assert table.choices(TABLE) == {("won",)}  # a wrong guess ends nothing
    table.table("won")
    assert won(table)


@pytest.mark.rule("FB-24")
def test_odd_change_not_found_in_time_is_lost() -> None:
    table = started(begun(4), "odd_change")
    table.clock("hourglass")
    table.table("turn")
    table.clock("hourglass")
    assert not won(table)


@pytest.mark.rule("FB-25")
def test_nose_to_nose_against_whom_the_others_choose() -> None:
    table = started(begun(4), "nose_to_nose")
    assert table.choices(TABLE) == {("rival", 1), ("rival", 2), ("rival", 3)}
    assert clocks(table) == {}
    table.table("rival", 2)
    assert table.asked() == [(TABLE, "ready_nose")]
    table.table("turn")
    assert (opponent(table), clocks(table)) == (2, {"hourglass": 60})
    table.table("won")
    assert won(table)


@pytest.mark.rule("FB-25", "FB-59")
def test_the_sleeve_dropped_or_time_out_is_lost() -> None:
    for by, verb in ((TABLE, "lost"), (CLOCK, "hourglass")):
        table = started(begun(4), "nose_to_nose")
        table.table("rival", 1)
        table.table("turn")
        table.play(by, verb)
        assert not won(table)


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize("fault", ["lost", "stall"])
def test_a_forbidden_word_or_stalling_loses(fault: str) -> None:
    table = started(begun(4), "forbidden_words")
    assert table.choices(TABLE) == {("lost",), ("stall",)}
    assert clocks(table) == {"hourglass": 60}
    table.table(fault)
    assert not won(table)


# FB-27 to FB-32: against each in turn


@pytest.mark.rule("FB-32", "FB-28")
@pytest.mark.parametrize("trial", [*AGAINST_EACH, "battle", "barbichette"])
def test_the_opponents_are_named_one_by_one_from_the_left(trial: str) -> None:
    table = started(begun(4, starter=2).arrange(seat=2), trial)
    lose = ("show", "well", "leaf") if trial == "battle" else ("miss",)
    if trial == "barbichette":
        lose = ("opponent_laughs",)
    assert opponent(table) == table.told(2)[3][1] == 3
    table.table(*lose)
    assert opponent(table) == table.told(2)[3][6] == 0


@pytest.mark.rule("FB-27")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_slap_dodged_wins_hot_hands(seats: int) -> None:
    for dodged in range(1, seats + 1):
        table = started(begun(seats), "hot_hands")
        for slap in range(1, min(dodged, seats - 1) + 1):
            table.table("point" if slap == dodged else "miss")
        assert won(table) is (dodged < seats)


@pytest.mark.rule("FB-28", "FB-29", "FB-32")
@pytest.mark.parametrize("trial", ["tiger_paw", "pinch"])
@pytest.mark.parametrize(("seats", "needed"), THRESHOLDS)
def test_as_many_wins_as_the_players_demand(trial: str, seats: int, needed: int) -> None:
    table = started(begun(seats), trial)
    assert table.view(0)["needed"] == needed
    for _win in range(needed):
        assert table.asked()[0] == (TABLE, trial)
        table.table("point")
    assert won(table)


@pytest.mark.rule("FB-31", "FB-32")
@pytest.mark.parametrize(("seats", "needed"), [(3, 1), (4, 1), (5, 1), (6, 2)])
def test_the_catapult_is_caught_once_or_twice_with_six(seats: int, needed: int) -> None:
    table = started(begun(seats), "catapult")
    for _throw in range(seats - 1 - needed):
        table.table("miss")
    for _throw in range(needed):
        assert table.asked() == [(TABLE, "catapult")]
        table.table("point")
    assert won(table)


@pytest.mark.rule("FB-32")
@pytest.mark.parametrize(("seats", "needed"), THRESHOLDS)
def test_a_duel_ends_as_soon_as_it_cannot_be_won(seats: int, needed: int) -> None:
    table = started(begun(seats), "pinch")
    for _miss in range(seats - 1 - needed):
        table.table("miss")
        assert table.asked() == [(TABLE, "pinch")]
    table.table("miss")
    assert not won(table)


@pytest.mark.rule("FB-28")
def test_a_tie_at_the_tiger_s_paw_is_played_again() -> None:
    table = started(begun(3), "tiger_paw")
    table.table("tie")
    assert (opponent(table), table.state.wins, table.asked()) == (1, 0, [(TABLE, "tiger_paw")])
    table.table("point")
    assert won(table)
    assert ("tie",) not in started(begun(3), "pinch").choices(TABLE)


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize(
    ("own", "other", "wins"),
    [
        ("well", "scissors", True),
        ("leaf", "well", True),
        ("scissors", "leaf", True),
        ("scissors", "well", False),
        ("well", "leaf", False),
        ("leaf", "scissors", False),
    ],
)
def test_which_shape_beats_which(own: str, other: str, wins: bool) -> None:
    table = started(begun(3), "battle")
    table.table("show", own, other)
    assert won(table) if wins else opponent(table) == 2


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize("shape", ["well", "leaf", "scissors"])
def test_equal_shapes_again(shape: str) -> None:
    table = started(begun(3), "battle")
    table.table("show", shape, shape)
    assert (opponent(table), table.state.wins, table.asked()) == (1, 0, [(TABLE, "battle")])


@pytest.mark.rule("FB-30")
@pytest.mark.parametrize(("seats", "needed"), THRESHOLDS)
def test_battles_to_be_won(seats: int, needed: int) -> None:
    table = started(begun(seats), "battle")
    for _win in range(needed):
        assert table.asked() == [(TABLE, "battle")]
        table.table("show", "leaf", "well")
    assert won(table)
