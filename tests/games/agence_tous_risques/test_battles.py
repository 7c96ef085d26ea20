"""AT-11 to AT-14, AT-54 to AT-56, AT-59, AT-60: battles."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.engine.handoff import handoff
from tests.games.agence_tous_risques.positions import (
    BOOST,
    LAB1,
    card,
    decide,
    due,
    fight,
    on,
    place,
    roll,
)

PLAIN = "." * 20


@pytest.mark.rule("AT-11", "AT-60")
def test_landing_on_an_opponent_is_a_battle_of_a_die_each() -> None:
    table = on(PLAIN, 3, 5)
    roll(table, 2)
    assert table.asked() == [(CHANCE, "strike_battle")]
    assert (table.ask().of, table.ask().dice) == (0, 1)
    table.chance("strike", 4)
    assert table.asked() == [(CHANCE, "parry_battle")]
    assert (table.ask().of, table.ask().dice) == (1, 1)
    assert table.refused(1, "play", 0) == "AT-11"  # their die is all that is wanted of them
    assert table.refused(2, "play", 0) == "AT-05"
    assert handoff(TABLE, table.session.asks()).to == TABLE  # the tablet is not passed


@pytest.mark.rule("AT-11", "AT-12", "AT-59")
@pytest.mark.parametrize(("mine", "theirs", "at"), [(6, 2, [9, 5]), (3, 2, [6, 5]), (1, 6, [5, 10])])
def test_the_higher_advances_by_the_difference_and_the_other_stays(
    mine: int, theirs: int, at: list[int]
) -> None:
    table = on(PLAIN, 3, 5)
    roll(table, 2)
    fight(table, mine, theirs)
    assert table.state.at == at
    assert due(table) == "card"


@pytest.mark.rule("AT-11")
def test_ties_roll_again() -> None:
    table = on(PLAIN, 3, 5)
    roll(table, 2)
    fight(table, 4, 4)
    assert table.asked() == [(CHANCE, "strike_battle")]
    assert table.state.at == [5, 5]
    fight(table, 2, 1)
    assert table.state.at == [6, 5]


@pytest.mark.rule("AT-12")
def test_the_instruction_of_the_new_space_is_for_an_active_winner_only() -> None:
    table = on("....S.R...", 3, 4)
    roll(table, 1)
    fight(table, 5, 2)
    assert (place(table, 0), due(table)) == (7, "again")
    table = on("....S.R...", 3, 4)
    roll(table, 1)
    fight(table, 2, 5)
    assert (place(table, 1), due(table)) == (7, "card")


@pytest.mark.rule("AT-54")
@pytest.mark.parametrize("letter", ["R", "S"])
def test_an_active_loser_stays_and_does_not_follow_the_space(letter: str) -> None:
    table = on(f"...{letter}......", 3, 4, 9)
    roll(table, 1)
    fight(table, 1, 3)
    assert (place(table, 0), due(table)) == (4, "card")


@pytest.mark.rule("AT-54")
def test_an_active_loser_on_a_lab_may_still_play_its_card() -> None:
    table = on("...1......", 3, 4, hand=(LAB1, LAB1, LAB1))
    roll(table, 1)
    fight(table, 1, 2)
    assert ("play", LAB1) in table.choices(0)
    card(table, LAB1)
    assert place(table, 0) == 7


@pytest.mark.rule("AT-13", "AT-24")
def test_no_battle_in_a_safe_zone_with_a_guard_or_on_start() -> None:
    table = on("...Z......", 3, 4)
    roll(table, 1)
    assert due(table) == "card"
    table = on("...G......", 3, 4)
    roll(table, 1)
    assert due(table) == "guard"
    # On START only a pursuer can arrive, carried there by a won fight (AT-70).
    table = on("G.........", 1, 1, 0, been=(0,), holder=1)
    decide(table, "fight_holder")
    fight(table, 1, 2)
    table.chance("guard", 1, 6)
    assert place(table, 0) == 0
    assert due(table) == "card"


@pytest.mark.rule("AT-14", "AT-60")
def test_the_active_player_chooses_among_several_opponents_and_fights_one() -> None:
    table = on(PLAIN, 3, 5, 5, 5)
    roll(table, 2)
    assert table.asked() == [(0, "opponent")]
    assert not table.ask().secret
    assert table.choices(0) == {("fight", 1), ("fight", 2), ("fight", 3)}
    for wrong in ("fight", "challenge"):
        assert table.refused(0, wrong, 0) == "AT-14"
    decide(table, "fight", 2)
    assert table.asked() == [(CHANCE, "strike_battle")]
    table.chance("strike", 1)
    assert table.ask().of == 2
    table.chance("parry", 3)
    assert table.state.at == [5, 5, 7, 5]
    assert due(table) == "card"


@pytest.mark.rule("AT-14", "AT-41")
def test_a_pursuer_has_no_choice_but_the_holder() -> None:
    table = on(PLAIN, 3, 5, 5, been=(0,), holder=2)
    roll(table, 1, 1)
    assert due(table) == "strike_formula"
    assert table.state.foe == 2


@pytest.mark.rule("AT-14", "AT-53", "AT-56")
def test_an_active_winner_who_arrives_on_an_occupied_space_fights_again() -> None:
    table = on(PLAIN, 3, 5, 7, 9)
    roll(table, 2)
    fight(table, 5, 3)
    assert (due(table), table.state.foe) == ("strike_battle", 2)
    fight(table, 4, 2)
    assert (due(table), table.state.foe) == ("strike_battle", 3)
    fight(table, 1, 2)
    assert table.state.at == [9, 5, 7, 10]
    assert due(table) == "card"


@pytest.mark.rule("AT-14", "AT-55")
def test_a_winner_off_turn_just_stands_with_others() -> None:
    table = on(PLAIN, 3, 5, 7)
    roll(table, 2)
    fight(table, 1, 3)
    assert table.state.at == [5, 7, 7]
    assert due(table) == "card"


@pytest.mark.rule("AT-55")
def test_sharing_a_space_is_no_fight() -> None:
    table = on(PLAIN, 5, 5)
    assert due(table) == "turn_roll"
    roll(table, 1)
    assert (place(table, 0), due(table)) == (6, "card")


@pytest.mark.rule("AT-55", "AT-59")
def test_off_turn_even_a_taken_corridor_is_shared() -> None:
    table = on("......C...", 3, 5, 7)
    roll(table, 2)
    fight(table, 1, 6)
    assert table.state.at == [5, 7, 7]  # stopped by the corridor, the rest is lost
    assert due(table) == "card"


@pytest.mark.rule("AT-59", "AT-15")
def test_on_turn_a_taken_corridor_stops_the_winner_who_fights_there() -> None:
    table = on("......C...", 3, 5, 7)
    roll(table, 2)
    fight(table, 6, 1)
    assert place(table, 0) == 7
    assert (due(table), table.state.foe) == ("strike_battle", 2)


@pytest.mark.rule("AT-59", "AT-39")
def test_each_winner_advances_in_their_own_direction() -> None:
    table = on(PLAIN, 3, 5, holder=1)  # the holder, fought by one who has not been to the VAULT
    roll(table, 2)
    fight(table, 1, 4)
    assert table.state.at == [5, 2]
    table = on(PLAIN, 3, 5, 12, been=(1,), holder=2)  # a pursuer between START and the holder
    roll(table, 2)
    fight(table, 1, 4)
    assert table.state.at == [5, 8, 12]
    table = on(PLAIN, 7, 9, 2, been=(1,), holder=2)  # a pursuer beyond the holder
    roll(table, 2)
    fight(table, 1, 4)
    assert table.state.at == [9, 6, 2]


@pytest.mark.rule("AT-53")
def test_a_fight_lost_ends_the_chain() -> None:
    table = on("...R......", 3, 4)
    roll(table, 1)
    fight(table, 1, 2)
    assert due(table) == "card"


@pytest.mark.rule("AT-56")
def test_rolling_again_may_go_on_and_on() -> None:
    table = on("RRRRRRRRRR", 0, 0)
    roll(table, 1)
    for _ in range(8):
        assert due(table) == "again"
        table.chance("advance", 1)
    assert place(table, 0) == 9


@pytest.mark.rule("AT-60")
def test_the_challenged_player_is_never_asked_anything() -> None:
    table = on(PLAIN, 3, 5, hand=(BOOST, BOOST, BOOST))
    roll(table, 2)
    assert table.choices(1) == set()
    table.chance("strike", 1)
    assert table.choices(1) == set()
    table.chance("parry", 2)
    assert table.choices(1) == set()


@pytest.mark.rule("AT-11", "AT-41")
@pytest.mark.parametrize("formula", [False, True])
def test_a_decided_fight_leaves_nothing_behind(formula: bool) -> None:
    table = on(PLAIN, 3, 5, been=(0,) if formula else (), holder=1)
    roll(table, *((1, 1) if formula else (2,)))
    view = table.view(TABLE)
    assert (view["fight"], view["foe"], view["strike"]) == ("formula" if formula else "battle", 1, 0)
    table.chance("strike", 3)
    assert table.view(TABLE)["strike"] == 3
    table.chance("parry", 3)
    assert table.view(TABLE)["strike"] == 0
    fight(table, 3, 1)
    view = table.view(TABLE)
    assert (view["fight"], view["foe"], view["strike"]) == ("", -1, 0)
