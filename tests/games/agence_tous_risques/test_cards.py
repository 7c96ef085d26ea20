"""AT-26 to AT-33, AT-64 to AT-69: what the cards do."""

from __future__ import annotations

import pytest

from coffres.engine.contract import TABLE
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    CLEAR,
    LAB1,
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

PLAIN = "." * 20


def played(spaces: str, *at: int, kind: int, **fields: object) -> set[tuple[object, ...]]:
    """The ways the first player may play this kind of card, its target if any."""
    table = on(spaces, *at, hand=(kind,) * 3, **fields)  # type: ignore[arg-type]
    return {move[2:] for move in table.choices(0) if move[0] == "play"}


@pytest.mark.rule("AT-26")
def test_benched_players_lose_their_next_turn_then_the_card_is_discarded() -> None:
    table = on(PLAIN, 3, 8, hand=(BENCHED, BOOST, BOOST))
    card(table, BENCHED, 1)
    assert table.state.benched == 0b10
    assert table.state.discards == [0] * 14  # it lies before its player
    assert table.view(TABLE)["benched"] == 0b10
    table.chance("advance", 1)
    assert table.asked() == [(1, "sit_out")]
    decide(table, "sit_out")
    assert (table.state.active, table.state.benched, table.state.discards[BENCHED]) == (0, 0, 1)
    assert place(table, 1) == 8
    roll(table, 1)
    decide(table, "waive")
    assert table.asked() == [(1, "turn_roll")]  # one turn only


@pytest.mark.rule("AT-26")
def test_one_may_bench_oneself_for_the_next_turn() -> None:
    table = on(PLAIN, 3, 8, hand=(BENCHED, BOOST, BOOST))
    card(table, BENCHED, 0)
    assert due(table) == "roll"  # this turn goes on
    table.chance("advance", 1)
    roll(table, 1)
    decide(table, "waive")
    assert table.asked() == [(0, "sit_out")]


@pytest.mark.rule("AT-26", "AT-23")
def test_nobody_is_benched_twice_or_in_a_safe_zone() -> None:
    assert played("...Z......", 1, 2, 4, kind=BENCHED) == {(0,), (1,)}
    assert played("...Z......", 1, 2, 3, kind=BENCHED, benched=0b011) == {(2,)}
    table = on(PLAIN, 1, 2, hand=(BENCHED,) * 3, benched=0b10)
    assert table.refused(0, "play", BENCHED, 1) == "AT-26"
    assert table.refused(0, "play", BENCHED) == "AT-26"
    assert table.refused(0, "play", BENCHED, 2) == "AT-26"


@pytest.mark.rule("AT-69")
def test_a_benched_player_defends_and_advances_on_winning() -> None:
    table = on(PLAIN, 3, 5, benched=0b10)
    roll(table, 2)
    assert due(table) == "strike_battle"
    fight(table, 2, 5)
    assert place(table, 1) == 8


@pytest.mark.rule("AT-69")
def test_the_lost_turn_has_no_guard_fight() -> None:
    table = on("..G.......", 6, 3, benched=0b10)
    roll(table, 1)
    decide(table, "waive")
    assert table.choices(1) == {("sit_out",)}
    decide(table, "sit_out")
    assert (place(table, 1), table.state.active) == (3, 0)


@pytest.mark.rule("AT-27")
def test_the_prowling_guard_takes_somebody_back_to_the_nearest_guard_behind() -> None:
    table = on("G..G...G..", 9, 7, hand=(PROWLING,) * 3)
    card(table, PROWLING, 1)
    assert place(table, 1) == 4
    assert due(table) == "roll"  # off turn, the guard waits


@pytest.mark.rule("AT-27", "AT-67")
def test_from_a_guard_space_it_is_the_one_before() -> None:
    table = on("G..G...G..", 9, 4, hand=(PROWLING,) * 3)
    card(table, PROWLING, 1)
    assert place(table, 1) == 1


@pytest.mark.rule("AT-67")
@pytest.mark.parametrize(
    ("at", "been", "holder", "to"),
    [
        ((0, 6, 10), (), -1, 4),  # inbound: the START side
        ((0, 6, 10), (), 1, 8),  # the holder: the VAULT side
        ((0, 6, 10), (1,), 2, 4),  # a pursuer below the holder: away from them
        ((0, 6, 2), (1,), 2, 8),  # a pursuer above the holder
        ((0, 6, 6), (1,), 2, 8),  # on the holder's space: the VAULT side
        ((0, 4, 2), (1,), 2, 8),  # the space stood on does not count
        ((0, 6, 5), (), -1, 4),  # a corridor taken between does not stop it
        ((0, 9, 5), (), -1, 8),  # next to it
        ((0, 7, 5), (), 1, 8),
    ],
)
def test_behind_is_against_ones_own_direction(
    at: tuple[int, ...], been: tuple[int, ...], holder: int, to: int
) -> None:
    table = on("G..GC..G..", *at, been=been, holder=holder, hand=(PROWLING,) * 3)
    card(table, PROWLING, 1)
    assert place(table, 1) == to
    assert due(table) == "roll"


