"""RN-15 to RN-19, RN-47, RN-48: falling, counterweights, and going back."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.roc_noir.castle import BIT, DIAGONAL, ZONE
from coffres.games.roc_noir.material import ENTRANCE, NONE, ROOMS, TREASURE
from tests.games.roc_noir.positions import (
    BLACK,
    BLACK_GALLERY,
    GREY,
    WHITE,
    at,
    begun,
    draw,
    falls,
    give,
    knight,
    playout,
    put,
    rolled,
    safe,
    trap_at,
    walk,
)
from tests.games.table import Table


@pytest.mark.rule("RN-15")
def test_a_fall_takes_back_to_the_last_square_and_ends_the_turn() -> None:
    table = walk(rolled(put(begun(), (0, BLACK, 33))), 32)
    table.play(0, "step", 22)
    table.chance("trap", 22, True)
    assert at(table, 0, BLACK) == 32
    assert table.asked() == [(TABLE, "fall")]
    assert table.refused(0, "step", 22) == "RN-63"
    table.table("seen")
    assert table.asked()[0] == (CHANCE, "roll")
    assert table.state.seat == 1


@pytest.mark.rule("RN-15", "RN-40")
def test_a_square_that_holds_is_loaded_no_longer() -> None:
    table = rolled(put(begun(), (0, BLACK, 33)))
    table.play(0, "step", 34)
    assert table.view(TABLE)["loaded"] == knight(0, BLACK)
    table.chance("trap", 34, False)
    assert table.view(TABLE)["loaded"] == NONE


@pytest.mark.rule("RN-15")
def test_a_fall_may_take_back_to_the_entrance() -> None:
    assert at(falls(rolled(begun()), 78), 0, BLACK) == ENTRANCE


@pytest.mark.rule("RN-15")
@pytest.mark.parametrize("mark_traps", [False, True])
def test_everybody_sees_the_trap_for_a_moment_and_marked_traps_stay(mark_traps: bool) -> None:
    table = rolled(put(begun(3, mark_traps=mark_traps), (0, BLACK, 33)))
    table.play(0, "step", 34)
    table.chance("trap", 34, True)
    for viewer in (TABLE, 0, 1, 2):
        assert table.view(viewer)["trap"] == 34
        assert table.view(viewer)["traps"] == [34]
    table.table("seen")
    for viewer in (TABLE, 0, 1, 2):
        assert table.view(viewer)["trap"] == -1
        assert table.view(viewer)["traps"] == ([34] if mark_traps else [])


@pytest.mark.rule("RN-15")
def test_a_trap_that_could_be_worked_out_is_not_marked_before_a_fall() -> None:
    table = rolled(put(begun(mark_traps=True), (0, BLACK, 33)))
    walk(table, 34, 35, 25)
    assert table.state.maybe[ZONE[24]] == BIT[24]
    assert table.view(0)["traps"] == []
    falls(table, 24)
    assert table.view(0)["traps"] == [24]


@pytest.mark.rule("RN-16")
def test_a_trap_is_safe_opposite_a_counterweight_and_nothing_shows_it() -> None:
    told, views = [], []
    for trap in (True, False):
        table = rolled(put(begun(), (0, BLACK, 12), (1, WHITE, 33)))
        (trap_at if trap else safe)(table, 22)
        told.append(table.play(0, "step", 22))
        assert table.asked() == [(0, "move")]
        assert at(table, 0, BLACK) == 22
        view = table.view(1)
        del view["memory"]
        views.append(view)
    assert told[0] == told[1]
    assert views[0] == views[1]


@pytest.mark.rule("RN-16", "RN-40")
def test_a_step_under_a_counterweight_decides_nothing() -> None:
    table = rolled(put(begun(), (0, BLACK, 12), (1, WHITE, 33)))
    table.play(0, "step", 22)
    assert table.asked() == [(0, "move")]
    assert table.state.maybe[ZONE[22]] == 0b1111


@pytest.mark.rule("RN-17", "RN-40")
def test_the_counterweight_leaves_and_the_other_falls_to_the_square_just_left() -> None:
    table = rolled(put(begun(), (0, BLACK, 22), (1, WHITE, 33)))
    table.play(0, "step", 12)
    assert table.choices(CHANCE) == {("trap", 33, True), ("trap", 33, False)}
    assert table.game.weights(table.state, CHANCE) == [1.0, 3.0]
    table.chance("trap", 33, True)
    assert at(table, 1, WHITE) == 22
    assert table.view(0)["trap"] == 33
    table.table("seen")
    table.chance("trap", 12, False)
    assert table.asked() == [(0, "move")]  # the mover's turn goes on
    assert table.state.seat == 0


@pytest.mark.rule("RN-17")
def test_the_other_stays_when_its_square_holds() -> None:
    table = rolled(put(begun(), (0, BLACK, 22), (1, WHITE, 33)))
    table.play(0, "step", 12)
    table.chance("trap", 33, False)
    table.chance("trap", 12, False)
    assert at(table, 1, WHITE) == 33
    assert table.state.maybe[ZONE[33]] == 0b1111 ^ BIT[33]


@pytest.mark.rule("RN-18")
def test_a_knight_beside_the_trap_is_no_counterweight() -> None:
    table = rolled(put(begun(), (0, BLACK, 12), (1, WHITE, 23), (1, GREY, 32)))
    falls(table, 22)
    assert at(table, 0, BLACK) == 12
    assert at(table, 1, WHITE) == 23
    assert at(table, 1, GREY) == 32


@pytest.mark.rule("RN-18")
def test_a_knight_beside_a_trap_does_not_move_the_other_by_leaving() -> None:
    table = rolled(put(begun(), (0, BLACK, 23), (1, WHITE, 33)))
    table.play(0, "step", 13)
    assert table.choices(CHANCE) == {("trap", 13, True), ("trap", 13, False)}


@pytest.mark.rule("RN-47")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_knight_is_a_counterweight(seat: int) -> None:
    table = rolled(trap_at(put(begun(), (0, BLACK, 12), (seat, WHITE, 33)), 22))
    table.play(0, "step", 22)
    assert at(table, 0, BLACK) == 22
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-47")
@pytest.mark.parametrize(("verb", "to"), [("step", 12), ("jump", 2), ("jump", 20)])
def test_it_leaves_its_square_by_a_step_or_a_jump_and_its_leaving_comes_first(verb: str, to: int) -> None:
    table = rolled(put(begun(), (0, BLACK, 22), (1, WHITE, 33)))
    table.play(0, verb, to)
    assert table.choices(CHANCE) == {("trap", 33, True), ("trap", 33, False)}
    table.chance("trap", 33, True)
    table.table("seen")
    assert table.choices(CHANCE) == {("trap", to, True), ("trap", to, False)}


@pytest.mark.rule("RN-47")
def test_it_leaves_its_square_into_a_room() -> None:
    table = rolled(put(begun(), (0, BLACK, 12), (1, WHITE, 3)))
    table.play(0, "step", BLACK_GALLERY)
    table.chance("trap", 3, False)
    assert table.asked() == [(CHANCE, "draw")]


@pytest.mark.rule("RN-47", "RN-58")
def test_even_the_step_that_wins_is_settled_after_the_fall() -> None:
    table = put(begun(homes=2), (0, GREY, TREASURE), (0, BLACK, 34), (1, WHITE, 25))
    rolled(trap_at(give(give(table, 0, BLACK, 0, 1), 0, GREY, 2, 3), 25))
    table.play(0, "step", TREASURE)
    assert table.session.outcome() is None
    table.chance("trap", 25, True)
    table.table("seen")
    assert at(table, 1, WHITE) == 34
    outcome = table.session.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("RN-48")
def test_the_square_gone_back_to_is_not_loaded() -> None:
    table = rolled(safe(put(begun(), (0, BLACK, 12), (1, WHITE, 33)), 33))
    table.play(0, "step", 22)  # under a counterweight: it may well be a trap
    falls(table, 21)
    assert at(table, 0, BLACK) == 22
    assert table.state.maybe[ZONE[22]] & BIT[22]
    assert table.state.seat == 1


@pytest.mark.rule("RN-48", "RN-34")
def test_being_put_somewhere_or_going_back_is_no_step() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 1, WHITE, 1, 6)
    rolled(put(table, (0, BLACK, 22), (0, GREY, 33), (1, WHITE, 21)))
    table.play(0, "step", 12)
    table.chance("trap", 33, True)  # the grey knight is put beside the white one, but it does not move ...
    table.table("seen")
    table.chance("trap", 12, False)
    assert not [choice for choice in table.choices(0) if choice[0] == "rob"]
    table = give(give(begun(), 0, BLACK, 0, 4), 1, WHITE, 1, 6)
    falls(rolled(put(table, (0, BLACK, 22), (1, WHITE, 21))), 32)
    assert table.asked()[0] == (CHANCE, "roll")  # ... and back beside it, the black one's turn is over
    assert table.state.seat == 1


def crowded(*more: tuple[int, int, int]) -> Table:
    """The mover leaves 22, where the knight on the trap 33 is put; then it falls itself."""
    table = rolled(put(begun(), (0, BLACK, 22), (1, WHITE, 33), *more))
    table.play(0, "step", 12)
    for square in (33, 12):
        table.chance("trap", square, True)
        table.table("seen")
    return table


@pytest.mark.rule("RN-19")
def test_back_on_a_taken_square_the_player_chooses_one_beside_it() -> None:
    table = crowded()
    assert table.asked() == [(0, "beside")]
    assert table.choices(0) == {("beside", 23), ("beside", 32)}
    assert table.refused(0, "beside", 33) == "RN-19"  # the trap
    table.play(0, "beside", 32)
    assert at(table, 0, BLACK) == 32
    assert at(table, 1, WHITE) == 22
    assert table.state.seat == 1


@pytest.mark.rule("RN-19")
def test_back_on_a_taken_square_with_one_free_beside_it_there_is_no_choice() -> None:
    table = crowded((1, GREY, 23))
    assert at(table, 0, BLACK) == 32
    assert table.state.seat == 1


@pytest.mark.rule("RN-19")
def test_back_on_a_taken_square_with_none_free_beside_it_to_the_entrance() -> None:
    table = crowded((1, GREY, 23), (1, BLACK, 32))
    assert at(table, 0, BLACK) == ENTRANCE
    assert table.state.seat == 1


@pytest.mark.rule("RN-19", "RN-27")
def test_out_of_a_gallery_onto_a_taken_square_the_turn_goes_on() -> None:
    table = rolled(put(begun(), (0, BLACK, 12), (1, WHITE, 3)))
    table.play(0, "step", BLACK_GALLERY)
    table.chance("trap", 3, True)
    table.table("seen")
    draw(table, 4, 3)
    assert table.choices(0) == {("beside", 2), ("beside", 13)}
    table.play(0, "beside", 13)
    assert at(table, 0, BLACK) == 13
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-19", "RN-48")
@pytest.mark.parametrize("seed", [2, 17])
def test_only_the_first_movement_of_a_turn_leads_to_a_taken_square(seed: int) -> None:
    """And wherever knights are put, they stand alone, on what may be a trap only with a counterweight."""
    movements = crowded = 0
    was = ""
    for s, m in playout(4, seed):
        movements = 0 if m.verb == "roll" else movements + (m.verb in ("step", "jump"))
        was, before = s.phase, was
        if s.phase == "beside" != before:
            crowded += 1
            assert movements == 1
        squares = [place for place in s.knights if place < ROOMS]
        assert len(squares) == len(set(squares))
        if s.phase in ("roll", "move"):
            doubtful = [square for square in squares if s.maybe[ZONE[square]] & BIT[square]]
            assert all(DIAGONAL[square] in squares for square in doubtful)
    assert crowded


def test_knights_are_numbered_by_seat_and_helmet() -> None:
    assert [knight(seat, helmet) for seat in range(2) for helmet in (BLACK, GREY, WHITE)] == list(range(6))
