"""AT-15 to AT-25, AT-61 to AT-63: what the spaces do."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    CLEAR,
    LAB1,
    LAB2,
    LAB3,
    PROWLING,
    SHOW,
    card,
    decide,
    due,
    fight,
    on,
    place,
    roll,
)


@pytest.mark.rule("AT-15", "AT-52")
def test_a_free_corridor_is_a_space_like_others() -> None:
    table = on("....C.....", 3, 0)
    roll(table, 4)
    assert (place(table, 0), due(table)) == (7, "card")
    table = on("....C.....", 3, 0)
    roll(table, 2)
    assert (place(table, 0), due(table)) == (5, "card")


@pytest.mark.rule("AT-15", "AT-52")
def test_a_taken_corridor_stops_the_mover_who_fights_its_occupant() -> None:
    table = on("....C.....", 3, 5)
    roll(table, 6)
    assert place(table, 0) == 5
    assert (due(table), table.state.foe) == ("strike_battle", 1)
    fight(table, 4, 1)
    assert place(table, 0) == 8  # the rest of the move was lost


@pytest.mark.rule("AT-15")
def test_leaving_a_shared_corridor_is_free() -> None:
    table = on("....C.....", 5, 5)
    roll(table, 2)
    assert (place(table, 0), due(table)) == (7, "card")


@pytest.mark.rule("AT-15")
def test_a_corridor_is_taken_on_the_way_out_too() -> None:
    table = on("....C.....", 8, 5, holder=0)
    roll(table, 5, 1)
    assert (place(table, 0), due(table)) == (5, "strike_battle")


@pytest.mark.rule("AT-16")
def test_a_guard_is_fought_at_once_red_against_blue() -> None:
    table = on("....G.....", 3, 0)
    roll(table, 2)
    assert table.asked() == [(CHANCE, "guard")]
    assert (table.ask().dice, table.ask().of) == (2, 0)
    table.chance("guard", 3, 3)
    assert table.asked() == [(CHANCE, "guard")]
    table.chance("guard", 2, 6)
    assert (place(table, 0), due(table)) == (9, "card")


@pytest.mark.rule("AT-16")
def test_a_guard_who_is_higher_is_fought_again_next_turn_instead_of_rolling() -> None:
    table = on("....G.....", 3, 0)
    roll(table, 2)
    table.chance("guard", 4, 3)
    assert (place(table, 0), due(table)) == (5, "card")
    decide(table, "waive")
    decide(table, "waive")
    table.chance("advance", 1)
    assert table.asked() == [(0, "turn_face_guard")]
    decide(table, "face_guard")
    assert table.asked() == [(CHANCE, "guard")]
    table.chance("guard", 3, 4)
    assert (place(table, 0), due(table)) == (6, "card")


@pytest.mark.rule("AT-16", "AT-53")
def test_beating_a_guard_is_an_arrival() -> None:
    table = on("....GRG...", 3, 0)
    roll(table, 2)
    table.chance("guard", 3, 4)
    assert due(table) == "again"
    table.chance("advance", 1)
    assert due(table) == "guard"


@pytest.mark.rule("AT-17")
def test_others_with_a_guard_are_ignored() -> None:
    table = on("....G.....", 3, 5, 5)
    roll(table, 2)
    assert due(table) == "guard"
    table.chance("guard", 6, 1)
    assert due(table) == "card"


@pytest.mark.rule("AT-18")
def test_brought_to_a_guard_off_turn_one_fights_next_turn() -> None:
    table = on("......G...", 3, 5)
    roll(table, 2)
    fight(table, 1, 3)
    assert (place(table, 1), due(table)) == (7, "card")
    decide(table, "waive")
    assert table.asked() == [(1, "turn_face_guard")]


@pytest.mark.rule("AT-19")
def test_no_card_frees_from_a_guard() -> None:
    table = on("G...G..1..", 5, 0, hand=(BOOST, SHOW, LAB1))
    assert [move for move in table.choices(0) if move[0] == "play"] == []
    for kind in (BOOST, SHOW, LAB1):
        assert table.refused(0, "play", kind) == "AT-19"
    table.arrange(hands=[(CLEAR, PROWLING, PROWLING)] * 2, rolled=True, phase="card")
    assert table.refused(0, "play", CLEAR) == "AT-19"
    assert ("play", PROWLING, 0) in table.choices(0)
    card(table, PROWLING, 0)
    assert place(table, 0) == 1


@pytest.mark.rule("AT-19", "AT-20", "AT-61")
def test_being_challenged_from_a_screen_and_winning_frees_from_a_guard() -> None:
    table = on("..S.G.....", 1, 5)
    roll(table, 2)
    decide(table, "challenge", 1)
    fight(table, 1, 5)
    assert table.state.at == [3, 9]


@pytest.mark.rule("AT-20", "AT-23", "AT-61")
def test_a_free_screen_challenges_any_opponent_not_in_a_safe_zone() -> None:
    table = on("..S.G.Z..", 2, 0, 5, 7, benched=0b0010)
    roll(table, 1)
    assert table.asked() == [(0, "screen")]
    assert not table.ask().secret
    assert table.choices(0) == {("challenge", 1), ("challenge", 2), ("refrain",)}
    assert table.refused(0, "challenge", 3) == "AT-23"
    for wrong in (("challenge", 0), ("challenge", 9), ("challenge", 3, 0), ("fight", 3), ("challenge",)):
        assert table.refused(0, *wrong) == "AT-20"
    decide(table, "challenge", 1)
    assert table.asked() == [(CHANCE, "strike_screen")]
    assert table.ask().of == 0
    table.chance("strike", 2)
    assert table.asked() == [(CHANCE, "parry_screen")]
    assert table.ask().of == 1
    table.chance("parry", 6)
    assert table.state.at == [3, 4, 5, 7]  # from where they stand: START
    assert due(table) == "card"


@pytest.mark.rule("AT-20")
def test_a_challenge_too_is_rolled_again_on_a_tie() -> None:
    table = on("..S.......", 2, 0)
    roll(table, 1)
    decide(table, "challenge", 1)
    fight(table, 5, 5)
    assert due(table) == "strike_screen"


@pytest.mark.rule("AT-61")
def test_a_challenger_who_wins_leaves_the_screen_and_arrives() -> None:
    table = on("..S.R.....", 2, 0)
    roll(table, 1)
    decide(table, "challenge", 1)
    fight(table, 5, 3)
    assert table.state.at == [5, 0]
    assert due(table) == "again"


@pytest.mark.rule("AT-61")
def test_the_challenge_may_be_waived() -> None:
    table = on("..S.......", 2, 0)
    roll(table, 1)
    decide(table, "refrain")
    assert (place(table, 0), due(table)) == (3, "card")


@pytest.mark.rule("AT-61", "AT-38")
def test_somebody_in_the_vault_may_be_challenged() -> None:
    table = on("..S.......", 2, 11, holder=1)
    roll(table, 1)
    decide(table, "challenge", 1)
    fight(table, 1, 3)
    assert table.state.at == [3, 9]
    assert table.state.holder == 1


@pytest.mark.rule("AT-20", "AT-23")
def test_a_screen_with_nobody_to_challenge_is_a_plain_space() -> None:
    table = on("..S.Z.....", 2, 5)
    roll(table, 1)
    assert due(table) == "card"


@pytest.mark.rule("AT-21")
def test_a_taken_screen_means_its_occupant_and_nobody_else() -> None:
    table = on("..S.......", 2, 3, 8)
    roll(table, 1)
    assert (due(table), table.state.foe) == ("strike_battle", 1)
    fight(table, 1, 2)
    assert due(table) == "card"


@pytest.mark.rule("AT-22", "AT-62")
def test_roll_again_is_compulsory_and_comes_before_any_card() -> None:
    table = on("..R.......", 2, 0)
    roll(table, 1)
    assert table.asked() == [(CHANCE, "again")]
    assert (table.ask().dice, table.ask().of) == (1, 0)
    table.chance("advance", 4)
    assert (place(table, 0), due(table)) == (7, "card")


@pytest.mark.rule("AT-62", "AT-36")
def test_roll_again_uses_both_dice_after_the_vault() -> None:
    table = on("..R.......", 9, 0, holder=0)
    roll(table, 4, 2)
    assert table.asked() == [(CHANCE, "again_both")]
    assert table.ask().dice == 2
    table.chance("advance", 1, 1)
    assert place(table, 0) == 1


@pytest.mark.rule("AT-23")
def test_nobody_in_a_safe_zone_is_the_target_of_anothers_card() -> None:
    table = on("G..Z......", 8, 4, 4, hand=(BENCHED, PROWLING, BOOST))
    played = {move[1:] for move in table.choices(0) if move[0] == "play"}
    assert played == {(BENCHED, 0), (PROWLING, 0), (BOOST,)}
    for kind in (BENCHED, PROWLING):
        assert table.refused(0, "play", kind, 1) == "AT-23"


@pytest.mark.rule("AT-23", "AT-13")
def test_several_share_a_safe_zone() -> None:
    table = on("...Z......", 3, 4, 4, holder=2)
    roll(table, 1)
    assert table.state.at == [4, 4, 4]
    assert due(table) == "card"


@pytest.mark.rule("AT-24")
def test_all_stand_together_on_start() -> None:
    table = on("..........", 0, 0, 0, 0)
    assert table.asked() == [(0, "turn_roll")]
    roll(table, 1)
    assert table.state.at == [1, 0, 0, 0]


@pytest.mark.rule("AT-25", "AT-63")
@pytest.mark.parametrize(
    ("letter", "playable"),
    [("1", {LAB1}), ("2", {LAB2}), ("3", {LAB3}), ("F", {LAB1, LAB2, LAB3}), (".", set()), ("Z", set())],
)
def test_a_lab_card_is_played_on_a_lab_of_its_symbol(letter: str, playable: set[int]) -> None:
    hand = (LAB1, LAB2, LAB3)
    begun = on(f"...{letter}......", 4, 0, hand=hand)
    landed = on(f"...{letter}......", 3, 0, hand=hand)
    roll(landed, 1)
    for table in (begun, landed):
        assert {move[1] for move in table.choices(0) if move[0] == "play"} == playable
        for kind in set(hand) - playable:
            assert table.refused(0, "play", kind) == "AT-25"


@pytest.mark.rule("AT-25", "AT-63")
@pytest.mark.parametrize(
    ("kind", "steps"),
    [(LAB1, 3), (LAB1 + 1, 4), (LAB1 + 2, 5), (LAB2, 4), (LAB2 + 2, 6), (LAB3, 5), (LAB3 + 2, 7)],
)
def test_it_advances_by_its_number(kind: int, steps: int) -> None:
    table = on("...F........", 4, 0, hand=(kind,) * 3)
    card(table, kind)
    assert place(table, 0) == 4 + steps
    assert due(table) == "roll"  # played before it, as one began the turn on the lab
    table = on("...F........", 4, 0, holder=0, hand=(kind,) * 3, rolled=True, phase="card")
    card(table, kind)
    assert place(table, 0) == max(0, 4 - steps)


@pytest.mark.rule("AT-63")
def test_a_lab_left_behind_by_the_roll_counts_no_more() -> None:
    table = on("...1......", 4, 0, hand=(LAB1,) * 3)
    roll(table, 1)
    assert table.refused(0, "play", LAB1) == "AT-25"