@pytest.mark.rule("AT-28")
def test_without_a_guard_behind_or_in_the_vault_it_cannot_be_played() -> None:
    table = on("...G......", 0, 2, 11, 6, holder=2, hand=(PROWLING,) * 3)
    assert {move[2] for move in table.choices(0) if move[0] == "play"} == {3}
    for target in (0, 1, 2):
        assert table.refused(0, "play", PROWLING, target) == "AT-28"
    assert table.refused(0, "play", PROWLING) == "AT-27"
    assert table.refused(0, "play", PROWLING, 7) == "AT-27"


@pytest.mark.rule("AT-28")
def test_a_pursuer_in_the_vault_has_no_room_to_go_back_either() -> None:
    assert played("...G......", 5, 11, 9, kind=PROWLING, been=(1,), holder=2) == {(0,)}


@pytest.mark.rule("AT-68", "AT-53")
def test_on_oneself_it_is_an_arrival_even_from_a_safe_zone() -> None:
    table = on("..G.Z.....", 5, 0, hand=(PROWLING,) * 3, rolled=True, phase="card")
    card(table, PROWLING, 0)
    assert (place(table, 0), due(table)) == (3, "guard")
    table.chance("guard", 1, 4)
    assert (place(table, 0), table.state.active) == (6, 1)


@pytest.mark.rule("AT-67")
def test_a_pursuers_guard_never_lies_towards_the_holder() -> None:
    table = on("..G..G....", 3, 6, hand=(PROWLING,) * 3, holder=1, been=(0,))
    assert table.refused(0, "play", PROWLING, 0) == "AT-28"
    table = on("..G..G....", 6, 6, 3, hand=(PROWLING,) * 3, holder=2, been=(0,))
    assert table.refused(0, "play", PROWLING, 0) == "AT-28"


@pytest.mark.rule("AT-68")
def test_benched_on_oneself_in_a_safe_zone() -> None:
    assert (0,) in played("..Z.......", 3, 0, kind=BENCHED)


@pytest.mark.rule("AT-29")
def test_boost_advances_three() -> None:
    table = on(PLAIN, 3, 0, hand=(BOOST,) * 3)
    card(table, BOOST)
    assert place(table, 0) == 6
    table = on(PLAIN, 13, 0, holder=0, hand=(BOOST,) * 3)
    card(table, BOOST)
    assert place(table, 0) == 10


@pytest.mark.rule("AT-30")
def test_clear_the_way_rolls_again_after_the_roll_of_the_turn() -> None:
    table = on(PLAIN, 3, 0, hand=(CLEAR,) * 3)
    assert table.refused(0, "play", CLEAR) == "AT-30"
    roll(table, 2)
    card(table, CLEAR)
    assert (due(table), table.ask().dice) == ("again", 1)
    table.chance("advance", 4)
    assert (place(table, 0), table.state.active) == (9, 1)


@pytest.mark.rule("AT-30", "AT-36")
def test_with_both_dice_after_the_vault_and_not_with_a_guard_or_in_the_vault() -> None:
    table = on(PLAIN, 15, 0, holder=0, hand=(CLEAR,) * 3)
    roll(table, 2, 3)
    card(table, CLEAR)
    assert (due(table), table.ask().dice) == ("again_both", 2)
    after_roll = {"rolled": True, "phase": "card"}
    assert played("..G.......", 3, 0, kind=CLEAR, **after_roll) == set()
    assert played(PLAIN, 21, 0, kind=CLEAR, holder=0, **after_roll) == set()


@pytest.mark.rule("AT-31", "AT-64")
@pytest.mark.parametrize(
    ("here", "holder", "to"),
    [(1, -1, 3), (3, -1, 6), (6, -1, 9), (10, 0, 9), (9, 0, 6), (4, 0, 3)],
)
def test_show_the_way_advances_to_the_nearest_lab_strictly_ahead(here: int, holder: int, to: int) -> None:
    table = on("..1..2..F.", here, 0, holder=holder, hand=(SHOW,) * 3)
    card(table, SHOW)
    assert place(table, 0) == to


@pytest.mark.rule("AT-31")
def test_with_no_lab_ahead_it_cannot_be_played() -> None:
    for here, holder in ((9, -1), (10, -1), (3, 0), (2, 0)):
        table = on("..1..2..F.", here, 0, holder=holder, hand=(SHOW,) * 3)
        assert table.refused(0, "play", SHOW) == "AT-31"


