"""RN-01 to RN-06, RN-40 to RN-43: the castle, what lies in it at first, and where the traps are."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations, product

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.roc_noir.castle import BIT, SLABS, SQUARES, ZONE, castle
from coffres.games.roc_noir.material import (
    ENTRANCE,
    GALLERIES,
    KEY,
    PLACES,
    ROOMS,
    TREASURE,
    gallery_of,
    other_half,
)
from tests.games.roc_noir.positions import CORNERS, at, begun, falls, put, rolled, safe, trap_at, walk
from tests.games.table import Table

HERE = castle(CORNERS)


@pytest.mark.rule("RN-01")
def test_the_rooms_are_dealt_to_the_corners_at_random() -> None:
    table = Table(KEY, 2)
    rooms = {*GALLERIES, ENTRANCE}
    for corner in range(4):
        assert table.choices(CHANCE) == {("corner", corner, room) for room in rooms}
        assert len(set(table.game.weights(table.state, CHANCE))) == 1
        table.chance("corner", corner, min(rooms))
        rooms.remove(min(rooms))
    assert table.view(0)["corners"] == [*GALLERIES, ENTRANCE]
    assert table.asked() == [(TABLE, "portraits")]


@pytest.mark.rule("RN-01")
def test_the_castle_is_twenty_slabs_of_four_squares_and_five_rooms() -> None:
    assert len(SLABS) == 20
    assert all(len(SQUARES[zone]) == 4 for zone in SLABS)
    walkable = {q for zone in SLABS for q in SQUARES[zone]} | {*GALLERIES, ENTRANCE, TREASURE}
    assert {place for place, to in enumerate(HERE.steps) if to} == walkable
    assert len(HERE.steps) == len(HERE.jumps) == PLACES == 100 + 5  # squares, even under rooms, and rooms


@pytest.mark.rule("RN-02")
def test_a_room_is_one_place_next_to_all_that_touches_its_side() -> None:
    assert HERE.steps[GALLERIES[0]] == (2, 12, 20, 21)
    assert HERE.steps[ENTRANCE] == (78, 79, 87, 97)
    assert HERE.steps[TREASURE] == (34, 35, 43, 46, 53, 56, 64, 65)
    for corners in permutations(CORNERS):
        steps = castle(corners).steps
        assert all(place in steps[to] for place in range(PLACES) for to in steps[place])


@pytest.mark.rule("RN-03")
def test_each_slab_may_have_its_trap_anywhere_at_first() -> None:
    maybe = begun().view(0)["memory"]["maybe"]
    assert [zone for zone, bits in enumerate(maybe) if bits] == list(SLABS)
    assert {maybe[zone] for zone in SLABS} == {0b1111}


@pytest.mark.rule("RN-03", "RN-40")
@pytest.mark.parametrize("order", [(22, 23, 33, 32), (33, 32, 22, 23)])
def test_each_square_is_the_trap_one_time_in_four_whatever_the_order(order: tuple[int, ...]) -> None:
    table = begun()
    holds = 1.0
    for place, square in enumerate(order):
        before = order[place - 1] if place else {22: 12, 33: 43}[square]
        rolled(put(table, (0, 0, before)).arrange(phase="roll", seat=0)).play(0, "step", square)
        odds = table.game.weights(table.state, CHANCE)
        moves = table.session.legal(CHANCE)
        assert moves[0].args == (square, True)
        assert holds * odds[0] / sum(odds) == pytest.approx(1 / 4)
        if place < 3:
            holds *= odds[1] / sum(odds)
            table.chance("trap", square, False)
    assert len(moves) == 1  # alone in C: always the trap


@pytest.mark.rule("RN-40")
def test_a_square_that_held_is_safe_and_a_found_trap_clears_its_slab() -> None:
    table = rolled(put(begun(), (0, 0, 12)))
    walk(table, 22)
    assert table.state.maybe[ZONE[22]] == 0b1111 ^ BIT[22]
    table.play(0, "step", 12)
    table.chance("trap", 12, False)
    table.play(0, "step", 22)
    assert table.asked() == [(0, "move")]  # not in C: nothing is drawn
    falls(table, 32)
    assert table.state.maybe[ZONE[22]] == BIT[32]
    rolled(put(table, (1, 0, 13))).play(1, "step", 23)
    assert table.asked() == [(1, "move")]


@pytest.mark.rule("RN-40")
def test_the_trap_is_drawn_on_the_loaded_square_only() -> None:
    table = rolled(put(begun(), (0, 0, 12)))
    table.play(0, "step", 22)
    assert table.refused(CHANCE, "trap", 23, True) == "RN-40"
    assert table.choices(CHANCE) == {("trap", 22, True), ("trap", 22, False)}
    assert not table.ask().dice  # nobody notices


@pytest.mark.rule("RN-41")
def test_the_two_squares_on_a_side_of_a_room_share_a_slab() -> None:
    for room in (*GALLERIES, ENTRANCE, TREASURE):
        beside = Counter(ZONE[square] for square in HERE.steps[room])
        assert set(beside.values()) == {2}


@pytest.mark.rule("RN-41")
def test_a_side_between_two_slabs_is_shut_one_time_in_eight() -> None:
    left, right = ZONE[22], ZONE[24]
    shut = 0
    for traps in product(SQUARES[left], SQUARES[right]):
        ways = [(a, b) for a in SQUARES[left] for b in SQUARES[right] if b in HERE.steps[a]]
        shut += all(a in traps or b in traps for a, b in ways)
    assert shut / 16 == 1 / 8


@pytest.mark.rule("RN-41")
def test_about_one_castle_in_forty_three_shuts_a_room_off() -> None:
    rng = random.Random(41)
    castles = 2000
    shut = sum(_shut_off({rng.choice(SQUARES[zone]) for zone in SLABS}) for _ in range(castles))
    assert castles / 43 * 0.6 < shut < castles / 43 * 1.4


def _shut_off(traps: set[int]) -> bool:
    """Whether some room cannot be reached on foot from the entrance."""
    reached, border = {ENTRANCE}, [ENTRANCE]
    while border:
        place = border.pop()
        if place >= ROOMS and place != ENTRANCE:
            continue  # out of a room one only goes back
        new = [to for to in HERE.steps[place] if to not in traps and to not in reached]
        reached.update(new)
        border += new
    return not reached >= {*GALLERIES, TREASURE}


@pytest.mark.rule("RN-41")
def test_a_rope_opens_a_shut_side() -> None:
    table = rolled(trap_at(put(begun(), (0, 0, 33)), 23, 34))  # 23|24 and 33|34 are both barred
    walk(table, 35, verb="jump")
    assert at(table, 0, 0) == 35


@pytest.mark.rule("RN-41")
def test_a_counterweight_opens_a_shut_side() -> None:
    table = rolled(trap_at(put(begun(), (0, 0, 33), (1, 2, 25)), 23, 34))
    walk(table, 34, 35)
    assert at(table, 0, 0) == 35


@pytest.mark.rule("RN-42", "RN-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_wait_at_the_entrance_with_three_ropes(seats: int) -> None:
    view = begun(seats).view(0)
    assert view["knights"] == [ENTRANCE] * (3 * seats)
    assert view["ropes"] == [3] * seats
    assert view["racks"] == [-1] * (6 * seats)


@pytest.mark.rule("RN-42")
def test_the_entrance_is_open_to_all_at_any_time() -> None:
    table = rolled(safe(put(begun(), (0, 0, 87)), 87))
    walk(table, ENTRANCE)
    assert table.state.knights.count(ENTRANCE) == 6


@pytest.mark.rule("RN-05")
@pytest.mark.parametrize(("seats", "pairs"), [(2, 6), (3, 9), (4, 12)])
def test_the_portraits_of_the_game_are_all_shown_before_they_are_turned_over(seats: int, pairs: int) -> None:
    table = Table(KEY, seats)
    for corner, room in enumerate(CORNERS):
        assert table.view(0)["portraits"] == []
        table.chance("corner", corner, room)
    assert table.asked() == [(TABLE, "portraits")]
    shown = [portrait for pile in table.view(TABLE)["portraits"] for portrait in pile]
    assert sorted(shown) == list(range(2 * pairs))
    table.table("turn_over")
    assert table.view(TABLE)["portraits"] == []


@pytest.mark.rule("RN-05")
def test_nothing_starts_before_the_portraits_are_turned_over() -> None:
    table = Table(KEY, 2)
    for corner, room in enumerate(CORNERS):
        table.chance("corner", corner, room)
    assert table.refused(TABLE, "youngest", 0) == "RN-05"


@pytest.mark.rule("RN-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_halves_of_a_pair_lie_in_two_galleries(seats: int) -> None:
    piles = begun(seats).view(0)["memory"]["unseen"]
    for gallery, portraits in enumerate(piles):
        assert len(portraits) == 2 * seats
        for portrait in portraits:
            number, second = portrait // 2 + 1, portrait % 2  # pair k, its second half
            assert gallery == (number + second) % 3
    assert all(gallery_of(portrait) != gallery_of(other_half(portrait)) for portrait in range(24))


@pytest.mark.rule("RN-06")
def test_each_pile_is_shuffled() -> None:
    table = rolled(put(begun(3), (0, 0, 12)))
    walk(table, GALLERIES[0])
    assert {choice[2] for choice in table.choices(CHANCE)} == set(table.view(0)["memory"]["unseen"][0])
    assert set(table.game.weights(table.state, CHANCE)) == {1.0}


@pytest.mark.rule("RN-43", "RN-07")
@pytest.mark.parametrize("youngest", [0, 2])
def test_the_youngest_starts_then_clockwise(youngest: int) -> None:
    table = Table(KEY, 3)
    for corner, room in enumerate(CORNERS):
        table.chance("corner", corner, room)
    table.table("turn_over")
    assert table.asked() == [(TABLE, "youngest")]
    assert table.choices(TABLE) == {("youngest", seat) for seat in range(3)}
    assert table.refused(TABLE, "youngest", 3) == "RN-43"
    table.table("youngest", youngest)
    played = []
    for _ in range(4):
        played.append(table.state.seat)
        rolled(table).play(table.state.seat, "end_turn")
    assert played == [(youngest + turn) % 3 for turn in range(4)]


@pytest.mark.rule("RN-07")
def test_only_the_active_player_is_asked() -> None:
    table = rolled(begun(3))
    assert table.refused(1, "end_turn") == "RN-07"
    assert [seat for seat in range(3) if table.choices(seat)] == [0]


def test_no_two_layouts_are_alike() -> None:
    layouts = [castle(corners) for corners in permutations(CORNERS)]
    assert all(one != other for one, other in combinations(layouts, 2))
