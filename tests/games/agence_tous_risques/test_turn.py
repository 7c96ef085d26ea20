"""AT-06 to AT-10, AT-26, AT-50, AT-51, AT-57, AT-58, AT-66: a turn is a roll and at most one card."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.engine.handoff import handoff
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
    new,
    on,
    place,
    roll,
)

PLAIN = "." * 20


@pytest.mark.rule("AT-06")
def test_the_roll_moves_that_many_spaces_and_cannot_be_skipped() -> None:
    for die in range(1, 7):
        table = on(PLAIN, 3, 0)
        decide(table, "waive")
        assert table.asked() == [(CHANCE, "roll")]
        assert (table.ask().dice, table.ask().of) == (1, 0)
        assert {move.args for move in table.session.legal(CHANCE)} == {(d,) for d in range(1, 7)}
        table.chance("advance", die)
        assert place(table, 0) == 3 + die
        assert table.state.active == 1


@pytest.mark.rule("AT-06", "AT-50")
def test_a_card_after_the_roll() -> None:
    table = on(PLAIN, 3, 0)
    roll(table, 2)
    assert table.asked() == [(0, "card")]
    assert table.refused(0, "roll") == "AT-06"
    card(table, BOOST)
    assert place(table, 0) == 8
    assert table.state.active == 1


@pytest.mark.rule("AT-06", "AT-50", "AT-66")
def test_a_card_before_the_roll_which_follows_from_there() -> None:
    table = on(PLAIN, 3, 0)
    card(table, BOOST)
    assert place(table, 0) == 6
    assert table.asked() == [(CHANCE, "roll")]  # one card a turn: there is nothing else to choose
    table.chance("advance", 4)
    assert place(table, 0) == 10
    assert table.state.active == 1


@pytest.mark.rule("AT-06", "AT-50")
def test_the_card_may_be_waived_before_or_after() -> None:
    table = on(PLAIN, 3, 0)
    roll(table, 2)
    decide(table, "waive")
    assert (table.state.active, table.state.hands[0]) == (1, (BOOST,) * 3)
    decide(table, "waive")
    table.chance("advance", 1)
    assert table.state.active == 0


@pytest.mark.rule("AT-07", "AT-58")
def test_a_played_card_is_discarded_and_replaced_before_it_acts() -> None:
    table = on(PLAIN, 3, 0)
    decide(table, "play", BOOST)
    assert table.state.discards[BOOST] == 1
    assert len(table.state.hands[0]) == 2
    assert place(table, 0) == 3
    assert table.asked() == [(CHANCE, "draw")]
    assert table.ask().dice == 0
    before = table.state.pile[CLEAR]
    table.chance("draw", 0, CLEAR)
    assert table.state.hands[0] == (BOOST, BOOST, CLEAR)
    assert table.state.pile[CLEAR] == before - 1
    assert place(table, 0) == 6
    assert table.told(0)[:3] == (CHANCE, "draw", (0, CLEAR))
    assert table.told(1)[:3] == table.told(TABLE)[:3] == (CHANCE, "draw", (0, None))


@pytest.mark.rule("AT-07")
def test_cards_are_drawn_by_what_the_pile_holds() -> None:
    table = on(PLAIN, 3, 0, pile=[0, 2, 0, 1] + [0] * 10)
    decide(table, "play", BOOST)
    assert [move.args for move in table.session.legal(CHANCE)] == [(0, PROWLING), (0, CLEAR)]
    assert table.game.weights(table.state, CHANCE) == [2.0, 1.0]


@pytest.mark.rule("AT-08", "AT-57")
def test_a_card_may_be_discarded_and_replaced_instead() -> None:
    table = on(PLAIN, 3, 0)
    assert table.refused(0, "discard", CLEAR) == "AT-04"
    decide(table, "discard", BOOST)
    assert table.state.discards[BOOST] == 1
    table.chance("draw", 0, SHOW)
    assert place(table, 0) == 3
    assert table.state.hands[0] == (BOOST, BOOST, SHOW)
    assert due(table) == "roll"  # the card of the turn is spent
    table.chance("advance", 1)
    assert table.state.active == 1


@pytest.mark.rule("AT-57")
def test_the_replacement_is_for_a_later_turn() -> None:
    table = on(PLAIN, 3, 0)
    roll(table, 2)
    decide(table, "discard", BOOST)
    table.chance("draw", 0, BOOST)
    assert table.state.active == 1


@pytest.mark.rule("AT-09", "AT-58")
def test_an_empty_pile_is_made_of_the_discards_when_a_card_must_be_drawn() -> None:
    table = on(PLAIN, 3, 0, pile=[0] * 14, discards=[1, 2] + [0] * 12)
    roll(table, 1)  # nobody draws: nothing is shuffled
    assert table.state.pile == [0] * 14
    decide(table, "play", BOOST)
    assert table.asked() == [(CHANCE, "shuffle")]
    table.chance("shuffle")
    assert table.state.pile == [1, 2, 1] + [0] * 11  # the card just played among them
    assert table.state.discards == [0] * 14
    assert table.asked() == [(CHANCE, "draw")]
    table.chance("draw", 0, BENCHED)
    assert place(table, 0) == 7


@pytest.mark.rule("AT-58")
def test_where_there_is_none_left_none_is_drawn() -> None:
    table = on(PLAIN, 3, 0, pile=[0] * 14, discards=[0] * 14, hand=(BENCHED, BOOST, BOOST))
    decide(table, "play", BENCHED, 1)
    assert table.state.hands[0] == (BOOST, BOOST)
    assert due(table) == "roll"
    table.chance("advance", 1)
    assert due(table) == "sit_out"


@pytest.mark.rule("AT-10")
def test_off_turn_no_instruction_is_followed() -> None:
    """The loser's opponent is carried to each kind of space, and then it is simply their turn."""
    for letter in "GSRZC1F":
        table = on(f"...{letter}......", 1, 2)
        roll(table, 1)
        fight(table, 1, 3)  # seat 1 wins on seat 0's turn: to space 4
        assert place(table, 1) == 4
        assert due(table) == "card"
        assert table.state.active == 0