@pytest.mark.rule("AT-64", "AT-52")
def test_the_way_to_a_lab_is_a_move_like_others() -> None:
    table = on("..C..2..F.", 1, 3, hand=(SHOW,) * 3)
    card(table, SHOW)
    assert (place(table, 0), due(table)) == (3, "strike_battle")  # a taken corridor
    table = on("..C..2..F.", 1, 6, hand=(SHOW,) * 3)
    card(table, SHOW)
    assert (place(table, 0), due(table)) == (6, "strike_battle")  # the lab itself is taken
    table = on("..C..2..F.", 1, 5, been=(0,), holder=1, hand=(SHOW,) * 3)
    card(table, SHOW)
    assert (place(table, 0), due(table)) == (5, "strike_formula")  # a pursuer stops at the holder


@pytest.mark.rule("AT-64")
def test_a_pursuer_beyond_the_holder_finds_labs_on_the_way_back() -> None:
    table = on("..1..2..F.", 8, 1, been=(0,), holder=1, hand=(SHOW,) * 3)
    card(table, SHOW)
    assert place(table, 0) == 6


@pytest.mark.rule("AT-65")
def test_beside_the_holder_no_card_moves_a_pursuer() -> None:
    hand = (BOOST, SHOW, LAB1)
    table = on("..1.......", 3, 3, been=(0,), holder=1, hand=hand)
    for kind in hand:
        assert table.refused(0, "play", kind) == "AT-65"
    table = on("..Z1......", 3, 3, been=(0,), holder=1, hand=(CLEAR,) * 3, rolled=True, phase="card")
    assert table.refused(0, "play", CLEAR) == "AT-65"
    assert played("G.Z1.G....", 3, 3, been=(0,), holder=1, kind=PROWLING) == {(0,)}  # no move
    assert played("..1.......", 3, 3, holder=1, kind=LAB1) == {()}  # no pursuer


@pytest.mark.rule("AT-32", "AT-53")
@pytest.mark.parametrize(("letter", "prompt"), [("R", "again"), ("G", "guard"), ("S", "screen")])
def test_a_card_is_followed_by_the_instruction_of_the_space(letter: str, prompt: str) -> None:
    table = on(f"...{letter}......", 1, 0, hand=(BOOST,) * 3)
    card(table, BOOST)
    assert due(table) == prompt


@pytest.mark.rule("AT-32")
def test_a_card_onto_an_opponent_means_battle() -> None:
    table = on(PLAIN, 1, 4, hand=(BOOST,) * 3)
    card(table, BOOST)
    assert due(table) == "strike_battle"


@pytest.mark.rule("AT-33")
@pytest.mark.parametrize("kind", [BOOST, SHOW, LAB1, CLEAR])
def test_no_card_moves_anybody_out_of_the_vault(kind: int) -> None:
    table = on("..1..2..F.", 11, 0, holder=0, hand=(kind,) * 3, rolled=True, phase="card")
    assert table.refused(0, "play", kind) == "AT-33"


@pytest.mark.rule("AT-66", "AT-37")
def test_a_roll_again_met_by_a_card_is_not_the_roll_of_the_turn() -> None:
    table = on("...R......", 1, 0, hand=(BOOST,) * 3)
    card(table, BOOST)
    table.chance("advance", 2)
    assert (place(table, 0), due(table)) == (6, "roll")
    table = on("...R......", 1, 0, hand=(BOOST,) * 3)
    card(table, BOOST)
    table.chance("advance", 6)
    assert due(table) == "roll"
    table.chance("advance", 6)
    assert due(table) == "escape"  # the VAULT, with the roll done


@pytest.mark.rule("AT-67", "AT-55")
def test_the_prowling_guard_brings_no_battle() -> None:
    table = on("..G.......", 0, 6, 3, hand=(PROWLING,) * 3)
    card(table, PROWLING, 1)
    assert table.state.at == [0, 3, 3]
    assert due(table) == "roll"


@pytest.mark.rule("AT-27", "AT-10")
def test_taking_somebody_else_back_is_no_arrival_of_ones_own() -> None:
    table = on("G.R.......", 3, 6, 9, hand=(PROWLING,) * 3, rolled=True, phase="card")
    card(table, PROWLING, 1)
    assert table.state.at == [3, 1, 9]
    assert table.asked() == [(1, "turn_face_guard")]


@pytest.mark.rule("AT-08")
def test_a_discard_after_a_card_played_does_nothing_more() -> None:
    table = on(PLAIN, 3, 8, hand=(BOOST,) * 3)
    decide(table, "play", BOOST)
    assert (table.view(TABLE)["card"], table.view(TABLE)["target"]) == (BOOST, -1)
    table.chance("draw", 0, CLEAR)
    assert (table.view(TABLE)["card"], table.view(TABLE)["target"]) == (-1, -1)
    table.chance("advance", 1)
    decide(table, "discard", BOOST)
    table.chance("draw", 1, CLEAR)
    assert table.state.at == [7, 8]


@pytest.mark.rule("AT-26", "AT-05")
def test_after_a_lost_turn_the_next_player_goes_on() -> None:
    table = on(PLAIN, 3, 8, 5, benched=0b001, phase="sit_out")
    decide(table, "sit_out")
    assert table.asked() == [(1, "turn_roll")]
