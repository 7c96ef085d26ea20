"""The app may be killed at any moment: the game comes back as it was, and what is secret behind a curtain."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from kivy.tests.common import UnitTestTouch

from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import STOP, TABLE
from coffres.engine.registry import GAMES
from coffres.storage.saved_game import SavedGame
from coffres.ui.driver import Driver
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.dice import Dice
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.time_up import TimeUp
from tests.ui.evening import Evening
from tests.ui.halfway import dice_wait, take_up

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie")
_MOVES = 60


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
    assert evening.driver.stage == "private"


def a_secret_held(evening: Evening, folder: Path) -> None:
    a_page_open(evening, folder)
    evening.hold()
    assert evening.all(Peek)[0].ids.inside.children


def a_secret_let_go(evening: Evening, folder: Path) -> None:
    a_secret_held(evening, folder)
    evening.robot.wait(1.2)
    evening.robot.touch_up()
    assert evening.all(Peek)[0].looked


def an_event_being_read(evening: Evening, _folder: Path) -> None:
    evening.at_talk().driver.play(STOP)
    evening.driver.play(evening.driver.legal(TABLE)[0])
    assert evening.app.sitting.resolving


def an_hourglass_running(evening: Evening, _folder: Path) -> None:
    evening.at_talk(7)
    assert evening.driver.hourglasses.running


def an_hourglass_run_out(evening: Evening, _folder: Path) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    assert evening.all(TimeUp)


def dice_in_the_air(evening: Evening, folder: Path) -> None:
    take_up(evening, folder, "roc_noir", 2, dice_wait)
    evening.driver.roll()
    evening.robot.wait(0.2)
    assert any(dice.tumble < 1 for dice in evening.all(Dice))


MOMENTS: list[Callable[[Evening, Path], None]] = [
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


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_killed_in_the_middle_of_it(
    robot: Robot, tmp_path: Path, moment: Callable[[Evening, Path], None]
) -> None:
    before = Evening(robot, tmp_path / "before")
    moment(before, tmp_path / "before")
    state, over = before.driver._session.state.key(), not before.driver.asks()
    secret = any(ask.secret for ask in before.driver.asks())
    shutil.copytree(
        tmp_path / "before", tmp_path / "after"
    )  # what is on the disk at this moment, and no more
    robot.leave()

    after = Evening(robot, tmp_path / "after")
    (saved,) = after.app.shelf.running()
    assert saved.trouble is None
    after.app.resume(saved.key)
    robot.wait(0.3)
    assert after.driver._session.state.key() == state
    assert after.app.navigator.name == ("end" if over else "curtain" if secret else "table")
    assert not any(peek.shown for peek in after.all(Peek))


@pytest.mark.parametrize("key", GAMES)
def test_killed_after_any_move_of_any_game(robot: Robot, tmp_path: Path, key: str) -> None:
    path, rng = tmp_path / "game.jsonl", random.Random(5)
    chance = RandomChance(rng)
    names = NAMES[: GAMES[key].seats[1]]
    with SavedGame.create(path, key, names, {}, datetime(2026, 11, 18, tzinfo=UTC), chance) as saved:
        for _move in range(_MOVES):
            session = saved.session
            if not session.asks():
                break
            saved.play(random_move(session.game, session.state, chance, rng))
            copy = tmp_path / "copy.jsonl"
            shutil.copyfile(path, copy)
            with SavedGame.open(copy, chance) as again:
                driver = Driver(again, chance)
                driver.go_on()
                assert again.session.state.key() == session.state.key()
                assert driver.stage in ("curtain", "table", "over")
            copy.unlink()
