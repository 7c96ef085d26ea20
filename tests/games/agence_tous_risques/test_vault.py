"""AT-34 to AT-38, AT-71, AT-72: in and out of the vault."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    PROWLING,
    card,
    decide,
    due,
    fight,
    on,
    place,
    roll,
)

PLAIN = "." * 10  # the VAULT is at 11


@pytest.mark.rule("AT-34", "AT-35", "AT-52")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_no_exact_count_is_needed_and_the_first_takes_the_formula(die: int) -> None:
    table = on(PLAIN, 10, 0)
    roll(table, die)
    assert place(table, 0) == 11
    assert table.state.holder == 0
    assert table.asked() == [(CHANCE, "escape")]
    assert (table.ask().dice, table.ask().of) == (2, 0)
    assert table.view(1)["facing"] == [-1, 1]


@pytest.mark.rule("AT-35")
def test_they_run_at_once_by_both_dice_and_follow_that_space() -> None:
    table = on("..R.......", 10, 0)
    roll(table, 1)
    table.chance("escape", 5, 3)
    assert (place(table, 0), due(table)) == (3, "again_both")


@pytest.mark.rule("AT-35", "AT-50")
def test_the_card_of_the_turn_is_still_theirs() -> None:
    table = on(PLAIN, 10, 0)
    roll(table, 1)
    table.chance("escape", 1, 1)
    assert table.asked() == [(0, "card")]
    card(table, BOOST)
    assert place(table, 0) == 6  # 11 - 2 - 3: outwards now


@pytest.mark.rule("AT-36")
def test_others_leave_on_a_later_turn_and_then_roll_both_dice() -> None:
    table = on(PLAIN, 10, 3, holder=1)
    assert due(table) == "turn_roll"
    roll(table, 2)
    assert (place(table, 0), due(table)) == (11, "card")
    decide(table, "waive")
    roll(table, 1, 1)
    decide(table, "waive")
    assert due(table) == "turn_roll_both"
    roll(table, 4, 3)
    assert place(table, 0) == 4
    assert due(table) == "card"  # still one card a turn
    decide(table, "discard", BOOST)
    table.chance("draw", 0, BOOST)
    assert table.state.active == 1


@pytest.mark.rule("AT-37")
def test_by_a_card_before_the_roll_one_leaves_on_the_next_turn_only() -> None:
    table = on(PLAIN, 9, 0)
    card(table, BOOST)
    assert (place(table, 0), table.state.holder) == (11, 0)
    assert table.state.active == 1  # the roll is lost
    roll(table, 1)
    decide(table, "waive")
    assert table.asked() == [(0, "turn_roll_both")]
    roll(table, 2, 2)
    assert place(table, 0) == 7


@pytest.mark.rule("AT-37", "AT-66")
def test_the_formula_gone_the_roll_is_lost_all_the_same() -> None:
    table = on(PLAIN, 9, 3, holder=1)
    card(table, BOOST)
    assert (place(table, 0), table.state.holder) == (11, 1)
    assert table.state.active == 1


@pytest.mark.rule("AT-35", "AT-36")
@pytest.mark.parametrize("holder", [0, 2])
def test_only_the_first_takes_it_whoever_that_was(holder: int) -> None:
    table = on(PLAIN, 3, 8, 4, turn=1, holder=holder)
    roll(table, 3)
    assert (place(table, 1), table.state.holder) == (11, holder)


@pytest.mark.rule("AT-72")
def test_by_a_card_after_the_roll_the_first_runs_at_once() -> None:
    table = on(PLAIN, 8, 0)
    roll(table, 1)
    card(table, BOOST)
    assert table.asked() == [(CHANCE, "escape")]
    table.chance("escape", 1, 2)
    assert (place(table, 0), table.state.active) == (8, 1)


@pytest.mark.rule("AT-72")
def test_by_a_fight_won_the_first_runs_at_once() -> None:
    table = on(PLAIN, 8, 9)
    roll(table, 1)
    fight(table, 5, 1)
    assert (place(table, 0), due(table)) == (11, "escape")


@pytest.mark.rule("AT-72", "AT-57")
def test_for_others_the_moves_of_the_turn_are_over() -> None:
    table = on(PLAIN, 8, 3, holder=1, hand=(BOOST, BENCHED, PROWLING))
    roll(table, 6)
    assert due(table) == "card"
    assert {move[:2] for move in table.choices(0) if move[0] == "play"} == {("play", BENCHED)}


@pytest.mark.rule("AT-38", "AT-59")
def test_an_occupied_vault_means_battle_and_the_winner_goes_outwards() -> None:
    table = on(PLAIN, 8, 11, holder=1)
    roll(table, 6)
    assert due(table) == "strike_battle"
    fight(table, 5, 2)
    assert table.state.at == [8, 11]
    assert table.state.holder == 1  # the formula does not change hands there
    assert due(table) == "card"
    table = on(PLAIN, 8, 11, holder=1)
    roll(table, 6)
    fight(table, 2, 5)
    assert table.state.at == [11, 8]
    assert table.state.holder == 1
    assert due(table) == "card"


@pytest.mark.rule("AT-38", "AT-72")
def test_the_winners_new_space_is_followed() -> None:
    table = on("........R.", 8, 11, 3, been=(1,), holder=2)
    roll(table, 6)
    fight(table, 5, 3)
    assert (place(table, 0), due(table)) == (9, "again_both")


@pytest.mark.rule("AT-38", "AT-14")
def test_whoever_arrives_among_several_in_the_vault_chooses() -> None:
    table = on(PLAIN, 8, 11, 11, been=(1,), holder=2)
    roll(table, 6)
    assert table.choices(0) == {("fight", 1), ("fight", 2)}
    decide(table, "fight", 2)
    assert due(table) == "strike_battle"  # the holder too is fought for spaces only


@pytest.mark.rule("AT-38", "AT-37")
def test_a_battle_there_after_a_card_does_not_bring_the_roll_back() -> None:
    table = on(PLAIN, 9, 11, holder=1)
    card(table, BOOST)
    assert due(table) == "strike_battle"
    fight(table, 3, 1)
    assert (place(table, 0), table.state.active) == (9, 1)


@pytest.mark.rule("AT-71")
def test_reached_off_turn_the_formula_is_taken_without_a_roll() -> None:
    table = on(PLAIN, 8, 9)
    roll(table, 1)
    fight(table, 1, 6)
    assert (place(table, 1), table.state.holder) == (11, 1)
    assert table.view(0)["facing"] == [1, -1]
    assert due(table) == "card"
    decide(table, "waive")
    assert table.asked() == [(1, "turn_roll_both")]


@pytest.mark.rule("AT-71")
def test_reached_off_turn_with_the_formula_gone_there_is_no_battle() -> None:
    table = on(PLAIN, 8, 9, 11, holder=2)
    roll(table, 1)
    fight(table, 1, 6)
    assert table.state.at == [9, 11, 11]
    assert table.state.holder == 2
    assert due(table) == "card"
    decide(table, "waive")
    assert table.asked() == [(1, "turn_stay")]  # a pursuer now, on the holder's space


@pytest.mark.rule("AT-40", "AT-38")
def test_a_pursuer_may_come_back_to_the_holder_in_the_vault() -> None:
    table = on(PLAIN, 8, 11, been=(0,), holder=1)
    roll(table, 2, 2)
    assert (place(table, 0), due(table)) == (11, "strike_battle")
    fight(table, 2, 1)
    assert (place(table, 0), table.state.holder) == (10, 1)
