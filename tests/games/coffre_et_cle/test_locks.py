"""CC-18 to CC-25, CC-46, CC-48: what an exchange locks, and for how long."""

from __future__ import annotations

import pytest

from tests.games.coffre_et_cle.positions import act, begun, to_designation, turn
from tests.games.table import Table


def verbs(table: Table, seat: int) -> set[str]:
    return {choice[0] for choice in table.choices(seat)}


@pytest.mark.rule("CC-18", "CC-22", "CC-46")
def test_a_lock_lasts_through_one_whole_further_turn() -> None:
    table = begun("KTFN", "NN")
    locked = []
    turn(table, "exchange", 0)
    for _ in range(3):
        locked.append(table.state.locks[0])
        turn(table)
    act(table, "pass")  # seat 0 again: locked through action, talk ...
    locked.append(table.state.locks[0])
    table.table("end_talk")
    locked.append(table.state.locks[0])  # ... and designation
    table.play(0, "decline")
    assert all(locked)
    assert table.state.locks == [0, 0, 0, 0]
    assert ("force", 0, 0) in table.choices(1)


@pytest.mark.rule("CC-19", "CC-21")
def test_a_locked_player_cannot_exchange_but_observe_force_and_pass() -> None:
    table = begun("KTFN", "NN")
    turn(table, "exchange", 0)
    for _ in range(3):
        turn(table)
    assert table.refused(0, "exchange", 1) == "CC-19"
    assert verbs(table, 0) == {"observe", "force", "pass"}


@pytest.mark.rule("CC-20")
def test_a_locked_player_cannot_be_forced() -> None:
    table = begun("KTFN", "NN")
    turn(table, "exchange", 0)
    assert table.refused(1, "force", 0, 1) == "CC-20"
    assert table.refused(1, "force", 1, 1) == "CC-14"
    assert ("force", 2, 1) in table.choices(1)


@pytest.mark.rule("CC-23")
def test_everybody_sees_which_cards_are_locked() -> None:
    table = begun("KTFN", "NN")
    turn(table, "exchange", 0)
    assert [bool(lock) for lock in table.view(-1)["locks"]] == [True, False, False, False]


@pytest.mark.rule("CC-24")
def test_with_everybody_locked_observe_and_pass_are_left() -> None:
    table = begun("KTFN", "NN").arrange(locks=[1, 1, 1, 1])
    assert verbs(table, 0) == {"observe", "pass"}


@pytest.mark.rule("CC-24")
def test_without_another_unlocked_player_force_is_not_offered() -> None:
    table = begun("KTFN", "NN").arrange(locks=[0, 1, 1, 1])
    assert verbs(table, 0) == {"observe", "exchange", "pass"}
    assert table.refused(0, "force", 1, 0) == "CC-20"


@pytest.mark.rule("CC-25")
def test_a_forced_swap_does_not_lock() -> None:
    table = begun("KTFN", "NN")
    turn(table, "force", 1, 0)
    assert table.state.locks == [0, 0, 0, 0]


@pytest.mark.rule("CC-25")
def test_force_locks_to_the_end_of_the_forced_players_next_turn() -> None:
    table = begun("KTFN", "NN", force_locks=True)
    turn(table, "force", 2, 0)
    assert table.refused(1, "force", 2, 0) == "CC-20"
    turn(table)
    assert table.refused(2, "exchange", 0) == "CC-19"
    turn(table)
    assert table.state.locks == [0, 0, 0, 0]


@pytest.mark.rule("CC-48")
def test_a_lock_does_not_stop_designating_or_being_designated() -> None:
    table = begun("NTFN", "TN").arrange(locks=[0, 1, 1, 1])
    turn(table)
    to_designation(table)  # the locked Treasure
    assert table.choices(1) == {("decline",), *(("designate", target) for target in (0, 2, 3))}


@pytest.mark.rule("CC-48")
def test_a_lock_does_not_stop_naming_or_being_named() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 3)
    table.table("end_talk")
    table.arrange(locks=[1, 1, 1, 1])
    assert table.choices(1) == {("name", target) for target in (0, 2, 3)}
