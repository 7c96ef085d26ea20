"""The keyhole: it opens on the curtain and on a game that begins, and shows nothing of the screen before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from coffres.dev.guide import Guide
from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import random_move
from coffres.ui.app import CoffresApp
from coffres.ui.iris import Iris, outline
from coffres.ui.sitting import Sitting


class House:
    def __init__(self, robot: Robot, folder: Path, **settings: object) -> None:
        self.robot = robot
        self.app = CoffresApp(data=folder, seed=2)
        robot.open(self.app)
        self.app.change(**settings)
        self._still = len(self.app.scene.canvas.after.children)

    @property
    def moving(self) -> int:
        """How many more instructions the scene has than usual."""
        return len(self.app.scene.canvas.after.children) - self._still


@pytest.fixture
def house(robot: Robot, tmp_path: Path) -> House:
    return House(robot, tmp_path)


def test_a_game_that_begins_opens_like_a_keyhole_and_leaves_nothing_behind(house: House) -> None:
    assert house.moving == 0
    house.app.start("coffre_et_cle", people(4), {})
    assert (house.app.navigator.name, house.moving) == ("curtain", 1)
    house.robot.wait(0.4)
    assert house.moving == 0


def test_so_does_every_curtain(house: House) -> None:
    house.app.start("coffre_et_cle", people(4), {})
    house.robot.wait(1)
    house.app.sitting.stage.lift()
    assert (house.app.navigator.name, house.moving) == ("private", 0)
    house.app.on_pause()
    assert (house.app.navigator.name, house.moving) == ("curtain", 1)


def test_the_page_under_a_lid_and_the_end_of_a_game(house: House) -> None:
    """What takes long to make comes through a keyhole, unless a lid was over it."""
    house.app.start("roc_noir", people(2), {})
    assert (house.app.navigator.name, house.moving) == ("table", 1)
    house.robot.wait(1)
    finish(house.app.sitting)
    assert (house.app.navigator.name, house.moving) == ("end", 1)
    house.robot.wait(1)
    assert house.moving == 0


def test_what_takes_long_is_done_before_it_opens(house: House) -> None:
    house.app.start("coffre_et_cle", people(4), {})
    done: list[bool] = []
    for _work in range(3):
        house.app.scene.in_the_dark(lambda: done.append(house.app.scene.dark))
    house.robot.wait(0.1)
    assert done == [True] * 3  # it is dark while each is done
    assert not house.app.scene.dark
    house.app.scene.in_the_dark(lambda: done.append(house.app.scene.dark))
    house.robot.wait(0.1)
    assert done == [True] * 3 + [False]  # and without a keyhole it is done all the same


def test_other_screens_come_at_once(house: House) -> None:
    house.app.choose_players("roc_noir")
    house.app.navigator.show("settings")
    house.app.home()
    assert house.moving == 0


def test_with_less_movement_nothing_moves(robot: Robot, tmp_path: Path) -> None:
    house = House(robot, tmp_path, motion="none")
    house.app.start("coffre_et_cle", people(4), {})
    assert (house.app.navigator.name, house.moving) == ("curtain", 0)


def test_at_first_it_is_dark_everywhere_and_at_last_nowhere(robot: Robot) -> None:
    iris = Iris((0, 0), (1280, 800))
    corners = [(0, 0), (1280, 0), (0, 800), (1280, 800), (640, 0), (0, 400), (640, 400)]
    assert not any(inside(rim(iris), corner) for corner in corners)
    iris.opened = 1
    assert all(inside(rim(iris), corner) for corner in corners)


def test_a_touch_reaches_the_screen_behind_it(house: House) -> None:
    house.app.start("coffre_et_cle", people(4), {})
    bolt = next(widget for widget in house.app.scene.walk() if type(widget).__name__ == "Bolt")
    house.robot.touch_down(bolt.to_window(*bolt.knob))
    assert bolt.sliding
    house.robot.touch_up()


def test_its_rim_is_the_rendered_keyholes() -> None:
    across = [x for x, _ in outline()]
    assert max(across) == pytest.approx(-min(across), abs=0.02)
    assert max(y for _, y in outline()) - min(y for _, y in outline()) == pytest.approx(1)


def finish(sitting: Sitting) -> None:
    rng = random.Random(1)
    guide = Guide(rng)
    while sitting.match.asks():
        sitting.match.play(random_move(sitting.match.game, sitting.match.session.state, guide, rng))
    sitting.stage.go_on()


def rim(iris: Iris) -> list[tuple[float, float]]:
    """The inner edge of the dark area."""
    inner = [iris._dark.vertices[at : at + 2] for at in range(0, len(iris._dark.vertices), 8)]
    return [(x, y) for x, y in inner[:-1]]


def inside(shape: list[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Whether a line from the point to the right crosses the shape's edge an odd number of times."""
    x, y = point
    met = 0
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            met += 1
    return met % 2 == 1