@pytest.mark.rule("AT-26", "AT-50")
def test_a_benched_player_discards_the_card_and_is_done() -> None:
    table = on(PLAIN, 3, 5, benched=0b01)
    assert table.arrange(phase="sit_out").asked() == [(0, "sit_out")]
    assert table.choices(0) == {("sit_out",)}
    decide(table, "sit_out")
    assert (table.state.benched, table.state.discards[BENCHED]) == (0, 1)
    assert table.state.at == [3, 5]
    assert table.asked() == [(1, "turn_roll")]


@pytest.mark.rule("AT-50")
def test_a_card_waits_until_all_that_a_move_set_off_is_finished() -> None:
    table = on("..R..G....", 1, 8, hand=(BOOST, BENCHED, LAB1))
    roll(table, 2)
    assert table.asked() == [(CHANCE, "again")]
    table.chance("advance", 3)
    assert table.asked() == [(CHANCE, "guard")]
    for wrong in (("play", BENCHED, 1), ("discard", BENCHED), ("waive",)):
        assert table.refused(0, *wrong) == "AT-50"
    assert table.refused(0, "roll") == "AT-16"  # these dice
    assert table.refused(1, "play", BENCHED, 0) == "AT-05"
    table.chance("guard", 1, 2)
    assert table.asked() == [(0, "card")]


@pytest.mark.rule("AT-51")
@pytest.mark.parametrize(
    ("spaces", "at", "been", "holder", "prompt", "verb"),
    [
        ("..........", (3, 5), (), -1, "turn_roll", "roll"),
        ("..........", (3, 5), (0,), 1, "turn_roll_both", "roll"),
        ("..G.......", (3, 5), (), -1, "turn_face_guard", "face_guard"),
        ("..G.......", (3, 3), (), 1, "turn_face_guard", "face_guard"),  # no pursuer
        ("..G.......", (3, 5), (0,), 1, "turn_face_guard", "face_guard"),
        ("..........", (3, 3), (0,), 1, "turn_fight_holder", "fight_holder"),
        ("..........", (3, 3), (), 1, "turn_roll", "roll"),
        ("..........", (3, 3), (1,), 0, "turn_roll_both", "roll"),  # the holder does not fight for it
        ("..G.......", (3, 3), (0,), 1, "turn_fight_holder", "fight_holder"),
        ("..Z.......", (3, 3), (0,), 1, "turn_stay", "stay"),
        ("..........", (11, 11), (0,), 1, "turn_stay", "stay"),
    ],
)
def test_the_roll_of_the_turn_is_the_first_that_fits(
    spaces: str, at: tuple[int, ...], been: tuple[int, ...], holder: int, prompt: str, verb: str
) -> None:
    table = on(spaces, *at, been=been, holder=holder)
    assert table.asked() == [(0, prompt)]
    rolls = {"roll", "face_guard", "fight_holder", "stay"}
    assert {move[0] for move in table.choices(0)} & rolls == {verb}
    for other in rolls - {verb}:
        assert table.refused(0, other) == "AT-51"
    decide(table, verb)
    phase = {"roll": "roll", "face_guard": "guard", "fight_holder": "strike", "stay": "card"}[verb]
    assert table.state.phase == phase
    assert table.state.at == list(at)


