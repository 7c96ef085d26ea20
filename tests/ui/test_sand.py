"""Sand: what leaves the upper bulb arrives in the lower one, and no sand is outside the glass."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.app import App
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CLOCK, Ask
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pictures import picture
from coffres.ui.widgets.sand import Sand, at_depth, bulb, level
from tests.ui.rails import panel


class Shelf(App):
    def build(self) -> Sand:
        return Sand(glass=Hourglass(None, 60))


@pytest.fixture
def sand(robot: Robot) -> Sand:
    shelf = Shelf()
    robot.open(shelf)
    return shelf.root


def rows(mesh: object, sand: Sand) -> list[tuple[float, float, float]]:
    """Depth, and how far from the middle the sand begins and ends, in dp of the picture."""
    corners = [mesh.vertices[at : at + 16] for at in range(0, len(mesh.vertices), 16)]
    return [
        (
            140 - (corner[1] - sand.center_y) / sand.unit,
            (corner[8] - sand.middle) / sand.unit,
            (corner[12] - sand.middle) / sand.unit,
        )
        for corner in corners
    ]


@pytest.mark.parametrize("name", ["upper", "lower"])
def test_a_bulb_is_measured_from_its_lower_end_up(name: str) -> None:
    slices = bulb(name)
    assert [slice_.below for slice_ in slices] == sorted(slice_.below for slice_ in slices)
    assert (slices[0].below, slices[-1].below) == (0, pytest.approx(1))
    assert level(slices, 0.0).depth == slices[0].depth
    assert level(slices, 1.0).depth == pytest.approx(slices[-1].depth)
    half = level(slices, 0.5)
    assert at_depth(slices, half.depth) == pytest.approx(half)


@pytest.mark.parametrize("left", [60, 50, 30, 10, 1, 0])
def test_it_stands_inside_the_glass(sand: Sand, left: float) -> None:
    sand.glass.left = left
    for mesh, name in ((sand._above, "upper"), (sand._below, "lower")):
        widest = {y: x - 90 for x, y in picture("hourglass_glass").facts[name] if x >= 90}
        for depth, inner, outer in rows(mesh, sand):
            assert 0 <= inner <= outer <= at_depth(bulb(name), depth).half + 0.01
            assert min(widest) - 0.01 <= depth <= max(widest) + 0.01


def test_it_sinks_above_and_rises_below(sand: Sand) -> None:
    above, below = [], []
    for left in (60, 45, 30, 15, 1):
        sand.glass.left = left
        above.append(min(depth for depth, _, outer in rows(sand._above, sand)))
        below.append(min(depth for depth, _, outer in rows(sand._below, sand)))
    assert above == sorted(above)
    assert below == sorted(below, reverse=True)


def test_the_thread_is_there_while_it_runs(sand: Sand) -> None:
    assert sand._thread.size == (0, 0)
    sand.glass.left = 31
    assert sand._thread.size[1] > 0
    sand.glass.left = 0
    assert sand._thread.size == (0, 0)
    assert sand.seconds == 0


def test_an_hourglass_that_does_not_run_is_drawn_where_it_was_put(robot: Robot, sand: Sand) -> None:
    sand.glass.left = 0
    sand.size_hint = (None, None)
    sand.size = (200, 280)
    for pos in ((0, 0), (130, 40), (130, 220)):
        sand.x, sand.y = pos  # one after the other, as a layout does
        robot.wait(0.1)
        back = sand._back
        assert back.pos[0] + back.size[0] / 2 == pytest.approx(pos[0] + 100)
        assert back.pos[1] + back.size[1] / 2 == pytest.approx(pos[1] + 140)


@pytest.mark.parametrize("size", [(345, 600), (900, 800)])
def test_the_badge_of_an_hourglass_leaves_its_seconds_to_be_read(
    robot: Robot, tmp_path: Path, size: tuple[float, float]
) -> None:
    rail = panel(robot, tmp_path, *size)
    rail.body.stands_for = lambda _ask: ("die_ivory_5", "")
    rail.body.say(["Bo ouvre le coffre."])
    limits = Ask(CLOCK, "hourglass")
    rail.body.glasses = [Hourglass(limits, 58), Hourglass(limits, 3)]
    robot.wait(0.5)
    for sand in rail.body.ids.glasses.children:
        (seconds,) = sand.children
        x, y, side = sand.badged(sand.pos, sand.size)
        digits = 0.36 * seconds.font_size  # half their height
        assert side >= dp(18)
        assert sand.x <= x <= x + side <= sand.right
        assert sand.y <= y <= y + side <= sand.top
        assert y >= seconds.center_y + digits or y + side <= seconds.center_y - digits
    rail.body.glasses = rail.body.glasses[:1]
    robot.wait(0.2)
    assert rail.body.ids.glasses.children[0].badge == ("", "")
