"""AT-45, AT-46, AT-77, AT-78: out with the formula, and who may see which hand."""

from __future__ import annotations

import pytest

from coffres.engine.contract import TABLE, Outcome
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    card,
    decide,
    due,
    fight,
    new,
    on,
    roll,
)

PLAIN = "." * 10


@pytest.mark.rule("AT-45", "AT-52")
@pytest.mark.parametrize("dice", [(1, 2), (6, 6)])
def test_reaching_start_with_the_formula_is_out_no_exact_count_needed(dice: tuple[int, int]) -> None:
    table = on(PLAIN, 3, 5, holder=0)
    roll(table, *dice)
    assert table.asked() == [(TABLE, "show")]
    assert table.session.outcome() is None
    table.table("show_hands")
    assert table.session.outcome() == Outcome((0,), "out")
    assert table.asked() == []


@pytest.mark.rule("AT-45")
def test_off_turn_too_and_the_game_stops_there() -> None:
    table = on(PLAIN, 1, 3, 7, holder=1)
    roll(table, 2)
    fight(table, 1, 6)
    assert table.asked() == [(TABLE, "show")]  # no card, no next turn
    table.table("show_hands")
    assert table.session.outcome() == Outcome((1,), "out")


@pytest.mark.rule("AT-45")
def test_by_the_run_of_a_holder_who_wins_on_anothers_turn() -> None:
    table = on(PLAIN, 8, 5, been=(0,), holder=1)
    roll(table, 2, 1)
    fight(table, 1, 2)
    table.chance("escape", 4, 4)
    assert table.asked() == [(TABLE, "show")]
    assert table.state.holder == 1


@pytest.mark.rule("AT-45")
def test_by_a_card_or_a_guard_beaten() -> None:
    table = on(PLAIN, 2, 5, holder=0)
    card(table, BOOST)
    assert due(table) == "show"
    table = on("..G.......", 3, 5, holder=0)
    decide(table, "face_guard")
    table.chance("guard", 1, 6)
    assert due(table) == "show"


@pytest.mark.rule("AT-77")
def test_there_is_one_winner_and_no_ranking() -> None:
    for seats in (2, 3, 4):
        for seed in range(6):
            outcome = new(seats, board="courte").at_random(seed).session.outcome()
            assert outcome is not None
            assert (len(outcome.winners), outcome.reason, outcome.scores) == (1, "out", ())


@pytest.mark.rule("AT-77")
def test_no_number_of_turns_ends_the_game() -> None:
    table = on("G.........", 1, 1)
    for _ in range(300):
        decide(table, "face_guard")
        table.chance("guard", 2, 1)
        decide(table, "waive")
    assert table.state.result == ""


@pytest.mark.rule("AT-46", "AT-78")
def test_hands_are_secret_and_everything_else_is_public() -> None:
    table = on(PLAIN, 3, 5, 8, hand=(BENCHED, BOOST, BOOST))
    decide(table, "discard", BOOST)
    assert table.told(1) == table.told(TABLE) == (0, "discard", (BOOST,))
    views = {viewer: table.view(viewer) for viewer in range(TABLE, 3)}
    assert [views[TABLE]["hands"], views[0]["hands"]] == [[None] * 3, [[BENCHED, BOOST], None, None]]
    assert views[1]["hands"] == [None, [BENCHED, BOOST, BOOST], None]
    for view in views.values():
        assert view["hand_sizes"] == [2, 3, 3]
        assert view["at"] == [3, 5, 8]
        assert view["discards"][BOOST] == 1
        assert view["kept"] == [None if hand is None else [] for hand in view["hands"]]


@pytest.mark.rule("AT-46")
def test_at_the_end_all_hands_are_shown() -> None:
    table = on(PLAIN, 3, 5, holder=0, hand=(BENCHED, BOOST, BOOST))
    roll(table, 6, 6)
    hands = table.state.hands
    assert table.view(TABLE)["hands"] == [None, None]
    table.table("show_hands")
    for viewer in (TABLE, 0, 1):
        assert table.told(viewer) == (TABLE, "show_hands", (), tuple(hands))
        assert table.view(viewer)["hands"] == [list(hand) for hand in hands]


@pytest.mark.rule("AT-77")
def test_the_table_may_stop_and_then_nobody_wins() -> None:
    table = on(PLAIN, 3, 5, holder=0)
    table.table("stop")
    assert table.asked() == [(TABLE, "show")]
    assert table.game.interrupts(table.state) == []
    table.table("show_hands")
    assert table.session.outcome() == Outcome((), "stopped")


@pytest.mark.rule("AT-45")
def test_once_it_is_out_the_table_cannot_stop_any_more() -> None:
    table = on(PLAIN, 3, 5, holder=0)
    roll(table, 6, 6)
    assert table.refused(TABLE, "stop") == "AT-46"
