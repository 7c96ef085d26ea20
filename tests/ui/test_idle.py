"""When nothing moves nothing is drawn; and what is tapped answers in the next frame."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.robot import FRAME, Robot
from tests.ui.test_passing import Evening


class Frames:
    """Counts what is drawn."""

    def __init__(self) -> None:
        self.drawn = 0

    def __enter__(self) -> Frames:
        Window.bind(on_flip=self._count)
        return self

    def __exit__(self, *_: object) -> None:
        Window.unbind(on_flip=self._count)

    def _count(self, *_: object) -> None:
        self.drawn += 1


def at(stage: str, robot: Robot, folder: Path) -> Evening:
    evening = Evening(robot, folder)
    if stage == "home":
        evening.app.home()
    elif stage == "private":
        evening.driver.lift()
    elif stage == "table":
        while evening.driver.stage != "table":
            if evening.driver.stage == "curtain":
                evening.driver.lift()
            ask = evening.driver.ask
            evening.driver.play(evening.driver.legal(ask.by)[-1])
    robot.wait(2)
    return evening


@pytest.mark.parametrize("stage", ["home", "curtain", "private", "table"])
def test_no_frame_is_drawn_when_nothing_moves(robot: Robot, tmp_path: Path, stage: str) -> None:
    at(stage, robot, tmp_path)
    with Frames() as frames:
        robot.wait(3)
    assert frames.drawn == 0


@pytest.mark.parametrize("stage", ["curtain", "private"])
def test_a_touch_answers_in_the_next_frame(robot: Robot, tmp_path: Path, stage: str) -> None:
    evening = at(stage, robot, tmp_path)
    with Frames() as frames:
        if stage == "private":
            evening.hold(0)
        else:
            evening.slide(0.5)
        robot.wait(FRAME)
    assert frames.drawn > 0
