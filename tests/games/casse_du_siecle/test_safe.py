"""CS-14 to CS-16, CS-21 to CS-24, CS-48, CS-52, CS-53: looking, winning, dialing, the long combination."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import TABLE, Outcome
from tests.games.casse_du_siecle.positions import begun, lay_out, place, read_gear
from tests.games.table import Table

SEVEN = [1, 2, 3, 4, 5, 6, 7, 0]


def looking(seats: int = 2, seat: int = 0, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """`seat` has just opened door 3 and may look."""
    table = lay_out(begun(seats, **(options or {})), {seat: "6E"}, {3: "3C 4O 5D ."}, seat=seat, **fields)
    gears = table.state.gears
    table.arrange(reserve=sum(1 << value for value in range(1, 11) if value not in gears))
    place(table, seat, "6E")
    return table


@pytest.mark.rule("CS-14")
def test_whoever_knows_every_gear_wins_at_once() -> None:
    table = looking(seen=[0b0110, 0b1011], gears=[4, 5, 6, 7, 0, 0, 0, 0])
    read_gear(table, 0, 0)
    assert table.asked() == [(0, "act")]  # three of four are not enough
    table = looking(seen=[0b0111, 0b1011], gears=[4, 5, 6, 7, 0, 0, 0, 0])
    read_gear(table, 0, 3)
    assert table.session.outcome() == Outcome((0,), "safe_opened")
    assert table.told(TABLE)[3] == ("safe", 0)


@pytest.mark.rule("CS-16")
def test_a_known_gear_may_be_looked_at_again() -> None:
    table = looking(seen=[0b0001, 0], gears=[4, 0, 0, 0, 0, 0, 0, 0])
    table.play(0, "look", 0)
    assert table.told(0)[3] == (False, 4) and len(table.told(1)) == 3
    assert table.view(1)["looked"] == 0
    table.play(0, "seen")
    assert table.state.seen[0] == 0b0001 and table.asked() == [(0, "act")]
    assert table.view(1)["looked"] == -1
    assert table.view(TABLE)["looker"] == -1  # nobody looks any more


def by_heart(seen: list[int], **fields: Any) -> Table:
    """Without notebook: seat 0 has seen these gears, and its turn comes to its end."""
    options = {"notebook": False, "long_combination": True}
    table = looking(2, 0, options, seen=seen, gears=[4, 5, 6, 7, 9, 0, 0, 0], covers=1, **fields)
    table.play(0, "decline")
    table.play(0, "done")
    for at in (0, 1):
        table.play(0, "pick", at)
    return table


@pytest.mark.rule("CS-15", "CS-48")
def test_without_notebook_the_combination_is_dialed_at_the_end_of_a_turn() -> None:
    table = by_heart([0b11111, 0])
    assert table.asked() == [(0, "dial")]
    assert table.ask().secret and table.ask().free == "code"
    table.play(0, "dial", 4, 9, 5, 6, 7)  # the lower gear before the upper one
    assert table.session.outcome() == Outcome((0,), "safe_opened")
    assert table.told(0) == (0, "dial", (4, 9, 5, 6, 7), (True, 0))
    assert table.told(1) == table.told(TABLE) == (0, "dial", (None,) * 5, (True, 0))


@pytest.mark.rule("CS-15")
def test_seeing_the_last_gear_wins_nothing_by_itself_without_notebook() -> None:
    fields = {"seen": [0b0111, 0], "gears": [4, 5, 6, 7, 0, 0, 0, 0]}
    table = looking(2, 0, {"notebook": False}, **fields)
    read_gear(table, 0, 3)
    assert table.asked() == [(0, "act")]
    table.play(0, "done")
    for at in (0, 1):
        table.play(0, "pick", at)
    assert table.asked() == [(0, "dial")]  # CS-48: in the turn of the last look already


@pytest.mark.rule("CS-15", "CS-48")
def test_a_wrong_combination_ends_the_turn_and_says_no_more() -> None:
    table = by_heart([0b11111, 0])
    table.play(0, "dial", 9, 4, 5, 6, 7)
    assert table.told(1) == (0, "dial", (None,) * 5, (False, 0))
    assert table.asked() == [(1, "take")]
    later(table)
    table.play(0, "done")
    assert table.asked() == [(0, "dial")]  # again on a later turn
    table.play(0, "wait")
    assert table.asked() == [(1, "take")]


def later(table: Table) -> None:
    """Seat 0 comes to the end of its next turn."""
    source = table.state.source[:]
    source[8] = -1
    table.arrange(phase="act", seat=0, opened=(), moved=True, source=source, emptied=8)


@pytest.mark.rule("CS-15")
def test_only_who_has_seen_every_gear_dials() -> None:
    assert by_heart([0b01111, 0b11111]).asked() == [(1, "take")]


@pytest.mark.rule("CS-48")
def test_the_samples_of_dialing_are_the_combination_and_one_of_the_same_gears_that_is_wrong() -> None:
    table = by_heart([0b11111, 0])
    assert table.choices(0) == {("wait",), ("dial", 4, 9, 5, 6, 7), ("dial", 9, 5, 6, 7, 4)}


@pytest.mark.rule("CS-48")
def test_a_dial_is_one_value_from_1_to_10_for_each_gear() -> None:
    table = by_heart([0b11111, 0])
    for wrong in ((4, 9, 5, 6), (4, 9, 5, 6, 7, 8), (4, 9, 5, 6, 11), (4, 9, 5, 6, 0), (4, 9, 5, 6, "7"), ()):
        assert table.refused(0, "dial", *wrong) == "CS-48"
    assert table.refused(1, "dial", 4, 9, 5, 6, 7) == "CS-06"
    table.play(0, "dial", 1, 1, 1, 1, 1)
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-21", "CS-22", "CS-23")
def test_a_single_gear_looked_at_is_covered_by_an_unseen_one() -> None:
    table = looking(2, 0, {"long_combination": True})
    read_gear(table, 0, 1, 8)
    assert table.told(TABLE)[3] == ("cover",)
    assert table.state.covers == 0b0010
    assert table.state.gears == [0, 8, 0, 0, 0, 0, 0, 0]  # the new one was not seen, nor drawn
    table.arrange(phase="look", looker=0)
    assert {choice[1:] for choice in table.choices(0)} == {(0,), (1,), (2,), (3,), (5,), ()}
    read_gear(table, 0, 5, 3)
    assert table.view(0)["gears"] == [None, 8, None, None, None, 3, None, None]
    table.arrange(phase="look", looker=0)
    read_gear(table, 0, 1)
    assert table.state.covers == 0b0010 and len(table.told(TABLE)) == 3  # CS-23: no third gear


@pytest.mark.rule("CS-22")
def test_a_look_shows_the_lower_or_the_upper_gear_never_both() -> None:
    table = looking(
        2, 0, {"long_combination": True}, covers=1, gears=[4, 0, 0, 0, 9, 0, 0, 0], seen=[0, 0b10001]
    )
    table.play(0, "look", 4)
    assert table.view(0)["gears"] == [None, None, None, None, 9, None, None, None]


@pytest.mark.rule("CS-21")
def test_the_short_combination_is_never_covered() -> None:
    table = looking()
    read_gear(table, 0, 1, 8)
    assert table.state.covers == 0


@pytest.mark.rule("CS-23")
def test_the_combination_grows_from_four_to_eight() -> None:
    table = looking(2, 0, {"long_combination": True})
    for at in range(4):
        read_gear(table, 0, at, at + 1)
        table.arrange(phase="look", looker=0)
    assert table.state.gears_on_safe() == 0xFF
    read_gear(table, 0, 4, 5)
    read_gear_again = table.arrange(phase="look", looker=0)
    read_gear(read_gear_again, 0, 0)
    assert table.state.gears_on_safe() == 0xFF


@pytest.mark.rule("CS-24", "CS-52")
def test_the_cover_is_laid_before_the_win_is_checked() -> None:
    options = {"long_combination": True}
    table = looking(2, 0, options, seen=[0b0111_0111, 0], covers=0b0111, gears=SEVEN)
    read_gear(table, 0, 3)
    assert table.asked() == [(0, "act")]  # the eighth gear lies now, and nobody has seen it
    table.arrange(phase="look", looker=0)
    read_gear(table, 0, 7, 8)
    assert table.session.outcome() == Outcome((0,), "safe_opened")


@pytest.mark.rule("CS-24")
def test_a_gear_covered_later_counts_as_well() -> None:
    options = {"long_combination": True}
    table = looking(2, 0, options, seen=[0b0111_1011, 0], covers=0b1011, gears=[1, 2, 3, 4, 5, 6, 7, 9])
    read_gear(table, 0, 7)
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CS-52")
def test_the_winner_has_needed_as_many_looks_as_there_are_gears() -> None:
    for seed in range(4):
        table = Table("casse_du_siecle", 3, {"long_combination": True, "master_codes": True}).at_random(seed)
        outcome = table.session.outcome()
        assert outcome is not None
        looks = [
            move for move in table.session.moves if move.verb == "look" and move.by == outcome.winners[0]
        ]
        assert len({move.args for move in looks}) == table.state.gears_on_safe().bit_count() == 8


@pytest.mark.rule("CS-53")
@pytest.mark.parametrize(("most", "covers"), [(6, 0b0011), (8, 0b0111)])
def test_the_combination_stops_growing_at_its_maximum(most: int, covers: int) -> None:
    table = looking(2, 0, {"long_combination": True, "combination_max": most}, covers=0b0011)
    read_gear(table, 0, 2, 8)
    assert table.state.covers == covers


@pytest.mark.rule("CS-53")
def test_eight_gears_are_the_default() -> None:
    assert begun(long_combination=True).state.options.combination_max == 8