@pytest.mark.rule("AT-51", "AT-43")
def test_whoever_stays_put_has_made_their_roll() -> None:
    table = on("..Z.......", 3, 3, been=(0,), holder=1)
    decide(table, "stay")
    decide(table, "waive")
    assert table.state.active == 1


@pytest.mark.rule("AT-57")
@pytest.mark.parametrize(("spaces", "here"), [("..G..GF..", 6), ("..G..GF..", 10)])
def test_what_stays_possible_with_a_guard_and_in_the_vault(spaces: str, here: int) -> None:
    every = (BENCHED, PROWLING, BOOST, CLEAR, SHOW, LAB1)
    table = on(spaces, here, 4, been=(0,) if here == 10 else (), holder=1 if here == 10 else -1, hand=every)
    table.arrange(rolled=True, phase="card")
    played = {move[1:] for move in table.choices(0) if move[0] == "play"}
    assert played - {(PROWLING, 0)} == {(BENCHED, 0), (BENCHED, 1), (PROWLING, 1)}
    assert ((PROWLING, 0) in played) == (here == 6)  # back to the guard before; there is none in the VAULT
    assert {move[1] for move in table.choices(0) if move[0] == "discard"} == set(every)


@pytest.mark.rule("AT-66")
def test_a_guard_fight_lost_by_a_card_loses_the_roll() -> None:
    table = on("..G.......", 0, 8)
    card(table, BOOST)
    assert due(table) == "guard"
    table.chance("guard", 5, 2)
    assert place(table, 0) == 3
    assert table.state.active == 1


@pytest.mark.rule("AT-66")
def test_a_guard_fight_won_by_a_card_leaves_the_roll_due() -> None:
    table = on("..G.......", 0, 8)
    card(table, BOOST)
    table.chance("guard", 2, 4)
    assert place(table, 0) == 5
    assert due(table) == "roll"
    table.chance("advance", 1)
    assert place(table, 0) == 6
    assert table.state.active == 1


@pytest.mark.rule("AT-66", "AT-51")
def test_a_battle_lost_by_a_card_leaves_the_roll_due() -> None:
    table = on(PLAIN, 0, 3)
    card(table, BOOST)
    fight(table, 1, 2)
    assert due(table) == "roll"


@pytest.mark.rule("AT-78", "AT-50")
def test_hands_are_looked_at_behind_the_curtain_and_dice_roll_in_sight_of_all() -> None:
    table = on(PLAIN, 3, 8)
    assert table.ask().secret
    hand = handoff(1, table.session.asks())
    assert (hand.to, hand.curtain) == (0, True)
    decide(table, "roll")
    assert handoff(0, table.session.asks()).to == TABLE
    table.chance("advance", 1)
    assert table.ask().secret
    assert handoff(TABLE, table.session.asks()).curtain


@pytest.mark.rule("AT-50")
def test_what_is_no_move_of_a_turn_is_refused() -> None:
    table = on(PLAIN, 3, 8)
    assert table.refused(0, "fly") == "AT-50"
    assert table.refused(0, "waive", 1) == "AT-50"
    assert table.refused(0, "play", BOOST, 1) == "AT-06"
    assert table.refused(0, "discard", BOOST, 1) == "AT-08"
    assert table.refused(0, "play") == "AT-04"
    assert table.refused(TABLE, "show_hands") == "AT-05"
    assert table.choices(CHANCE) == set()


@pytest.mark.rule("AT-04", "AT-06", "AT-11", "AT-16", "AT-35", "AT-36")
@pytest.mark.parametrize("options", [{}, {"two_characters": True}])
def test_people_roll_the_dice_that_move_and_cards_are_drawn_for_them(options: dict[str, object]) -> None:
    """At each step of a game: as many dice are asked for as the move will have, of whoever it concerns."""
    table = new(2, board="courte", **options)
    while table.session.asks():
        ask = table.ask()
        if ask.by == CHANCE:
            draws = [move for move in table.session.legal(CHANCE) if move.verb in ("deal", "draw")]
            assert {move.args[0] % 2 for move in draws} <= {ask.of}
            silent = bool(draws) or ask.prompt == "shuffle"
            assert ask.dice == (0 if silent else len(table.session.legal(CHANCE)[0].args))
        table.at_random(ask.dice + table.state.at[0] + len(table.session.moves), 1)
