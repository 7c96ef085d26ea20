"""FB-49, FB-50, FB-70: the count, and games that the table stops."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, STOP, TABLE, Move
from coffres.games.fort_boyard.material import KEY
from tests.games.fort_boyard.positions import (
    GAME,
    TIGER,
    TRIAL,
    at_the_guardian,
    begun,
    draws_notes,
    fortunes,
    keys_of,
    opened,
    rolls,
    safe_from_tigers,
    started,
    with_keys,
)
from tests.games.table import Table


def counted(*notes: tuple[int, ...], **fields: Any) -> Table:
    """The chest has just been emptied; the table counts."""
    table = begun(len(notes)).arrange(
        fortunes=fortunes(*notes), phase="count", result="chest_empty", **fields
    )
    table.table("count")
    return table


@pytest.mark.rule("FB-49")
def test_the_highest_sum_wins() -> None:
    outcome = counted((0, 0, 0), (4,), (3, 3)).session.outcome()
    assert outcome == ((1, 2), "chest_empty", (3_000, 100_000, 100_000))
    outcome = counted((5,), (4,), (3, 3, 0)).session.outcome()
    assert outcome == ((0,), "chest_empty", (500_000, 100_000, 101_000))


@pytest.mark.rule("FB-49")
def test_equal_sums_share_the_win() -> None:
    outcome = counted((1,), (0, 0, 0, 0, 0), (0,), (1,)).session.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 3)


@pytest.mark.rule("FB-49")
def test_the_game_ends_halfway_through_an_opening() -> None:
    table = safe_from_tigers(opened()).arrange(chest=1)
    rolls(table, 1)
    assert table.asked() == [(CHANCE, "draw_note")]
    assert (table.state.roller, table.state.dice) == (-1, "")
    draws_notes(table, 0, 5)
    table.play(0, "seen")
    assert table.asked() == [(TABLE, "count")]
    table.table("count")
    assert table.session.outcome() == ((0,), "chest_empty", (501_000, 0, 0, 0))
    assert table.asked() == []
    assert GAME.interrupts(table.state) == []


@pytest.mark.rule("FB-49")
def test_nobody_interrupts_once_it_is_decided() -> None:
    table = opened(chest=1)
    assert GAME.interrupts(table.state) == []
    assert table.refused(TABLE, "stop") == "FB-12"


@pytest.mark.rule("FB-50")
def test_fortunes_are_revealed_from_the_lowest_to_the_highest() -> None:
    table = counted((4, 4), (), (0, 2), (1,))
    assert table.told(TABLE)[3] == (
        (1, 0, (0, 0, 0, 0, 0, 0)),
        (3, 5_000, (0, 1, 0, 0, 0, 0)),
        (2, 11_000, (1, 0, 1, 0, 0, 0)),
        (0, 200_000, (0, 0, 0, 0, 2, 0)),
    )
    assert table.view(TABLE)["fortunes"][0] == [0, 0, 0, 0, 2, 0]


@pytest.mark.rule("FB-50", "FB-48")
def test_before_the_count_they_are_hidden_still() -> None:
    table = begun(3).arrange(fortunes=fortunes((4,), (3,), ()), phase="count", result="chest_empty")
    assert table.view(TABLE)["fortunes"] == [None] * 3
    assert table.view(1)["fortunes"] == [None, [0, 0, 0, 1, 0, 0], None]
    assert table.view(TABLE)["notes"] == [1, 1, 0]


# FB-70: the table stops


@pytest.mark.rule("FB-70")
def test_the_turn_is_finished_and_then_all_is_counted() -> None:
    table = at_the_guardian(4).arrange(fortunes=fortunes((), (4,), (), ()))
    table.table("stop")
    assert ("right",) in table.choices(3)
    assert STOP not in GAME.interrupts(table.state)
    table.play(3, "right")
    assert (keys_of(table, 0), table.asked()) == ((2, 0), [(TABLE, "count")])
    table.table("count")
    assert table.session.outcome() == ((1,), "stopped", (0, 100_000, 0, 0))


@pytest.mark.rule("FB-70")
def test_an_opening_under_way_is_finished_and_notes_in_the_chest_are_nobody_s() -> None:
    table = opened(4).arrange(pawns=[0, TIGER - 1, 0, 0])
    table.table("stop")
    rolls(table, 1)
    draws_notes(table, 5)
    table.play(0, "seen")
    table.play(0, "put_back", TRIAL)
    table.play(0, "put_back", TRIAL)
    table.table("count")
    assert table.session.outcome() == ((0,), "stopped", (500_000, 0, 0, 0))
    assert table.state.chest == 39


@pytest.mark.rule("FB-70")
def test_a_turn_in_which_nothing_has_been_done_is_none() -> None:
    for table in (Table(KEY, 3), begun(), with_keys(begun(), 5)):
        table.table("stop")
        assert table.asked() == [(TABLE, "count")]
        table.table("count")
        assert table.session.outcome() == (
            tuple(range(table.session.seats)),
            "stopped",
            (0,) * table.session.seats,
        )


@pytest.mark.rule("FB-70", "FB-69", "FB-39")
def test_what_the_table_may_do_at_any_moment() -> None:
    always = {"stop", "leave"}
    for table, more in (
        (begun(), set()),
        (started(begun(), "pinch"), {"restart"}),
        (started(begun(), "odd_change"), {"restart", "pause"}),
        (at_the_guardian(), {"pause"}),
        (rolls(at_the_guardian(), 1, 2), {"pause"}),
    ):
        assert {move.verb for move in GAME.interrupts(table.state)} == always | more
    table = at_the_guardian()
    table.clock("pace")
    assert Move(TABLE, "cast") in GAME.interrupts(table.state)
