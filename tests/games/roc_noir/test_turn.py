"""RN-08 to RN-14, RN-44 to RN-46: the die, and walking."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from coffres.engine.trouble import Trouble
from coffres.games.roc_noir.material import ENTRANCE, TREASURE
from tests.games.roc_noir.positions import (
    BLACK,
    GREY,
    WHITE,
    at,
    begun,
    falls,
    give,
    knight,
    put,
    rack,
    rolled,
    safe,
    send_home,
    walk,
)
from tests.games.table import Table


def places(table: Table, verb: str) -> set[int]:
    """Where the active player may go this way."""
    return {choice[1] for choice in table.choices(table.state.seat) if choice[0] == verb}


@pytest.mark.rule("RN-08")
def test_the_die_has_each_colour_twice_and_is_rolled_by_hand() -> None:
    table = begun()
    ask = table.ask()
    assert (ask.by, ask.of, ask.dice) == (CHANCE, 0, 1)
    assert table.choices(CHANCE) == {("roll", helmet, False) for helmet in (BLACK, GREY, WHITE)}
    assert table.game.weights(table.state, CHANCE) == [2.0, 2.0, 2.0]


@pytest.mark.rule("RN-08")
@pytest.mark.parametrize("helmet", [BLACK, GREY, WHITE])
def test_the_active_player_moves_the_knight_of_that_colour(helmet: int) -> None:
    table = rolled(begun(), helmet)
    assert table.told(1)[3] == (0, helmet)
    walk(table, 78)
    assert [place for place in range(6) if table.state.knights[place] == 78] == [knight(0, helmet)]


@pytest.mark.rule("RN-08")
def test_nobody_walks_before_the_roll() -> None:
    asked = give(give(begun(), 0, BLACK, 0, 4), 0, GREY, 1, 6)  # a swap is possible
    for table in (asked, begun()):
        assert table.refused(0, "step", 78) == "RN-08"
        assert table.refused(0, "end_turn") == "RN-08"
        assert table.refused(0, "swap", 3) == "RN-32"
        assert table.refused(1, "step", 78) == "RN-07"


@pytest.mark.rule("RN-09", "RN-46")
def test_another_knight_is_chosen_for_one_that_is_home() -> None:
    table = rolled(send_home(begun(), 0, GREY, 0), GREY)
    assert table.asked() == [(0, "choose")]
    assert table.choices(0) == {("choose", BLACK), ("choose", WHITE)}
    assert table.refused(0, "choose", GREY) == "RN-09"
    table.play(0, "choose", WHITE)
    walk(table, 78)
    assert at(table, 0, WHITE) == 78


@pytest.mark.rule("RN-46")
def test_the_choice_is_made_once_and_before_the_first_step() -> None:
    table = rolled(send_home(begun(), 0, GREY, 0), GREY)
    table.play(0, "choose", WHITE)
    assert table.refused(0, "choose", BLACK) == "RN-46"
    walk(table, 78)
    assert table.refused(0, "choose", BLACK) == "RN-46"


@pytest.mark.rule("RN-45")
@pytest.mark.parametrize("helmet", [BLACK, GREY, WHITE])
def test_with_two_knights_home_the_third_moves_whatever_the_roll(helmet: int) -> None:
    table = send_home(send_home(begun(), 0, BLACK, 0), 0, GREY, 1)
    rolled(table, helmet)
    assert table.asked() == [(0, "move")]
    assert table.state.mover == knight(0, WHITE)
    assert table.told(0)[3] == (0, WHITE)


@pytest.mark.rule("RN-10")
def test_a_knight_goes_one_square_at_a_time_in_four_directions_as_far_as_wanted() -> None:
    table = rolled(put(begun(), (0, BLACK, 33)))
    assert places(table, "step") == {23, 32, 34, 43}
    assert table.refused(0, "step", 22) == "RN-10"
    assert table.refused(0, "step", 35) == "RN-10"
    walk(table, 34, 35, 36, 26, 36, 35, 34)
    assert at(table, 0, BLACK) == 34
    table.play(0, "end_turn")
    assert table.state.seat == 1


@pytest.mark.rule("RN-10", "RN-44")
def test_a_knight_may_be_left_where_it_is() -> None:
    table = rolled(begun())
    table.play(0, "end_turn")
    assert at(table, 0, BLACK) == ENTRANCE
    assert table.asked()[0] == (CHANCE, "roll")
    assert table.state.seat == 1


@pytest.mark.rule("RN-44")
def test_a_knight_that_cannot_move_ends_the_turn_but_portraits_may_be_swapped() -> None:
    table = put(begun(), (0, BLACK, 2), (1, BLACK, 3), (1, GREY, 12))  # beside the black gallery, ...
    give(give(table, 0, BLACK, 0, 4), 0, GREY, 1, 6).arrange(ropes=[0, 0])
    rolled(table).arrange(entered=0b001)  # ... which it has just left
    assert table.choices(0) == {("end_turn",), ("swap", 0), ("swap", 1)}
    table.play(0, "swap", 1)
    assert rack(table, 0, BLACK) == {0, 1}
    table.play(0, "end_turn")
    assert table.state.seat == 1


@pytest.mark.rule("RN-11")
def test_a_step_is_told_with_what_it_leads_to_and_cannot_be_taken_back() -> None:
    table = rolled(safe(put(begun(), (0, BLACK, 33)), 32))
    table.play(0, "step", 32)
    assert table.asked() == [(0, "move")]  # no chance came between
    assert table.session.undo_floor(0).why == "told"
    with pytest.raises(Trouble):
        table.session.undo(0)
    assert at(table, 0, BLACK) == 32


@pytest.mark.rule("RN-11")
def test_there_is_no_trying_out() -> None:
    table = falls(rolled(put(begun(), (0, BLACK, 33))), 34)
    assert table.state.seat == 1


@pytest.mark.rule("RN-12", "RN-13")
def test_one_knight_on_a_square_and_none_walks_through_another() -> None:
    table = rolled(put(begun(), (0, BLACK, 33), (1, GREY, 34), (0, WHITE, 32)).arrange(ropes=[0, 0]))
    assert places(table, "step") == {23, 43}
    assert table.refused(0, "step", 34) == "RN-12"
    assert table.refused(0, "step", 35) == "RN-10"


@pytest.mark.rule("RN-12")
def test_the_entrance_and_the_treasure_room_hold_many_knights() -> None:
    table = send_home(send_home(begun(), 1, GREY, 1), 0, GREY, 0)
    rolled(safe(put(give(table, 0, BLACK, 4, 5), (0, BLACK, 34)), 34))
    walk(table, TREASURE)
    assert table.state.knights.count(TREASURE) == 3
    assert table.state.knights.count(ENTRANCE) == 3


@pytest.mark.rule("RN-13")
def test_a_rope_takes_a_knight_over_another() -> None:
    table = rolled(put(begun(), (0, BLACK, 33), (1, GREY, 34)))
    walk(table, 35, verb="jump")
    assert at(table, 0, BLACK) == 35
    assert at(table, 1, GREY) == 34


@pytest.mark.rule("RN-14")
def test_a_knight_walks_through_the_entrance_in_one_turn() -> None:
    table = rolled(put(begun(), (0, BLACK, 78)))
    walk(table, ENTRANCE, 87)
    assert at(table, 0, BLACK) == 87
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-14")
def test_no_room_can_be_jumped_over() -> None:
    table = rolled(put(begun(), (0, BLACK, 43)))
    assert places(table, "jump") == {23, 41, 63}
    assert table.refused(0, "jump", 46) == "RN-49"
    assert table.refused(0, "jump", TREASURE) == "RN-49"


@pytest.mark.rule("RN-46", "RN-44")
def test_no_other_knight_moves_in_a_turn() -> None:
    table = walk(rolled(put(begun(), (0, BLACK, 12), (0, GREY, 33))), 13)
    assert table.refused(0, "step", 34) == "RN-10"  # beside the grey knight
    assert places(table, "step") == {3, 12, 14, 23}
