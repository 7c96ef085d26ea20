"""Passing the tablet: the bolt, the held frame, and no secret left anywhere."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.ui.boards.coffre_et_cle.board import Secret
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening


class Passing(Evening):
    """A game of Le Coffre et la Clé, on its way to the first player."""

    def __init__(self, robot: Robot, folder: Path, **settings: object) -> None:
        super().__init__(robot, folder, **settings)
        self.start()

    def the(self, kind: type[Widget]) -> Any:
        (found,) = self.all(kind)
        return found

    def slide(self, far: float = 1.0) -> None:
        bolt = self.the(Bolt)
        x, y = bolt.knob
        self.robot.drag(bolt.to_window(x, y), bolt.to_window(x + bolt.way * far, y))

    def hold(self, seconds: float = 0.0) -> None:
        super().hold()
        self.robot.wait(seconds)

    def press(self, text: str) -> None:
        (plate,) = (plate for plate in self.all(Plate) if plate.text == text)
        self.robot.touch(plate.to_window(*plate.center))
        self.robot.wait(0.1)


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Passing:
    return Passing(robot, tmp_path)


def test_taps_do_not_open_the_curtain(evening: Passing) -> None:
    bolt = evening.the(Bolt)
    for x in (bolt.x + 20, bolt.center_x, bolt.knob[0], bolt.right - 20):
        for _ in range(2):
            evening.robot.touch(bolt.to_window(x, bolt.center_y))
    evening.robot.wait(1)
    assert evening.sitting.tablet.where == "curtain"


@pytest.mark.parametrize("far", [0.3, 0.6, 0.85])
def test_a_bolt_half_slid_falls_back(evening: Passing, far: float) -> None:
    evening.slide(far)
    assert evening.sitting.tablet.where == "curtain"
    assert evening.the(Bolt).slid == 0


def test_the_bolts_end_is_half_a_second_before_the_page(evening: Passing) -> None:
    bolt = evening.the(Bolt)
    start = bolt.to_window(*bolt.knob)
    touch = UnitTestTouch(*start)
    touch.touch_down()
    evening.robot.wait(0.1)
    touch.touch_move(start[0] + bolt.way, start[1])
    evening.robot.wait(0.1)
    touch.touch_up()
    evening.robot.wait(0.4)
    assert evening.sitting.tablet.where == "curtain"
    evening.robot.wait(0.2)
    assert evening.sitting.tablet.where == "private"


@pytest.mark.garbage
def test_the_secret_is_there_while_it_is_held_and_no_longer(evening: Passing) -> None:
    evening.slide()
    assert evening.all(Secret) == []
    evening.hold(0.3)
    secret = weakref.ref(evening.the(Secret))
    evening.robot.touch_up()
    assert evening.all(Secret) == []
    gc.collect()
    assert secret() is None


def test_a_second_finger_hides(evening: Passing) -> None:
    evening.slide()
    evening.hold(0.3)
    second = UnitTestTouch(1200, 60)
    second.touch_down()
    evening.robot.wait(0.02)
    assert evening.all(Secret) == []
    second.touch_up()


def test_the_app_in_the_background_hides_and_closes_the_lid(evening: Passing) -> None:
    evening.slide()
    evening.hold(0.3)
    evening.app.on_pause()
    assert evening.all(Secret) == []
    assert evening.sitting.tablet.where == "curtain"
    evening.app.on_resume()
    assert evening.sitting.tablet.where == "curtain"


def test_going_on_opens_after_one_real_look(evening: Passing) -> None:
    evening.slide()
    evening.press("J'ai vu")
    assert evening.sitting.tablet.hand.to == 0
    for _ in range(3):  # several short looks do not count as a long one
        evening.hold(0.6)
        evening.robot.touch_up()
    evening.press("J'ai vu")
    assert evening.sitting.tablet.hand.to == 0
    evening.hold(1.2)
    evening.robot.touch_up()
    evening.press("J'ai vu")
    assert (evening.sitting.tablet.where, evening.sitting.tablet.hand.to) == ("curtain", 1)


@pytest.mark.garbage
def test_the_page_before_is_gone_when_the_lid_falls(evening: Passing) -> None:
    evening.slide()
    page = weakref.ref(evening.app.scene.screen)
    evening.hold(1.2)
    evening.robot.touch_up()
    evening.press("J'ai vu")
    gc.collect()
    assert page() is None
    assert evening.all(Peek) == []


def test_instead_of_holding_a_tap_shows_for_five_seconds(robot: Robot, tmp_path: Path) -> None:
    evening = Passing(robot, tmp_path, hold_to_see=False)
    evening.slide()
    peek = evening.the(Peek)
    evening.robot.touch(peek.to_window(*peek.center))
    evening.robot.wait(4.5)
    assert evening.the(Secret)
    evening.robot.wait(0.8)
    assert evening.all(Secret) == []


def test_nothing_leads_back_from_a_curtain(evening: Passing) -> None:
    evening.robot.press(27)
    assert evening.sitting.tablet.where == "curtain"
    assert Window.children[0] is evening.app.scene
