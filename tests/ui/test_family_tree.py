"""The family tree at the end of Le Château du roc noir: it fits any sheet, and turns green by couples."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest
from kivy.graphics import Color, Mesh

from coffres.dev.window.game import people
from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import Robot
from coffres.ui.boards.roc_noir import knights
from coffres.ui.boards.roc_noir.ceremony import Couple, FamilyTree
from coffres.ui.boards.roc_noir.oak import Oak
from coffres.ui.ceremonies import Finish
from coffres.ui.pictures import texture

FINISH: Any = Finish(None, None, None, None)  # type: ignore[arg-type]  # the tree asks it nothing
SHAPES = [(1280, 572), (960, 430), (360, 445)]


def planted(size: tuple[int, int], count: int, played: float) -> FamilyTree:
    family = [Couple(at % 3, 2 * at, 2 * at + 1, people(2)[at % 2]) for at in range(count)]
    tree = FamilyTree(FINISH, family, size=size)
    tree.played = played
    tree._draw()
    return tree


def meshes(tree: FamilyTree) -> list[Mesh]:
    """Its limbs and leaves; not the rays of the chest, which are triangles."""
    return [part for part in tree.canvas.before.children if isinstance(part, Mesh) and len(part.indices) > 3]


def edges(tree: FamilyTree) -> list[float]:
    """How large each bunch of leaves is drawn."""
    found = []
    for mesh in meshes(tree):
        if mesh.mode == "triangles":
            for first in range(0, len(mesh.vertices), 16):
                x, y, _, _, to_x, to_y = mesh.vertices[first : first + 6]
                found.append(dist((x, y), (to_x, to_y)))
    return found


def barks(tree: FamilyTree) -> list[float]:
    """How opaque each limb is drawn, asleep and awake."""
    found, light = [], 0.0
    for each in tree.canvas.before.children:
        if isinstance(each, Color):
            light = each.a
        elif isinstance(each, Mesh) and each.mode == "triangle_strip":
            found.append(light)
    return found


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_it_carries_every_couple_and_stays_on_its_sheet(
    robot: Robot, size: tuple[int, int], count: int
) -> None:
    sheet, side, places, oak, _ = planted(size, count, 1)._stands
    hung = {limb.couple: limb.points for limb in oak.limbs if limb.couple >= 0}
    for at, (x, y) in enumerate(places):
        assert hung[at][-1] == pytest.approx((x, y - side * 0.6))
        assert sheet.x <= x - side * 1.05
        assert x + side * 1.05 <= sheet.x + sheet.width
    assert {bunch.couple for bunch in oak.leaves} == set(range(count))
    for bunch in oak.leaves:
        reach = bunch.size / 2
        assert sheet.x - 1 <= bunch.x - reach
        assert bunch.x + reach <= sheet.x + sheet.width + 1
        assert sheet.y < bunch.y - reach
        assert bunch.y + reach <= sheet.y + sheet.height + side * 0.05
    for limb in oak.limbs:
        assert all(sheet.x < x < sheet.x + sheet.width for x, _ in limb.points)
        assert all(sheet.y < y < sheet.y + sheet.height for _, y in limb.points)


def test_it_is_there_before_the_first_couple_turns_round(robot: Robot) -> None:
    tree = planted((960, 430), 2, 0)
    oak = tree._stands.oak
    assert tree.grown(0) == [0, 0]
    assert sum(edge > 0 for edge in edges(tree)) == len(oak.leaves) >= 24
    assert sorted(barks(tree)) == [0] * len(oak.limbs) + [1] * len(oak.limbs)  # none is awake


def test_its_leaves_turn_green_couple_by_couple(robot: Robot) -> None:
    tree = planted((960, 430), 2, 0)
    leaves = tree._stands.oak.leaves

    def greened(played: float) -> int:
        tree.played = played
        tree._draw()
        return sum(edge > 0 for edge in edges(tree)) - len(leaves)

    between = tree.beats[1]
    assert tree.grown(between) == [1, 0]
    assert greened(between) == sum(bunch.couple == 0 for bunch in leaves)
    assert greened(1) == len(leaves)
    sizes = [bunch.size for bunch in leaves]
    assert sorted(edges(tree)) == pytest.approx(sorted([*sizes, *(0.86 * size for size in sizes)]), rel=0.01)


def test_nothing_of_it_is_drawn_anew_while_it_turns_green(robot: Robot) -> None:
    tree = planted((960, 430), 3, 0)
    before = [*everything_in(tree.canvas)]
    for step in range(1, 21):
        tree.played = step / 20
        tree._draw()
        assert all(one is other for one, other in zip(before, everything_in(tree.canvas), strict=True))
    assert min(barks(tree)) == 1


def test_it_is_planted_once_a_size(robot: Robot) -> None:
    tree = planted((960, 430), 2, 0.2)
    oak = tree._stands.oak
    tree.played = 0.6
    tree._draw()
    assert tree._stands.oak is oak
    tree.size = (360, 445)
    tree._draw()
    assert isinstance(tree._stands.oak, Oak)
    assert tree._stands.oak is not oak


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_its_roots_are_in_the_ground_and_all_who_came_are_on_the_sheet(
    robot: Robot, size: tuple[int, int], count: int
) -> None:
    tree = planted(size, count, 1)
    sheet, estate, oak = tree._stands.sheet, tree._stands.estate, tree._stands.oak
    meadow = estate.meadow
    for limb in oak.limbs:
        x, y = limb.points[0]
        assert meadow.x + limb.thick < x < meadow.x + meadow.width - limb.thick
        assert meadow.y < y < meadow.y + meadow.height * 0.75  # its turf reaches higher, even at the side
    for box in (estate.chest, estate.ghost):
        assert sheet.x <= box.x and box.x + box.width <= sheet.x + sheet.width
        assert sheet.y <= box.y and box.y + box.height <= sheet.y + sheet.height


def test_a_knight_comes_with_the_couple_it_brought_home(robot: Robot) -> None:
    tree = planted((960, 430), 2, 0)

    def there() -> list[float]:
        return [guard._colours[0].a for guard in tree._guards]

    assert there() == [0, 0]
    tree.played = tree.beats[1]
    tree._draw()
    assert there() == [1, 0]
    seats = [Color(*knights.cloth(seat.colour)).rgb for seat in people(2)]
    assert [guard._colours[0].rgb for guard in tree._guards] == seats


def test_the_ghost_bows_at_last(robot: Robot) -> None:
    tree = planted((960, 430), 2, 0.5)
    estate = tree._stands.estate
    assert (estate._pale.a, estate._bent.angle) == (0, 0)
    tree.played = 1
    tree._draw()
    assert estate._pale.a == 1 and estate._bent.angle < -10 and estate._slid.x == 0
    assert estate._chest.texture is texture("chest_roc_noir_open")
