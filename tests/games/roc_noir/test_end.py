"""RN-36, RN-37, RN-58 to RN-61: the treasure room, and how a game ends."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE, Outcome
from coffres.engine.options import preset_named, settle
from coffres.games.roc_noir.material import TREASURE
from coffres.games.roc_noir.rules import RocNoir
from tests.games.roc_noir.positions import (
    BLACK,
    GREY,
    WHITE,
    at,
    begun,
    give,
    put,
    rolled,
    safe,
    send_home,
    trap_at,
    walk,
)
from tests.games.table import Table


def at_the_door(table: Table, helmet: int, *portraits: int) -> Table:
    """Seat 0's knight stands beside the treasure room, and has been rolled."""
    return rolled(put(give(table, 0, helmet, *portraits), (0, helmet, 34)), helmet)


@pytest.mark.rule("RN-36")
def test_without_a_pair_the_treasure_room_is_shut() -> None:
    table = at_the_door(begun(), BLACK, 0, 2)
    assert table.refused(0, "step", TREASURE) == "RN-36"
    table = rolled(put(begun(), (0, BLACK, 34)))
    assert table.refused(0, "step", TREASURE) == "RN-36"


@pytest.mark.rule("RN-36")
def test_with_a_pair_a_knight_enters_and_the_turn_ends() -> None:
    table = at_the_door(begun(), BLACK, 1, 0)
    table.play(0, "step", TREASURE)
    assert table.told(1)[3] == (BLACK, 3, 0)
    assert at(table, 0, BLACK) == TREASURE
    assert table.state.seat == 1
    assert table.asked() == [(CHANCE, "roll")]


@pytest.mark.rule("RN-37", "RN-58")
def test_the_third_knight_home_wins_at_once() -> None:
    table = send_home(send_home(begun(4), 0, BLACK, 0), 0, GREY, 1)
    at_the_door(send_home(table, 1, WHITE, 2), WHITE, 6, 7)
    table.play(0, "step", TREASURE)
    assert table.asked() == []
    assert table.session.outcome() == Outcome((0,), "three_home", (3, 1, 0, 0))


@pytest.mark.rule("RN-37")
def test_two_knights_home_do_not_win_the_printed_game() -> None:
    table = at_the_door(send_home(begun(), 0, BLACK, 0), GREY, 2, 3)
    table.play(0, "step", TREASURE)
    assert table.session.outcome() is None
    assert table.state.seat == 1


@pytest.mark.rule("RN-58")
def test_entering_is_not_compulsory() -> None:
    table = safe(at_the_door(begun(), BLACK, 0, 1), 24)
    table.play(0, "step", 24)
    table.play(0, "end_turn")
    assert table.state.seat == 1


@pytest.mark.rule("RN-58")
def test_nobody_leaves_the_treasure_room() -> None:
    table = rolled(send_home(begun(), 0, BLACK, 0), BLACK)
    assert ("choose", BLACK) not in table.choices(0)
    walk(rolled(table.arrange(phase="roll"), GREY), 78)
    assert at(table, 0, BLACK) == TREASURE


@pytest.mark.rule("RN-59")
def test_a_stuck_castle_gives_a_rope_to_those_who_have_none() -> None:
    table = begun(3).arrange(ropes=[0, 2, 0], spent=7)
    assert table.table("stuck")[3] == (0, 2)
    assert table.view(0)["ropes"] == [1, 2, 1]
    assert table.asked() == [(CHANCE, "roll")]
    assert table.refused(TABLE, "stuck") == "RN-59"  # everybody has one


@pytest.mark.rule("RN-59")
def test_it_is_declared_before_rolling_only() -> None:
    table = rolled(begun(3).arrange(ropes=[0, 2, 0], spent=7))
    assert table.refused(TABLE, "stuck") == "RN-59"
    table.play(0, "step", 78)
    table.chance("trap", 78, True)
    assert table.refused(TABLE, "stuck") == "RN-59"


@pytest.mark.rule("RN-60")
def test_stopping_early_the_most_knights_home_win() -> None:
    table = send_home(give(give(begun(3), 0, BLACK, 0, 1), 0, GREY, 4, 5), 2, BLACK, 1)
    table.table("stop")
    assert table.session.outcome() == Outcome((2,), "stopped_home", (0, 0, 1))
    assert table.asked() == []


@pytest.mark.rule("RN-60")
def test_stopping_early_the_most_other_pairs_win_among_those_ahead() -> None:
    table = send_home(send_home(begun(4), 1, BLACK, 0), 2, BLACK, 1)
    give(give(table, 2, GREY, 4, 5), 2, WHITE, 8, 10)
    give(give(table, 0, GREY, 6, 7), 0, WHITE, 12, 13)  # two pairs, but nobody home
    table.table("stop")
    assert table.session.outcome() == Outcome((2,), "stopped_pairs", (0, 1, 1, 0))


@pytest.mark.rule("RN-60")
def test_stopping_early_a_tie_is_shared_by_those_ahead() -> None:
    table = send_home(send_home(begun(3), 1, BLACK, 0), 2, BLACK, 1)
    give(give(table, 1, GREY, 4, 5), 2, WHITE, 6, 7)
    table.table("stop")
    assert table.session.outcome() == Outcome((1, 2), "stopped_shared", (0, 1, 1))


@pytest.mark.rule("RN-60")
@pytest.mark.parametrize("moves", [0, 5, 7, 40])
def test_the_table_may_stop_at_any_moment_but_not_twice(moves: int) -> None:
    table = Table(RocNoir.key, 2).at_random(3, moves)
    table.table("stop")
    assert table.session.outcome() is not None
    assert RocNoir().interrupts(table.state) == []


@pytest.mark.rule("RN-61")
def test_the_presets_are_two_knights_as_printed_and_enchanted() -> None:
    game = RocNoir()
    choices = {option.name: (option.default, option.choices) for option in game.options}
    off = (False, (False, True))
    assert choices == {"homes": (3, (3, 2)), "enchanted": off, "mark_traps": off}
    printed = {"homes": 3, "enchanted": False, "mark_traps": False}
    for seats in game.seats:
        named = {p.name: settle(game, seats, p.options[seats]) for p in game.presets}
        assert named == {
            "courte": printed | {"homes": 2},
            "normale": printed,
            "longue": printed | {"enchanted": True},
        }
        marked = settle(game, seats, {**preset_named(game, "longue").options[seats], "mark_traps": True})
        assert marked["mark_traps"]


@pytest.mark.rule("RN-61")
def test_in_the_short_game_two_knights_home_win() -> None:
    table = at_the_door(send_home(begun(homes=2), 0, BLACK, 0), GREY, 2, 3)
    table.play(0, "step", TREASURE)
    assert table.session.outcome() == Outcome((0,), "two_home", (2, 0))


@pytest.mark.rule("RN-61", "RN-15")
@pytest.mark.parametrize("preset", ["courte", "normale", "longue"])
def test_marked_traps_go_with_every_preset(preset: str) -> None:
    options = preset_named(RocNoir(), preset).options[2]
    table = trap_at(begun(2, **options, mark_traps=True), 22)
    table.arrange(found=1 << 6)
    assert table.view(0)["traps"] == [22]
