"""The album is made ready where people may open it next, while they touch nothing, and once."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.ui import album_ahead
from tests.ui.evening import Evening

_STEPS = 5


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steps that have been done."""
    done: list[int] = []

    def steps() -> Generator[None, None, None]:
        for step in range(_STEPS):
            done.append(step)
            yield

    monkeypatch.setattr(album_ahead, "_steps", steps)
    return done


@pytest.fixture
def evening(done: list[int], robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none")


def at_home(evening: Evening) -> None:
    evening.app.home()
    evening.robot.wait(0.2)


def test_it_is_made_ready_at_home_when_nobody_touches_it(evening: Evening, done: list[int]) -> None:
    at_home(evening)
    evening.robot.touch((5, 5))
    evening.robot.wait(1)
    assert not done
    evening.robot.wait(2)
    assert done == [*range(_STEPS)]


def test_one_step_is_done_in_a_frame(evening: Evening, done: list[int]) -> None:
    at_home(evening)
    evening.robot.until(lambda: bool(done), 5)
    assert len(done) < _STEPS


def test_whoever_leaves_home_waits_for_none_of_it(evening: Evening, done: list[int]) -> None:
    evening.app.choose_players("roc_noir")
    evening.robot.wait(4)
    assert not done


def test_it_is_done_once(evening: Evening, done: list[int]) -> None:
    at_home(evening)
    evening.robot.wait(4)
    evening.app.choose_players("roc_noir")
    evening.robot.wait(0.5)
    at_home(evening)
    evening.robot.wait(4)
    assert len(done) == _STEPS


def test_its_rooms_are_there() -> None:
    assert list(album_ahead._steps())


def test_an_app_that_ends_makes_nothing_ready_any_more(evening: Evening, done: list[int]) -> None:
    evening.robot.until(lambda: bool(done), 5)
    begun = len(done)
    evening.app.dispatch("on_stop")
    evening.robot.wait(2)
    assert 0 < begun == len(done) < _STEPS
