"""How fast things move: as people want it, and without movement their end is there at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.storage.settings import BRISK, CALM, NO_MOTION
from coffres.ui import motion
from coffres.ui.app import CoffresApp

_HALF = 0.5 + 1 / 30  # half of a second, and the frame that notices it


@pytest.fixture
def app(robot: Robot, tmp_path: Path) -> CoffresApp:
    app = CoffresApp(data=tmp_path)
    robot.open(app)
    return app


def moved(robot: Robot, seconds: float) -> float:
    piece = Widget()
    motion.Movement(x=100, d=seconds).start(piece)
    robot.wait(_HALF)
    motion.Movement.cancel_all(piece)
    return float(piece.x)


def test_a_movement_is_as_fast_as_people_want(app: CoffresApp, robot: Robot) -> None:
    app.change(motion=CALM)
    assert 50 <= moved(robot, 1.0) < 60
    app.change(motion=BRISK)
    assert 80 < moved(robot, 1.0) < 100
    app.change(motion=NO_MOTION)
    assert moved(robot, 1.0) == 100


def test_without_movement_people_see_it_as_long(app: CoffresApp) -> None:
    app.change(motion=NO_MOTION)
    assert (motion.lasts(2), motion.waits(2)) == (0, 2)
    app.change(motion=BRISK)
    assert motion.lasts(2) == motion.waits(2) < 2


def test_a_piece_that_is_carried_stands_at_the_end_of_every_step() -> None:
    assert [round(motion.lift(way), 6) for way in (0, 0.5, 1, 1.5, 2)] == [0, 1, 0, 1, 0]
