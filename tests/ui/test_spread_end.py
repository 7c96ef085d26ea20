"""The end of a game holds up no frame: its picture is made a step in each, and its ceremony is built once."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.clock import Clock

from coffres.dev.window.robot import Robot
from coffres.ui import darkroom
from coffres.ui.slices import ONE_STEP, Slices
from coffres.ui.widgets.last_board import LastBoard
from tests.ui.album_bench import picture_made
from tests.ui.evening import Evening

# The picture for the album


def test_work_of_one_step_a_frame_takes_as_many_frames(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    steps: list[int] = []

    def work() -> object:
        for _ in range(3):
            steps.append(Clock.frames)
            yield

    Slices(work(), slice_=ONE_STEP)
    evening.robot.wait(0.2)
    assert len(set(steps)) == 3


def test_the_picture_of_a_game_that_has_ended_is_made_over_several_frames(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: dict[str, int] = {}
    export, write = LastBoard.export_as_image, darkroom._write

    def noted(name: str, do: object) -> object:
        def noting(*args: object, **kwargs: object) -> object:
            frames[name] = Clock.frames
            return do(*args, **kwargs)

        return noting

    monkeypatch.setattr(LastBoard, "export_as_image", noted("drawn", export))
    monkeypatch.setattr(darkroom, "_write", noted("written", write))
    evening = Evening(robot, tmp_path, motion="none").start("roc_noir", 2)
    key, match = evening.sitting.key, evening.sitting.match
    match.play(match.interrupts()[0])
    evening.sitting.stage.go_on()
    assert picture_made(evening, key)
    assert frames["written"] >= frames["drawn"] + 3
