"""Leaving the app and coming back: at every moment, with or without a message from Android; drawn again."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.misfits import misfits
from coffres.dev.window.robot import FRAME, Robot
from coffres.ui.widgets.peek import Peek
from tests.ui.evening import Evening
from tests.ui.moments import MOMENTS, Moment

HOUR = 3600.0
CALM = 2.0  # seconds after which nothing more happens
SIZES = (
    (1280, 800),
    (640, 800),
    (960, 600),
    (360, 800),
    (1280, 400),
    (1280, 800),
)  # beside another app, and alone again


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_an_hour_away_takes_no_sand_makes_no_move_and_shows_no_secret(
    evening: Evening, tmp_path: Path, moment: Moment
) -> None:
    moment(evening, tmp_path)
    sitting = evening.sitting
    log, sand = sitting.match.facts(), {glass.ask: glass.left for glass in sitting.hourglasses.running}
    hidden = sitting.tablet.where in ("curtain", "private")
    evening.app.on_pause()
    assert not evening.sensing
    assert sitting.tablet.where != "private"
    assert not any(peek.shown for peek in evening.all(Peek))
    evening.robot.now += HOUR
    evening.forget()
    evening.app.on_resume()
    evening.robot.wait(FRAME)
    assert sitting.match.facts() == log
    for glass in sitting.hourglasses.running:
        assert glass.left == pytest.approx(sand[glass.ask], abs=1.1)
    evening.robot.wait(CALM)
    assert sitting.tablet.where != "private"
    assert (sitting.tablet.where == "curtain") >= hidden


def test_a_return_that_nobody_announces_is_noticed(evening: Evening) -> None:
    evening.at_talk()
    left = evening.sitting.hourglasses.running[0].left
    evening.app.on_pause()
    evening.forget()
    evening.robot.now += HOUR
    evening.robot.wait(1)
    assert evening.asked("bars") == [()]  # hidden again, as after every return
    assert evening.sitting.hourglasses.running[0].left < left
    left = evening.sitting.hourglasses.running[0].left
    evening.app.on_resume()  # Android's message comes late
    assert evening.sitting.hourglasses.running[0].left == left


def test_the_last_frame_before_leaving_is_no_return(evening: Evening) -> None:
    evening.at_talk()
    evening.app.on_pause()
    evening.robot.wait(FRAME)
    assert evening.sitting.hourglasses.paused


def test_what_comes_back_is_drawn_until_it_is_surely_seen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.robot.wait(2)
    drawn: list[float] = []
    flip = Window.flip
    monkeypatch.setattr(Window, "flip", lambda: (drawn.append(evening.robot.now), flip()))
    evening.app.on_pause()
    evening.robot.now += HOUR
    back = evening.robot.now
    evening.app.on_resume()
    evening.robot.wait(2)
    assert [round(moment - back, 1) for moment in drawn] == [0.0, 0.2, 1.0]


def test_a_game_goes_on_in_a_window_of_any_size(evening: Evening) -> None:
    evening.at_talk()
    evening.sitting.hourglasses.pause("the test")
    for size in SIZES:
        Window.size = size
        evening.robot.wait(CALM)
        assert set(misfits(evening.app.scene, in_a_turn=True)) == set(), size
