"""Moments of an evening at which the app may be killed, or go to the background."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.tests.common import UnitTestTouch

from coffres.engine.contract import STOP, TABLE
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.dice import Dice
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.time_up import TimeUp
from tests.ui.evening import Evening
from tests.ui.halfway import dice_wait, take_up

Moment = Callable[[Evening, Path], None]


def at_a_curtain(evening: Evening, _folder: Path) -> None:
    evening.start()


def the_bolt_half_slid(evening: Evening, _folder: Path) -> None:
    evening.start()
    slide(evening, 0.5)
    assert 0 < evening.all(Bolt)[0].slid < 1


def the_bolt_slid_to_its_end(evening: Evening, _folder: Path) -> None:
    evening.start()
    slide(evening, 1.0).touch_up()
    evening.robot.wait(0.2)
    assert evening.all(Bolt)[0].opened


def slide(evening: Evening, far: float) -> UnitTestTouch:
    (bolt,) = evening.all(Bolt)
    x, y = bolt.to_window(*bolt.knob)
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    evening.robot.wait(0.1)
    finger.touch_move(x + far * bolt.way, y)
    evening.robot.wait(0.1)
    return finger


def a_page_open(evening: Evening, _folder: Path) -> None:
    evening.start()
    evening.slide()
    assert evening.sitting.tablet.where == "private"


def a_secret_held(evening: Evening, folder: Path) -> None:
    a_page_open(evening, folder)
    evening.hold()
    assert evening.all(Peek)[0].inside.children


def a_secret_let_go(evening: Evening, folder: Path) -> None:
    a_secret_held(evening, folder)
    evening.robot.wait(1.2)
    evening.robot.touch_up()
    assert evening.all(Peek)[0].looked


def an_event_being_read(evening: Evening, _folder: Path) -> None:
    evening.at_talk().sitting.asking.play(STOP)
    evening.sitting.asking.play(evening.sitting.match.legal(TABLE)[0])
    assert evening.app.sitting.telling.resolving


def an_hourglass_running(evening: Evening, _folder: Path) -> None:
    evening.at_talk(7)
    assert evening.sitting.hourglasses.running


def an_hourglass_run_out(evening: Evening, _folder: Path) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    assert evening.all(TimeUp)


def dice_in_the_air(evening: Evening, folder: Path) -> None:
    take_up(evening, folder, "roc_noir", 2, dice_wait)
    evening.sitting.asking.roll()
    evening.robot.wait(0.2)
    assert any(dice.tumble < 1 for dice in evening.all(Dice))


MOMENTS: list[Moment] = [
    at_a_curtain,
    the_bolt_half_slid,
    the_bolt_slid_to_its_end,
    a_page_open,
    a_secret_held,
    a_secret_let_go,
    an_event_being_read,
    an_hourglass_running,
    an_hourglass_run_out,
    dice_in_the_air,
]
