"""The end of a game holds up no frame: its picture is made a step in each, and its ceremony is built once."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.clock import Clock

from coffres.dev.window.game import people
from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.ui import darkroom
from coffres.ui.slices import ONE_STEP, Slices
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.last_board import LastBoard
from tests.ui.album_bench import picture_made
from tests.ui.evening import Evening
from tests.ui.finished import Finish

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


# The ceremony


@pytest.mark.parametrize("key", [*GAMES])
def test_a_ceremony_makes_nothing_anew_while_it_plays(robot: Robot, tmp_path: Path, key: str) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    finish.app.start(key, people(GAMES[key].seats[0]), {})
    finish.celebrate(seed=2)
    stage = finish.the(CeremonyStage)
    stage.stand_at(0.1)
    robot.wait(0.1)
    before = list(everything_in(stage.scene.canvas))
    seen = set()
    for played in (0.3, 0.5, 0.7, 0.9):
        stage.stand_at(played)
        robot.wait(0.05)
        after = list(everything_in(stage.scene.canvas))
        assert [one is other for one, other in zip(before, after, strict=True)] == [True] * len(before)
        seen.add(
            str([[getattr(each, what, None) for what in ("angle", "a", "pos", "size")] for each in after])
        )
    assert len(seen) > 1  # and yet something moves
