"""Le Château du roc noir on a phone: the squares are too small for fingers, so arrows and a loupe are
used."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp
from kivy.uix.widget import Widget

from coffres.dev.window.robot import FRAME, Robot
from coffres.games.roc_noir.material import ENTRANCE, TREASURE
from coffres.ui.boards.roc_noir.arrangement import Arrangement
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.plan import EAST, NORTH, SOUTH, WEST, WINDS, Cell, Plan
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
        assert min(arrow.size) >= dp(64)


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
    assert all(arrow.called > 0.5 for arrow in siege.board.arrows.arrows)
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
    assert siege.board.loupe.indoors
    blow(siege, EAST)  # first across the entrance, which is no step
    assert siege.at(0, BLACK) == ENTRANCE
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


@pytest.mark.parametrize(("seats", "astride"), [(2, False), (3, True), (4, True)])
def test_where_racks_need_the_height_arrows_stand_beside_the_castle(seats: int, astride: bool) -> None:
    placed = Arrangement((0, 0), (dp(360), dp(400)), seats, walking=True)
    left, bottom, side, _ = placed.castle
    top = max(y + high for _x, y, _width, high in placed.racks)
    assert top <= bottom + 0.1
    if astride:
        assert placed.arrows[1::2] == (bottom, side) and placed.between == side  # nothing else is as high
        assert left >= dp(68) and side > dp(204)
        assert min(high for *_, high in placed.racks) > dp(64)
    else:
        assert placed.arrows[1] + placed.arrows[3] <= min(y for _x, y, *_ in placed.racks) + 0.1
        assert placed.between == 0


def test_arrows_beside_the_castle_follow_each_other_clockwise(robot: Robot, tmp_path: Path) -> None:
    siege = phone(robot, tmp_path, 4).moving(at=33)
    castle, places = siege.board.castle, {arrow.wind: arrow for arrow in siege.board.arrows.arrows}
    north, east, south, west = (places[wind] for wind in (NORTH, EAST, SOUTH, WEST))
    assert north.right <= castle.x and west.right <= castle.x
    assert east.x >= castle.right and south.x >= castle.right
    assert north.y >= west.top and east.y >= south.top
