"""Cut-outs and bars: nothing of the app is drawn or touched there, however the window changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.device.ports import Margins
from coffres.device.silent import SilentDevice
from coffres.ui.app import CoffresApp
from coffres.ui.iris import Iris
from coffres.ui.theme import FELT
from coffres.ui.widgets.game_tile import GameTile

_EDGES = [Margins(left=90), Margins(bottom=90), Margins(right=90), Margins(top=90)]
_ALL = Margins(30, 48, 60, 24)


class House:
    def __init__(self, robot: Robot, folder: Path, taken: Margins, size: tuple[int, int]) -> None:
        self.robot, self.device = robot, SilentDevice()
        self.device["insets"].taken = taken
        self.app = CoffresApp(data=folder, seed=2, device=self.device.ports)
        robot.open(self.app, size)

    def box(self) -> tuple[float, ...]:
        """Left, bottom, right and top of the shown screen, in the window."""
        screen = self.app.scene.screen
        x, y = screen.to_window(screen.x, screen.y)
        right, top = screen.to_window(screen.right, screen.top)
        return tuple(round(part) for part in (min(x, right), min(y, top), max(x, right), max(y, top)))


def clear(taken: Margins) -> tuple[float, ...]:
    left, bottom, right, top = taken
    return (left, bottom, Window.width - right, Window.height - top)


@pytest.mark.parametrize("size", [(1280, 800), (640, 800), (800, 1280)], ids=["whole", "split", "upright"])
@pytest.mark.parametrize("taken", [*_EDGES, _ALL])
def test_a_screen_keeps_clear_of_every_edge(
    robot: Robot, tmp_path: Path, taken: Margins, size: tuple[int, int]
) -> None:
    house = House(robot, tmp_path, taken, size)
    assert house.box() == clear(taken)
    for label in robot.labels():
        x, y = label.to_window(*label.pos)
        if label.text and label.parent is not None and y + label.height < Window.height:
            assert x >= taken.left
            assert x + label.width <= Window.width - taken.right + 1
    house.app.start("roc_noir", people(4), {})
    robot.wait(1)
    assert house.box() == clear(taken)
    assert tuple(Window.clearcolor) == tuple(FELT)


@pytest.mark.parametrize("taken", _EDGES)
def test_it_follows_a_turned_tablet_and_a_split_window(robot: Robot, tmp_path: Path, taken: Margins) -> None:
    house = House(robot, tmp_path, taken, (1280, 800))
    house.device["insets"].taken = _ALL
    Window.size = (640, 800)
    robot.wait(0.1)
    assert house.box() == clear(_ALL)
    house.device["insets"].taken = Margins()
    robot.wait(0.6)  # no event tells that the bars have gone
    assert house.box() == (0, 0, 640, 800)


def test_a_touch_under_a_cut_out_is_nobodys(robot: Robot, tmp_path: Path) -> None:
    house = House(robot, tmp_path, Margins(left=200, top=100), (1280, 800))
    came: list[tuple[float, float]] = []
    house.app.scene.screen.bind(on_touch_down=lambda _, touch: came.append(touch.pos) and None)
    robot.touch((100, 300))
    robot.touch((600, 750))
    assert came == []
    robot.touch((600, 300))
    assert came == [(400, 300)]


@pytest.mark.parametrize("taken", [*_EDGES, _ALL])
def test_what_floats_and_what_opens_keep_clear_too(robot: Robot, tmp_path: Path, taken: Margins) -> None:
    house = House(robot, tmp_path, taken, (1280, 800))
    house.app.open_rules("roc_noir")
    robot.wait(0.5)
    (sheet,) = house.app.scene.floating
    left, bottom = sheet.to_window(*sheet.pos)
    assert (left, bottom) == (taken.left, taken.bottom)
    assert tuple(sheet.size) == tuple(house.app.scene.size)
    iris = Iris(house.app.scene.pos, house.app.scene.size)
    assert tuple(iris.center) == tuple(house.app.scene.center)


def test_a_tile_is_touched_where_it_is_seen(robot: Robot, tmp_path: Path) -> None:
    house = House(robot, tmp_path, _ALL, (1280, 800))
    tile = next(each for each in house.app.root.walk() if isinstance(each, GameTile))
    robot.touch(tile.to_window(*tile.center))
    robot.wait(0.5)
    assert house.app.navigator.name == "players"


def test_a_stopped_app_asks_no_longer(robot: Robot, tmp_path: Path) -> None:
    house = House(robot, tmp_path, _ALL, (1280, 800))
    scene = house.app.scene
    house.app.dispatch("on_stop")
    house.device["insets"].taken = Margins()
    robot.wait(1)
    assert tuple(scene.pos) == (_ALL.left, _ALL.bottom)
    house.app.dispatch("on_start")
