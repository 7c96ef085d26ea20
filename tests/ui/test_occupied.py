"""Two windows on one folder: the second says so, changes nothing, and goes on when the first is closed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.storage import settings
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.plate import Plate
from tests.house.tree import ROOT

TAKEN = "coffres est déjà ouvert sur cet appareil, dans une autre fenêtre."
_FIRST = """
import sys
from pathlib import Path
import tests.ui
from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
robot = Robot()
robot.open(CoffresApp(data=Path(sys.argv[1])))
robot.app.change(language="fr", music=7)
print(robot.app.navigator.name, flush=True)
if sys.stdin.readline():
    robot.leave()
    print("left", flush=True)
    sys.stdin.read()
"""
First = subprocess.Popen[str]


@pytest.fixture
def first(tmp_path: Path) -> Iterator[First]:
    """Runs the app in a process of its own."""
    command = [sys.executable, "-c", _FIRST, str(tmp_path)]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "home\n"
    yield process
    process.kill()
    process.communicate()


def opened(robot: Robot, folder: Path) -> Any:
    robot.open(CoffresApp(data=folder))
    robot.app.l10n.lang = "fr"
    robot.wait(0.2)
    return robot.app


def again(robot: Robot) -> None:
    (plate,) = (widget for widget in robot.app.scene.walk() if isinstance(widget, Plate))
    assert plate.text == "Réessayer"
    robot.touch(plate.to_window(*plate.center))
    robot.wait(0.3)


def test_the_second_window_says_so_until_the_first_is_killed(
    robot: Robot, tmp_path: Path, first: First
) -> None:
    before = (tmp_path / "settings.json").read_bytes()
    app = opened(robot, tmp_path)
    assert app.navigator.name == "occupied"
    assert TAKEN in robot.texts()
    again(robot)
    assert app.navigator.name == "occupied"
    app.on_pause()
    app.on_resume()
    assert app.navigator.back() is False  # the back key closes this window
    robot.press(ESCAPE)
    assert (tmp_path / "settings.json").read_bytes() == before
    first.kill()
    first.wait()
    again(robot)
    assert app.navigator.name == "home"
    assert app.settings.music == 7
    app.change(music=9)
    assert settings.kept(tmp_path / "settings.json").load()[0].music == 9


def test_it_goes_on_once_the_first_is_closed(robot: Robot, tmp_path: Path, first: First) -> None:
    app = opened(robot, tmp_path)
    assert app.navigator.name == "occupied"
    print("leave", file=first.stdin, flush=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "left\n"
    again(robot)
    assert app.navigator.name == "home"


def test_where_nothing_can_be_locked_home_comes_up_and_says_why(robot: Robot, tmp_path: Path) -> None:
    (tmp_path / "coffres.lock").mkdir()
    robot.open(CoffresApp(data=tmp_path))
    assert robot.app.navigator.name == "home"
    assert any("coffres.lock" in text for text in robot.texts())
