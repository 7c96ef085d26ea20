"""AT-39 to AT-44, AT-70, AT-73 to AT-76: the chase for the formula."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from tests.games.agence_tous_risques.positions import BOOST, card, decide, due, fight, on, place, roll

PLAIN = "." * 20


@pytest.mark.rule("AT-39")
def test_who_has_not_been_to_the_vault_wins_only_spaces() -> None:
    table = on(PLAIN, 3, 5, holder=1)
    roll(table, 2)
    assert due(table) == "strike_battle"
    fight(table, 6, 1)
    assert table.state.at == [10, 5]
    assert table.state.holder == 1


@pytest.mark.rule("AT-40")
@pytest.mark.parametrize(("here", "there", "to"), [(3, 15, 7), (15, 3, 11)])
def test_a_pursuer_moves_towards_the_holder_whichever_way(here: int, there: int, to: int) -> None:
    table = on(PLAIN, here, there, been=(0,), holder=1)
    assert table.view(0)["facing"][0] == (1 if there > here else -1)
    roll(table, 3, 1)
    assert place(table, 0) == to


@pytest.mark.rule("AT-40", "AT-52", "AT-70")
def test_a_pursuer_cannot_leave_by_start_and_comes_back() -> None:
    table = on("G.........", 1, 1, been=(0,), holder=1)
    decide(table, "fight_holder")
    fight(table, 1, 2)
    table.chance("guard", 1, 5)
    assert (place(table, 0), table.state.result) == (0, "")
    decide(table, "waive")
    decide(table, "face_guard")
    table.chance("guard", 6, 1)
    decide(table, "waive")
    assert due(table) == "turn_roll_both"
    roll(table, 5, 5)
    assert (place(table, 0), due(table)) == (1, "strike_formula")  # inwards, and stopped at the holder


@pytest.mark.rule("AT-70")
def test_on_the_holders_space_a_won_battle_carries_a_pursuer_towards_start() -> None:
    table = on(PLAIN, 6, 8, 8, been=(1,), holder=2)
    roll(table, 2)
    decide(table, "fight", 1)
    fight(table, 1, 4)
    assert table.state.at == [8, 5, 8]


@pytest.mark.rule("AT-70")
def test_the_way_is_set_at_the_start_of_a_move() -> None:
    """Carried past the holder by a won fight, a pursuer goes all the way and turns round afterwards."""
    table = on("...G.....", 4, 4, been=(0,), holder=1, rolled=True, phase="guard")
    table.chance("guard", 1, 3)
    assert place(table, 0) == 2
    assert table.view(0)["facing"][0] == 1


@pytest.mark.rule("AT-41", "AT-73")
def test_a_pursuer_stops_at_the_holder_and_fights_for_the_formula() -> None:
    table = on(PLAIN, 3, 8, been=(0,), holder=1)
    roll(table, 6, 6)
    assert place(table, 0) == 8
    assert table.asked() == [(CHANCE, "strike_formula")]
    assert (table.ask().of, table.ask().dice) == (0, 1)
    table.chance("strike", 3)
    assert table.asked() == [(CHANCE, "parry_formula")]
    assert table.ask().of == 1
    table.chance("parry", 3)
    assert table.asked() == [(CHANCE, "strike_formula")]


@pytest.mark.rule("AT-41", "AT-74")
def test_the_winner_has_it_and_runs_and_follows_the_space_on_their_own_turn() -> None:
    table = on("..R.......", 3, 8, been=(0,), holder=1)
    roll(table, 6, 6)
    fight(table, 5, 2)
    assert table.state.holder == 0
    assert table.asked() == [(CHANCE, "escape")]
    assert (table.ask().of, table.ask().dice) == (0, 2)
    table.chance("escape", 4, 1)
    assert (place(table, 0), due(table)) == (3, "again_both")
    assert table.view(0)["facing"] == [-1, -1]  # the loser is a pursuer at once


@pytest.mark.rule("AT-41", "AT-74", "AT-55")
def test_a_holder_who_wins_runs_off_turn_and_follows_nothing() -> None:
    table = on("..R.......", 6, 8, 3, been=(0,), holder=1)
    roll(table, 1, 1)
    fight(table, 2, 5)
    assert table.state.holder == 1
    assert table.ask().of == 1
    table.chance("escape", 4, 1)
    assert table.state.at == [8, 3, 3]
    assert due(table) == "card"  # no battle either


@pytest.mark.rule("AT-74", "AT-53")
def test_the_run_of_an_active_winner_is_an_arrival() -> None:
    table = on(PLAIN, 12, 10, 5, been=(0,), holder=1)
    roll(table, 1, 1)
    fight(table, 5, 2)
    table.chance("escape", 4, 1)
    assert (due(table), table.state.foe) == ("strike_battle", 2)


@pytest.mark.rule("AT-74")
def test_third_players_on_the_space_are_not_fought() -> None:
    table = on(PLAIN, 12, 10, 10, been=(0,), holder=1)
    roll(table, 1, 1)
    fight(table, 5, 2)
    table.chance("escape", 1, 1)
    assert (place(table, 0), due(table)) == (8, "card")


@pytest.mark.rule("AT-73")
def test_in_a_corridor_too_the_formula_is_fought_for() -> None:
    table = on("....C.....", 9, 5, been=(0,), holder=1)
    roll(table, 5, 4)
    assert (place(table, 0), due(table)) == (5, "strike_formula")


@pytest.mark.rule("AT-42")
@pytest.mark.parametrize(("mine", "theirs", "holder"), [(5, 2, 0), (2, 5, 1)])
def test_with_a_guard_the_formula_first_then_the_active_player_fights_the_guard(
    mine: int, theirs: int, holder: int
) -> None:
    table = on("....G.....", 3, 5, been=(0,), holder=1)
    roll(table, 1, 1)
    assert due(table) == "strike_formula"
    fight(table, mine, theirs)
    assert table.state.holder == holder
    assert table.asked() == [(CHANCE, "guard")]  # nobody runs
    assert table.ask().of == 0
    table.chance("guard", 2, 5)
    assert table.state.at == [2, 5]
    decide(table, "waive")
    assert table.asked() == [(1, "turn_face_guard")]


@pytest.mark.rule("AT-42", "AT-66")
def test_a_formula_won_with_a_guard_replaces_no_roll() -> None:
    """There is no run on a guard space, so a roll still due stays due if the guard is beaten."""
    table = on("....G.....", 2, 5, been=(0,), holder=1)
    card(table, BOOST)
    fight(table, 5, 2)
    table.chance("guard", 1, 2)
    assert (place(table, 0), due(table)) == (4, "roll_both")


@pytest.mark.rule("AT-43")
def test_in_a_safe_zone_the_pursuer_stops_and_waits() -> None:
    table = on("....Z.....", 3, 5, been=(0,), holder=1)
    roll(table, 6, 6)
    assert (place(table, 0), due(table)) == (5, "card")
    decide(table, "waive")
    roll(table, 1, 1)
    decide(table, "waive")
    assert due(table) == "turn_roll_both"  # the holder has gone on


@pytest.mark.rule("AT-44")
def test_a_holder_who_lands_on_a_pursuer_fights_an_ordinary_battle() -> None:
    table = on(PLAIN, 9, 5, been=(1,), holder=0)
    roll(table, 2, 2)
    assert due(table) == "strike_battle"
    fight(table, 1, 6)
    assert table.state.holder == 0
    assert table.state.at == [5, 0]  # on the holder's space: towards START


@pytest.mark.rule("AT-44", "AT-61")
def test_a_screen_challenge_is_no_fight_for_the_formula() -> None:
    table = on("..S.......", 1, 8, been=(0,), holder=1)
    roll(table, 1, 1)
    decide(table, "challenge", 1)
    assert due(table) == "strike_screen"
    fight(table, 5, 4)
    assert (table.state.holder, place(table, 0)) == (1, 4)
    table = on("..S.......", 5, 8, been=(1,), holder=0)
    roll(table, 1, 1)
    decide(table, "challenge", 1)
    fight(table, 1, 3)
    assert table.state.holder == 0


@pytest.mark.rule("AT-44", "AT-41")
def test_a_screen_challenger_who_reaches_the_holder_fights_for_it() -> None:
    table = on("..S.......", 1, 5, 8, been=(0,), holder=1)
    roll(table, 1, 1)
    decide(table, "challenge", 2)
    fight(table, 6, 1)
    assert (place(table, 0), due(table)) == (5, "strike_formula")


@pytest.mark.rule("AT-75", "AT-66")
def test_a_pursuer_who_loses_it_before_their_roll_still_has_the_roll() -> None:
    table = on(PLAIN, 10, 13, been=(0,), holder=1)
    card(table, BOOST)
    fight(table, 2, 3)
    table.chance("escape", 2, 2)
    assert table.state.at == [13, 9]
    assert due(table) == "roll_both"
    table.chance("advance", 1, 1)
    assert place(table, 0) == 11  # after the holder


@pytest.mark.rule("AT-66")
def test_a_formula_won_by_a_card_replaces_the_roll_by_the_run() -> None:
    table = on(PLAIN, 10, 13, been=(0,), holder=1)
    card(table, BOOST)
    fight(table, 3, 2)
    table.chance("escape", 2, 2)
    assert place(table, 0) == 9
    assert table.state.active == 1


@pytest.mark.rule("AT-76")
def test_a_pursuer_who_begins_on_the_holders_space_fights_as_their_roll() -> None:
    table = on(PLAIN, 8, 8, been=(0,), holder=1)
    decide(table, "fight_holder")
    assert table.asked() == [(CHANCE, "strike_formula")]
    fight(table, 1, 2)
    table.chance("escape", 1, 1)
    assert table.state.at == [8, 6]
    assert due(table) == "card"  # it was the roll


@pytest.mark.rule("AT-76", "AT-42")
def test_two_may_fight_for_it_with_a_guard_turn_after_turn() -> None:
    table = on("....G.....", 5, 5, been=(0,), holder=1)
    for turn in range(6):
        if due(table) == "turn_fight_holder":
            decide(table, "fight_holder")
            fight(table, 2, 1)
            assert table.state.holder == turn % 2
        else:
            decide(table, "face_guard")
        table.chance("guard", 6, 1)
        decide(table, "waive")
    assert table.state.at == [5, 5]
