"""RN-20 to RN-23, RN-49, RN-50: jumping."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from coffres.games.roc_noir.castle import ZONE
from coffres.games.roc_noir.material import ENTRANCE, TREASURE
from tests.games.roc_noir.positions import (
    BLACK,
    BLACK_GALLERY,
    GREY,
    GREY_GALLERY,
    WHITE,
    at,
    begun,
    draw,
    falls,
    give,
    put,
    rolled,
    trap_at,
    walk,
)
from tests.games.table import Table


def jumps(table: Table) -> set[int]:
    return {choice[1] for choice in table.choices(table.state.seat) if choice[0] == "jump"}


@pytest.mark.rule("RN-20")
def test_a_jump_goes_straight_over_exactly_one_square_for_one_rope() -> None:
    table = rolled(put(begun(), (0, BLACK, 33), (1, GREY, 34)))
    assert jumps(table) == {13, 31, 35, 53}
    assert table.refused(0, "jump", 36) == "RN-49"
    assert table.refused(0, "jump", 22) == "RN-49"
    walk(table, 35, verb="jump")
    assert table.view(1)["ropes"] == [2, 3]
    assert table.told(1)[2] == (35, False)


@pytest.mark.rule("RN-20")
def test_several_jumps_in_a_turn_until_the_ropes_are_gone() -> None:
    table = rolled(put(begun(), (0, BLACK, 22)))
    walk(table, 24, 26, 28, verb="jump")
    assert at(table, 0, BLACK) == 28
    assert table.view(0)["ropes"] == [0, 3]
    assert jumps(table) == set()
    assert table.refused(0, "jump", 26) == "RN-20"


@pytest.mark.rule("RN-21")
def test_a_jump_lands_where_the_knight_may_stand() -> None:
    table = rolled(put(begun(), (0, GREY, 33), (1, GREY, 35), (0, BLACK, 22)), GREY)
    assert jumps(table) == {13, 31, 53}
    assert table.refused(0, "jump", 35) == "RN-21"


@pytest.mark.rule("RN-21")
def test_a_jump_lands_at_the_entrance() -> None:
    table = walk(rolled(put(begun(), (0, BLACK, 68))), ENTRANCE, verb="jump")
    assert at(table, 0, BLACK) == ENTRANCE


@pytest.mark.rule("RN-21", "RN-24")
def test_a_jump_lands_in_a_gallery_that_may_be_entered() -> None:
    table = rolled(put(begun(), (0, GREY, 30)), GREY)
    assert BLACK_GALLERY not in jumps(table)
    assert table.refused(0, "jump", BLACK_GALLERY) == "RN-24"
    table = rolled(put(begun(), (0, BLACK, 30)))
    table.play(0, "jump", BLACK_GALLERY)
    assert table.asked() == [(CHANCE, "draw")]


@pytest.mark.rule("RN-21", "RN-36")
def test_a_jump_lands_in_the_treasure_room_with_a_pair_only() -> None:
    table = rolled(put(give(begun(), 0, BLACK, 0, 2), (0, BLACK, 42)))
    assert table.refused(0, "jump", TREASURE) == "RN-36"
    give(table, 0, BLACK, 0, 1)
    walk(table, TREASURE, verb="jump")
    assert at(table, 0, BLACK) == TREASURE
    assert table.state.seat == 1


@pytest.mark.rule("RN-22")
def test_a_landing_on_a_trap_goes_back_to_where_the_jump_started_and_the_rope_is_lost() -> None:
    table = falls(rolled(put(begun(), (0, BLACK, 33))), 35, verb="jump")
    assert at(table, 0, BLACK) == 33
    assert table.view(0)["ropes"] == [2, 3]
    assert table.state.seat == 1


@pytest.mark.rule("RN-22", "RN-16")
def test_a_landing_on_a_trap_opposite_a_counterweight_holds() -> None:
    table = rolled(trap_at(put(begun(), (0, BLACK, 33), (1, WHITE, 24)), 35))
    table.play(0, "jump", 35)
    assert at(table, 0, BLACK) == 35
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-23")
def test_no_rope_saves_a_knight_that_has_stepped_on_a_trap() -> None:
    table = rolled(put(begun(), (0, BLACK, 33)))
    table.play(0, "step", 34)
    assert table.choices(0) == set()
    table.chance("trap", 34, True)
    assert table.choices(0) == set()
    assert table.view(0)["ropes"] == [3, 3]


@pytest.mark.rule("RN-49")
def test_ropes_serve_any_knight_of_their_player() -> None:
    table = put(begun(), (0, BLACK, 22), (0, GREY, 72))
    walk(rolled(table), 24, verb="jump").play(0, "end_turn")
    rolled(table, WHITE).play(1, "end_turn")
    walk(rolled(table, GREY), 74, 76, verb="jump")
    assert table.view(0)["ropes"] == [0, 3]


@pytest.mark.rule("RN-49")
def test_from_a_room_a_jump_goes_straight_on_over_a_square_that_touches_it() -> None:
    assert jumps(rolled(begun())) == {68, 69, 86, 96}


@pytest.mark.rule("RN-49")
def test_into_a_room_a_jump_goes_over_a_square_that_touches_it() -> None:
    for square in (68, 69, 86, 96):
        assert ENTRANCE in jumps(rolled(put(begun(), (0, BLACK, square))))
    for square in (58, 67, 76, 85):
        assert ENTRANCE not in jumps(rolled(put(begun(), (0, BLACK, square))))


@pytest.mark.rule("RN-50", "RN-40")
def test_the_square_jumped_over_is_not_loaded_and_the_landing_is() -> None:
    table = rolled(put(begun(), (0, BLACK, 33)))
    table.play(0, "jump", 35)
    assert table.choices(CHANCE) == {("trap", 35, True), ("trap", 35, False)}
    walk(rolled(table := put(begun(), (0, BLACK, 32))), 34, verb="jump")
    assert table.state.maybe[ZONE[33]] == 0b1111


@pytest.mark.rule("RN-50")
def test_nobody_is_robbed_from_the_air_but_from_where_the_jump_lands() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 6)
    rolled(put(table, (0, BLACK, 33), (1, GREY, 34)))
    table.play(0, "jump", 35)
    assert table.choices(0) == set()
    table.chance("trap", 35, False)
    assert ("rob", 1) in table.choices(0)  # 34 is beside 35
    far = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 6)
    walk(rolled(put(far, (0, BLACK, 33), (1, GREY, 24))), 35, verb="jump")
    assert ("rob", 1) not in far.choices(0)  # 24 was passed on the way


@pytest.mark.rule("RN-28")
def test_after_a_jump_into_a_gallery_the_knight_leaves_to_where_it_jumped_from() -> None:
    table = rolled(put(begun(), (0, GREY, 38)), GREY)
    table.play(0, "jump", GREY_GALLERY)
    draw(table, 0, 5)
    assert at(table, 0, GREY) == 38
    assert table.view(0)["ropes"] == [2, 3]
    assert table.asked() == [(0, "move")]
