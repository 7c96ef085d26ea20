"""CC-11 to CC-17, CC-43 to CC-47: a turn and its hand-offs."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE
from coffres.engine.handoff import handoff
from tests.games.coffre_et_cle.positions import F, K, N, T, act, begun, to_designation, turn


@pytest.mark.rule("CC-11", "CC-12", "CC-13", "CC-14", "CC-15", "CC-16")
def test_exactly_one_action_of_four_kinds() -> None:
    table = begun("KTFN", "NN", starter=1)
    observe = {("observe", slot) for slot in (0, 1)}
    exchange = {("exchange", slot) for slot in (0, 1)}
    force = {("force", target, slot) for target in (0, 2, 3) for slot in (0, 1)}
    assert table.choices(1) == observe | exchange | force | {("pass",)}
    act(table, "pass")
    assert table.refused(1, "observe", 0) == "CC-11"


@pytest.mark.rule("CC-11")
def test_turns_go_clockwise() -> None:
    table = begun("KTFN", "NN", starter=2)
    for seat in (2, 3, 0, 1, 2):
        assert table.asked() == [(seat, "act")]
        assert table.refused((seat + 1) % 4, "pass") == "CC-11"
        turn(table)


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize("slot", [0, 1])
def test_observe_shows_one_centre_card_to_its_observer_alone(slot: int) -> None:
    table = begun("KTFN", "NN")
    assert table.refused(0, "observe", 2) == "CC-12"
    table.play(0, "observe", slot)
    assert table.asked() == [(0, "observed")]
    assert table.ask().secret
    assert table.told(0) == (0, "observe", (slot,), (N,))
    assert [table.view(seat)["cards"][4 + slot] for seat in range(-1, 4)] == [None, N, None, None, None]
    assert table.view(0)["looked"] == 4 + slot
    assert table.state.card_at == [0, 1, 2, 3, 4, 5]
    table.play(0, "seen")
    assert (table.view(0)["looker"], table.view(0)["looked"]) == (-1, -1)


@pytest.mark.rule("CC-13")
def test_exchange_swaps_unseen_and_shows_the_new_card_after() -> None:
    table = begun("KTFN", "NN")
    assert table.refused(0, "exchange", 2) == "CC-13"
    table.play(0, "exchange", 1)
    assert table.state.card_at == [5, 1, 2, 3, 4, 0]
    assert table.asked() == [(0, "exchanged")]
    assert table.told(0)[3] == (N,)
    assert [table.view(seat)["cards"][0] for seat in range(-1, 4)] == [None, N, None, None, None]


@pytest.mark.rule("CC-13")
def test_a_card_known_from_an_earlier_turn_may_be_exchanged_for() -> None:
    table = begun("NKTF", "NN")
    turn(table, "observe", 0)
    for _ in range(3):
        turn(table)
    assert ("exchange", 0) in table.choices(0)


@pytest.mark.rule("CC-14", "CC-15")
def test_force_swaps_the_target_with_the_chosen_slot_and_only_the_target_sees() -> None:
    table = begun("KTFN", "NN")
    assert table.refused(0, "force", 0, 1) == "CC-14"
    assert table.refused(0, "force", 4, 1) == "CC-14"
    table.play(0, "force", 2, 1)
    assert table.state.card_at == [0, 1, 5, 3, 4, 2]
    assert table.asked() == [(2, "forced")]
    assert table.ask().secret
    assert [table.view(seat)["cards"][2] for seat in range(-1, 4)] == [None, None, None, N, None]
    assert table.told(0) == (0, "force", (2, 1))
    assert table.told(2) == (0, "force", (2, 1), (N,))


@pytest.mark.rule("CC-16")
def test_pass_moves_nothing() -> None:
    table = begun("KTFN", "NN")
    table.play(0, "pass")
    assert table.state.card_at == [0, 1, 2, 3, 4, 5]
    assert table.state.swaps == []
    assert table.asked() == [(TABLE, "talk")]


@pytest.mark.rule("CC-17")
@pytest.mark.parametrize("action", [("observe", 1), ("exchange", 0), ("force", 3, 1), ("pass",)])
def test_action_slot_and_target_are_public_and_faces_are_not(action: tuple[object, ...]) -> None:
    table = begun("KTFN", "NN")
    table.play(0, str(action[0]), *action[1:])
    assert table.told(TABLE) == (0, action[0], action[1:])
    assert table.view(TABLE)["cards"] == [None] * 6


@pytest.mark.rule("CC-43")
def test_one_hand_off_a_turn_and_one_more_for_a_force() -> None:
    table = begun("KTFN", "NN")
    holder = 3
    passed = []
    plan: list[Any] = [
        (0, "force", 2, 0),
        (2, "seen"),
        (TABLE, "end_talk"),
        (0, "decline"),
        (1, "observe", 1),
        (1, "seen"),
    ]
    for by, verb, *args in plan:
        hand = handoff(holder, table.session.asks())
        passed.append((hand.to, hand.curtain))
        holder = hand.to
        table.play(by, verb, *args)
    assert passed == [(0, True), (2, True), (TABLE, False), (0, True), (1, True), (1, False)]


@pytest.mark.rule("CC-43")
def test_the_page_shows_own_card_own_lock_and_legal_actions_only() -> None:
    table = begun("KTFN", "NN")
    turn(table, "exchange", 0)
    view = table.view(1)
    assert view["cards"][1] == T
    assert view["locks"] == [1, 0, 0, 0]
    assert {choice[1] for choice in table.choices(1) if choice[0] == "force"} == {2, 3}


@pytest.mark.rule("CC-44")
def test_a_view_remembers_what_its_seat_has_seen_and_where_it_went() -> None:
    table = begun("KTFN", "NN")
    turn(table, "force", 2, 1)  # the False Key goes to the centre; seat 2 had seen it
    assert table.view(2)["cards"] == [None, None, N, None, None, F]
    assert table.view(0)["cards"] == [K, None, None, None, None, None]
    assert table.view(TABLE)["swaps"] == [5]


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize(("option", "default"), [("log", True), ("notebook", False)])
def test_log_and_notebook_reach_the_screen_as_options(option: str, default: bool) -> None:
    assert begun("KTFN").view(0)["options"][option] is default
    other: dict[str, Any] = {option: not default}
    assert begun("KTFN", **other).view(0)["options"][option] is not default


@pytest.mark.rule("CC-45")
def test_the_turn_clock_runs_on_private_pages_only() -> None:
    table = begun("KTFN", "NN", turn_clock=30, talk=10)
    clocks = {}
    plan: list[Any] = [(0, "force", 1, 0), (1, "seen"), (TABLE, "end_talk"), (0, "decline")]
    for by, verb, *args in plan:
        clocks[table.ask().prompt] = [(a.prompt, a.seconds) for a in table.session.asks() if a.by == CLOCK]
        table.play(by, verb, *args)
    private = [("turn_clock", 30)]
    assert clocks == {"act": private, "forced": private, "talk": [("talk_clock", 10)], "designate": private}


@pytest.mark.rule("CC-45")
def test_at_zero_no_action_is_a_pass_and_no_answer_is_no() -> None:
    table = begun("TKFN", "NN", turn_clock=45)
    table.clock("turn_clock")
    assert table.asked() == [(TABLE, "talk")]
    assert table.state.swaps == []
    table.table("end_talk")
    table.clock("turn_clock")
    assert table.asked()[0] == (1, "act")
    assert table.state.designator == -1
    table.play(1, "observe", 0)
    table.clock("turn_clock")
    assert table.asked() == [(TABLE, "talk")]


@pytest.mark.rule("CC-45")
def test_without_the_option_no_clock_runs() -> None:
    table = begun("TKFN", "NN")
    assert table.asked() == [(0, "act")]
    assert table.refused(CLOCK, "turn_clock") == "CC-11"


@pytest.mark.rule("CC-47")
def test_an_unlocked_player_may_be_forced_again_and_straight_back() -> None:
    table = begun("KTFN", "NN")
    turn(table, "force", 3, 0)
    turn(table, "force", 3, 0)
    assert table.state.card_at == [0, 1, 2, 3, 4, 5]
    turn(table, "force", 3, 1)
    assert table.state.card_at == [0, 1, 2, 5, 4, 3]


@pytest.mark.rule("CC-40", "CC-14")
def test_a_forced_card_that_nobody_had_seen_is_drawn_for_the_target_alone() -> None:
    table = begun("KTFN")
    table.play(0, "force", 1, 0)
    assert table.asked() == [(CHANCE, "draw")]
    assert table.ask().of == 1
    table.chance("draw", 4, N)
    assert [table.told(viewer)[2] for viewer in range(-1, 4)] == [
        (4, None),
        (4, None),
        (4, N),
        (4, None),
        (4, None),
    ]


@pytest.mark.rule("CC-50")
@pytest.mark.parametrize("action", [("observe", 0), ("exchange", 0), ("force", 2, 0), ("pass",)])
def test_any_action_is_followed_by_the_designation_page(action: tuple[object, ...]) -> None:
    table = begun("NKFN", "TN")
    to_designation(table, str(action[0]), *action[1:])
    assert table.asked() == [(0, "designate")]
    assert (("designate", 1) in table.choices(0)) == (action[0] == "exchange")
