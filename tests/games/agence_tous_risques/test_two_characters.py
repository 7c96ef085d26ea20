"""AT-48: two players with two characters each."""

from __future__ import annotations

import pytest

from coffres.engine.contract import TABLE, Outcome
from coffres.engine.trouble import Trouble
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    PROWLING,
    card,
    decide,
    due,
    fight,
    new,
    on,
    place,
    roll,
)

PLAIN = "." * 10

pytestmark = pytest.mark.rule("AT-48")


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_for_two_players(seats: int) -> None:
    with pytest.raises(Trouble, match=f"pas à {seats} : AT-48"):
        new(seats, two_characters=True)
    assert new(2).state.m == 2  # off by default


def test_four_characters_take_turns_a_b_a_b_each_with_its_own_hand() -> None:
    table = new(2, two_characters=True)
    for c in range(4):
        assert table.asked() == [(c % 2, "choose")]
        table.play(c % 2, "choose", 3 - c)
    while table.state.phase == "deal":
        table.at_random(1, 1)
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3, 3]
    assert table.view(0)["hands"] == [list(table.state.hands[0]), None, list(table.state.hands[2]), None]
    table.chance("first", 2)
    table.chance("first", 5)
    for c, die in ((1, 1), (2, 2), (3, 3), (0, 4), (1, 4)):
        assert table.state.active == c
        assert table.asked() == [(c % 2, "turn_roll")]
        table.arrange(path=f"^{PLAIN}$", vault=11)
        roll(table, die)
        decide(table, "waive")
    assert table.state.at == [4, 5, 2, 3]


def test_the_cards_of_a_character_are_its_own() -> None:
    table = on(
        PLAIN, 1, 3, 5, 7, two=True, turn=2, hands=[(BENCHED,) * 3, (BOOST,) * 3, (BOOST,) * 3, (BOOST,) * 3]
    )
    assert table.refused(0, "play", BENCHED, 1) == "AT-04"
    card(table, BOOST)
    assert place(table, 2) == 8
    assert len(table.state.hands[0]) == len(table.state.hands[2]) == 3


def test_partners_do_not_fight() -> None:
    table = on(PLAIN, 3, 9, 5, 9, two=True)
    roll(table, 2)
    assert due(table) == "card"
    table = on(PLAIN, 3, 5, 5, 9, two=True)
    roll(table, 2)
    assert (due(table), table.state.foe) == ("strike_battle", 1)  # the opponent is all there is


def test_partners_do_not_block_a_corridor() -> None:
    table = on("....C.....", 3, 9, 5, 9, two=True)
    roll(table, 4)
    assert place(table, 0) == 7
    table = on("....C.....", 3, 5, 5, 9, two=True)
    roll(table, 4)
    assert place(table, 0) == 5


def test_partners_do_not_target_one_another() -> None:
    table = on("G...S.....", 4, 6, 7, 8, two=True, hand=(BENCHED, PROWLING, BOOST))
    targets = {move[1:] for move in table.choices(0) if move[0] == "play" and len(move) == 3}
    assert targets == {(kind, c) for kind in (BENCHED, PROWLING) for c in (0, 1, 3)}
    assert table.refused(0, "play", BENCHED, 2) == "AT-48"
    roll(table, 1)
    assert table.choices(0) == {("challenge", 1), ("challenge", 3), ("refrain",)}
    assert table.refused(0, "challenge", 2) == "AT-48"


def test_a_partner_of_the_holder_moves_as_a_pursuer_and_takes_nothing() -> None:
    table = on(PLAIN, 9, 1, 4, 1, two=True, been=(0,), holder=2)
    roll(table, 6, 6)
    assert (place(table, 0), due(table)) == (4, "card")
    assert table.state.holder == 2


def test_beside_the_holder_a_partner_stays_put() -> None:
    table = on(PLAIN, 4, 1, 4, 1, two=True, been=(0,), holder=2)
    assert due(table) == "turn_stay"
    assert table.refused(0, "play", BOOST) == "AT-65"
    decide(table, "stay")
    decide(table, "waive")
    assert table.state.at == [4, 1, 4, 1]


def test_beside_the_holder_with_a_guard_a_partner_fights_the_guard() -> None:
    table = on("...G......", 4, 1, 4, 1, two=True, been=(0,), holder=2)
    assert due(table) == "turn_face_guard"
    decide(table, "face_guard")
    table.chance("guard", 1, 3)
    assert place(table, 0) == 2


def test_a_partner_who_comes_to_the_holder_on_a_roll_again_has_nowhere_to_go() -> None:
    table = on("...R......", 9, 1, 4, 1, two=True, been=(0,), holder=2)
    roll(table, 6, 6)
    assert (place(table, 0), due(table)) == (4, "card")


def test_beside_the_holder_a_partner_still_fights_opponents() -> None:
    table = on(PLAIN, 9, 4, 4, 1, two=True, been=(0,), holder=2)
    roll(table, 6, 6)
    assert (due(table), table.state.foe) == ("strike_battle", 1)
    fight(table, 5, 3)
    assert place(table, 0) == 2


def test_an_opponents_pursuer_fights_the_holder_as_ever() -> None:
    table = on(PLAIN, 9, 1, 3, 4, two=True, been=(0,), holder=3)
    roll(table, 6, 6)
    assert due(table) == "strike_formula"
    fight(table, 5, 3)
    assert table.state.holder == 0


@pytest.mark.parametrize("c", range(4))
def test_either_of_the_two_getting_out_wins(c: int) -> None:
    at = [9, 9, 9, 9]
    at[c] = 2
    table = on(PLAIN, *at, two=True, turn=c, holder=c)
    roll(table, 1, 1)
    table.table("show_hands")
    assert table.session.outcome() == Outcome((c % 2,), "out")
    assert table.view(TABLE)["hands"] == [list(hand) for hand in table.state.hands]
