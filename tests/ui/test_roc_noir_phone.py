"""Le Château du roc noir on a phone: the squares are too small for fingers, so arrows and a loupe are
used."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.games.roc_noir.material import ENTRANCE, KNIGHTS, TREASURE
from coffres.ui.boards.roc_noir import stones
from coffres.ui.boards.roc_noir.arrangement import Arrangement
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.plan import EAST, NORTH, SOUTH, WEST, WINDS, Cell, Plan
from coffres.ui.boards.roc_noir.racks import KnightRack
from coffres.ui.boards.roc_noir.way import Cursor
from tests.games.roc_noir.positions import BLACK, CORNERS, GREY
from tests.ui.siege import Siege

UPRIGHT = (360, 800)


def phone(robot: Robot, folder: Path, seats: int = 2, **options: object) -> Siege:
    return Siege(robot, folder, seats, size=UPRIGHT, **options).traps(25).walked()


def blow(siege: Siege, wind: Cell) -> Siege:
    return siege.tap(next(arrow for arrow in siege.board.arrows.arrows if arrow.wind == wind))


def seen_through_the_glass(siege: Siege, knight: int) -> tuple[float, float]:
    """The distance from the middle of the glass."""
    loupe = siege.board.loupe
    x, y = loupe.castle.seen_knight(knight)
    return x + loupe.shift[0] - loupe.glass[0], y + loupe.shift[1] - loupe.glass[1]


def test_four_arrows_walk(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving(at=23)
    for wind, place in ((EAST, 24), (SOUTH, 34), (WEST, 33), (NORTH, 23)):
        blow(siege, wind)
        assert siege.at(0, BLACK) == place


def test_an_arrow_says_why_not(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving(at=34)
    blow(siege, SOUTH)
    assert siege.at(0, BLACK) == 34
    assert "RN-36" in siege.note()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_are_as_large_as_a_thumb(robot: Robot, tmp_path: Path, seats: int) -> None:
    siege = phone(robot, tmp_path, seats).moving(at=33)
    assert len(siege.board.arrows.arrows) == 4
    for arrow in siege.board.arrows.arrows:
        assert min(arrow.size) >= dp(64) and arrow.collide_point(*arrow.center)


@pytest.mark.parametrize("size", [UPRIGHT, (1280, 800)])
def test_what_a_walk_needs_is_there_when_the_board_was_calm(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    made: list[type[Widget]] = []

    def note(kind: type[Widget]) -> None:
        make = kind.__init__

        def noted(widget: Widget, *args: object, **kwargs: object) -> None:
            made.append(kind)
            make(widget, *args, **kwargs)

        monkeypatch.setattr(kind, "__init__", noted)

    note(CastleArrows)
    note(CastleLoupe)
    siege = Siege(robot, tmp_path, size=size)
    assert made == []
    robot.wait(2)
    assert made == ([CastleArrows, CastleLoupe] if size == UPRIGHT else [])
    before = list(made)
    siege.traps(25).walked().moving(at=23)
    assert made == before


def test_the_loupe_follows(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving(at=22)
    assert seen_through_the_glass(siege, BLACK) == pytest.approx((0, 0), abs=0.5)
    shifts = []
    arrow = next(arrow for arrow in siege.board.arrows.arrows if arrow.wind == EAST)
    robot.touch(arrow.to_window(*arrow.center))
    for _ in range(8):
        robot.wait(FRAME)
        shifts.append(siege.board.loupe.shift[0])
    assert len(set(shifts)) > 4  # the loupe moves smoothly
    siege.settle()
    assert siege.at(0, BLACK) == 23
    assert seen_through_the_glass(siege, BLACK) == pytest.approx((0, 0), abs=0.5)


@pytest.mark.parametrize("helmet", range(KNIGHTS))
@pytest.mark.parametrize("turned", range(4))
def test_in_a_room_the_loupe_looks_at_the_knight_that_moves(
    robot: Robot, tmp_path: Path, helmet: int, turned: int
) -> None:
    siege = phone(robot, tmp_path, enchanted=True)
    siege.table.arrange(turned=turned)
    siege.moving(helmet)
    assert seen_through_the_glass(siege, helmet) == pytest.approx((0, 0), abs=0.5)


def test_the_loupe_shows_each_scene_of_the_film(robot: Robot, tmp_path: Path) -> None:
    """Nobody chooses in a film; so nothing but the position that is shown can move the loupe."""
    siege = phone(robot, tmp_path).moving(at=22)
    board = siege.board
    siege.state.knights[GREY] = 77
    siege.table.arrange(mover=GREY)
    board.show(siege.sitting.moment())
    assert board.loupe.castle.seen_knight(GREY) == pytest.approx(board.loupe.castle.seen_point(77))
    assert seen_through_the_glass(siege, GREY) == pytest.approx((0, 0), abs=0.5)


def test_the_loupe_never_lies_on_the_knight_it_looks_at(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path)
    for place in (2, 7, 33, 36, 63, 66, 92, 97):
        siege.moving(at=place)
        assert siege.board.loupe.on_castle(siege.board.castle.seen_point(place)) is None


def test_under_the_glass_squares_are_large_enough(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving(at=33)
    loupe = siege.board.loupe
    assert loupe.castle.cell >= dp(48)
    robot.touch(siege.board.to_window(loupe.glass[0] + loupe.castle.cell, loupe.glass[1]))
    siege.settle()
    assert siege.at(0, BLACK) == 34


def test_a_touch_of_the_small_castle_walks_nowhere_and_points_at_the_arrows(
    robot: Robot, tmp_path: Path
) -> None:
    siege = phone(robot, tmp_path).moving(at=22)
    robot.touch(siege.point(23))
    assert siege.board.arrows.called > 0.5
    siege.settle()
    assert siege.at(0, BLACK) == 22


def test_a_fall_is_looked_at_through_the_loupe(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, size=UPRIGHT).traps(23).walked().moving(at=22)
    blow(siege, EAST)
    assert siege.state.phase == "fall"
    loupe = siege.board.loupe
    assert loupe.parent is not None
    assert loupe.castle._stone.colour.a == 1
    assert siege.board.arrows.parent is None
    siege.press("C'est vu")
    assert loupe.parent is None


def test_out_of_a_room_by_any_of_its_sides(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving()
    doors = siege.board.loupe.castle.doors
    assert doors == [78, 87]
    blow(siege, EAST)  # first across the entrance, which is no step
    assert siege.at(0, BLACK) == ENTRANCE
    assert siege.board.loupe.castle.doors == [79]
    blow(siege, NORTH)
    assert siege.at(0, BLACK) == 79


def test_a_rope_takes_an_arrow_twice_as_far(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path).moving(at=22)
    siege.press("Corde (3)")
    blow(siege, EAST)
    assert siege.at(0, BLACK) == 22
    siege.press("Donner la corde et sauter")
    assert siege.at(0, BLACK) == 24


@pytest.mark.rule("RN-19")
def test_a_square_beside_is_chosen_by_arrows(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, size=UPRIGHT).traps(22, 43).walked().place((1, GREY, 22)).moving(at=33)
    blow(siege, SOUTH)
    siege.press("C'est vu").press("C'est vu")
    assert siege.state.phase == "beside"
    assert sorted(siege.board.loupe.castle.lit) == [23, 32]
    blow(siege, WEST)
    assert siege.at(0, BLACK) == 32


def test_arrows_point_where_they_are_seen_to_point(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path, enchanted=True)
    siege.table.arrange(turned=1)
    siege.moving(at=22)
    blow(siege, SOUTH)  # after a quarter turn clockwise, what was on the right is below
    assert siege.at(0, BLACK) == 23


def test_no_arrows_on_a_tablet(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving(at=22)
    assert siege.board.castle.cell >= dp(64)
    assert siege.board.loupe.parent is None
    assert siege.board.arrows.parent is None


def test_squares_of_a_small_tablet_fit_a_finger(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, 4, size=(960, 600)).walked().moving(at=22)
    assert siege.board.castle.cell >= dp(48)
    assert min(slot.width for rack in siege.board.racks for slot in rack.slots) >= dp(48)
    assert siege.board.arrows.parent is None


def test_a_cursor_reaches_every_way_out_of_a_room() -> None:
    plan, cursor = Plan(CORNERS), Cursor()
    cursor.follow(TREASURE, plan)
    reached = {place for wind in WINDS for place in cursor.reach(wind, plan, far=False)}
    assert reached == {34, 35, 43, 53, 46, 56, 64, 65}


@pytest.mark.parametrize(("size", "lies"), [((640, 600), True), ((596, 600), True), ((360, 430), False)])
def test_the_racks_stand_beside_the_castle_wherever_it_is_larger_so(
    size: tuple[int, int], lies: bool
) -> None:
    placed = Arrangement((0, 0), size, 4, walking=False)
    assert placed.lies is lies
    left, bottom, side, _ = placed.castle
    for x, y, _width, high in placed.racks:
        assert x >= left + side if lies else y + high <= bottom


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("height", [400, 487])
def test_the_pad_of_arrows_stands_beside_the_racks_and_below_the_castle(seats: int, height: int) -> None:
    placed = Arrangement((0, 0), (dp(360), dp(height)), seats, walking=True)
    left, bottom, wide, high = placed.pad
    assert wide == high and left + wide == dp(360)
    assert bottom + high <= placed.castle[1] + 0.1
    for x, y, width, tall in placed.racks:
        assert x + width <= left + 0.1 and y + tall <= placed.castle[1] + 0.1


def test_the_castle_does_not_move_when_arrows_come(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path)
    before = list(siege.board.castle.pos)
    siege.moving(at=33)
    assert siege.board.arrows.parent is not None and list(siege.board.castle.pos) == before


def test_an_arrow_is_the_quarter_of_the_pad_on_its_side(robot: Robot, tmp_path: Path) -> None:
    pad = phone(robot, tmp_path).moving(at=33).board.arrows
    x, y = pad.center
    away = pad.width * 0.4
    for wind, at in (
        (NORTH, (x, y + away)),
        (NORTH, (x - away * 0.9, y + away)),
        (EAST, (x + away, y + away * 0.9)),
        (SOUTH, (x + 1, y - 2)),
        (WEST, (x - away, y)),
    ):
        assert [arrow.wind for arrow in pad.arrows if arrow.collide_point(*at)] == [wind]


def test_the_loupe_leaves_every_room_in_a_corner_free(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path)
    castle = siege.board.castle
    for place in (2, 7, 92, 97):
        siege.moving(at=place)
        loupe = siege.board.loupe
        for room in CORNERS:
            x, y = castle.seen_point(room)
            near = [
                max(0, abs(there - here) - castle.cell)
                for here, there in zip((x, y), loupe.glass, strict=True)
            ]
            assert (near[0] ** 2 + near[1] ** 2) ** 0.5 >= loupe.radius


@pytest.mark.parametrize(("facing", "to"), [(0, (0, -1)), (1, (1, 0)), (2, (0, 1)), (3, (-1, 0))])
def test_its_handle_points_to_whom_the_panel_faces(
    robot: Robot, tmp_path: Path, facing: int, to: tuple[int, int]
) -> None:
    siege = phone(robot, tmp_path)
    castle, loupe = siege.board.castle, siege.board.loupe
    for place in (2, 7, 92, 97):
        siege.moving(at=place)
        siege.board.facing = facing
        siege.board.relight()
        angle = math.radians(loupe.turned - 45)
        handle = math.cos(angle), math.sin(angle)
        assert handle[0] * to[0] + handle[1] * to[1] > 0.7
        knight = [there - here for here, there in zip(loupe.glass, castle.seen_point(place), strict=True)]
        assert abs(handle[0] * knight[0] + handle[1] * knight[1]) < 0.5 * math.hypot(*knight)


def test_racks_stand_beside_a_castle_that_is_hardly_smaller_for_it() -> None:
    """The board at the end of a game, beside its pages."""
    assert Arrangement((0, 0), (998, 974), 2, walking=False).lies
    assert not Arrangement((0, 0), (749, 867), 2, walking=False).lies


def test_beside_the_pages_of_large_letters_racks_are_as_broad_as_the_castle() -> None:
    placed = Arrangement((0, 0), (dp(749), dp(867)), 2, walking=False)
    racks = []
    for person, (left, bottom, wide, high) in zip(people(2), placed.racks, strict=True):
        racks.append(KnightRack(person, pos=(left, bottom), size=(wide, high)))
        racks[-1]._arrange()
    assert placed.castle[1] >= placed.racks[0][1] + high - 0.1 and placed.racks[0][1] >= bottom + high - 0.1
    for rack in racks:
        assert rack.width == dp(749) and rack.head >= dp(38)
        assert min(slot.width for slot in rack.slots) >= dp(70)
        assert not any(helmet.collide_widget(slot) for helmet in rack.helmets for slot in rack.slots)


@pytest.mark.parametrize(("size", "seats"), [((749, 800), 2), ((749, 1000), 3), ((480, 640), 2)])
def test_racks_stand_two_abreast_where_broad_ones_cost_the_castle_too_much(
    size: tuple[int, int], seats: int
) -> None:
    placed = Arrangement((0, 0), (dp(size[0]), dp(size[1])), seats, walking=False)
    assert not placed.lies
    assert placed.racks[0][1] == placed.racks[1][1] and placed.racks[0][2] == dp(size[0]) / 2


def test_an_empty_place_on_a_rack_is_fainter_than_a_portrait(robot: Robot, tmp_path: Path) -> None:
    assert max(stones.EMPTY) < 1 <= min(stones.TAKEN)
    siege = phone(robot, tmp_path).hold(0, BLACK, 0, 2)
    for number, slot in enumerate(siege.board.racks[0].slots):
        light = next(part for part in slot.canvas.children if isinstance(part, Color))
        assert light.rgba == pytest.approx(stones.TAKEN if number < 2 else stones.EMPTY)


def test_a_long_name_has_a_line_of_its_own_where_portraits_lose_nothing_by_it() -> None:
    racks = [KnightRack(people(1)[0], names) for names in (["Ana", "Bo"], ["Ana", "Anne-Charlotte"])]
    for rack in racks:
        rack.size = (dp(178), dp(265))
        rack._arrange()
    short, long = racks
    assert (short.deep, long.deep) == (False, True)
    assert [slot.width for slot in long.slots] == pytest.approx([slot.width for slot in short.slots])
    assert long.top - long.head >= max(slot.top for slot in long.slots)
    long.size = (dp(178), dp(230))
    long._arrange()
    assert not long.deep
    endless = KnightRack(people(1)[0], ["Ana", "Marie-Antoinette-Camille"])
    endless.size = (dp(178), dp(265))
    endless._arrange()
    assert not endless.deep


def test_a_broad_low_rack_has_its_name_above_one_line_of_portraits() -> None:
    rack = KnightRack(people(2)[1])
    rack.size = (dp(228), dp(74))
    rack._arrange()
    assert not rack.beside and rack.head >= dp(24)
    assert len({slot.y for slot in rack.slots}) == 1
    assert min(slot.width for slot in rack.slots) >= dp(30)
