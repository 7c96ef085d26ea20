"""The end of an hourglass: ticks, a gong, three pulses, and a full screen until it is touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.uix.label import Label

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.ui import telling
from coffres.ui.widgets.sand import Sand
from coffres.ui.widgets.time_up import TimeUp
from tests.ui.evening import Evening


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def test_the_last_five_seconds_tick_and_the_gong_comes_with_five_pulses(evening: Evening) -> None:
    evening.at_talk(5.3).forget()
    evening.robot.wait(0.2)
    assert evening.heard() == []
    evening.robot.wait(0.2)
    assert evening.heard() == ["tick"]
    evening.robot.wait(4.5)
    assert evening.heard() == ["tick", "tock", "tick", "tock", "tick"]
    evening.robot.wait(0.5)
    assert evening.heard()[5:] == ["gong"]
    assert evening.asked("vibrator") == [(0.3, 0.3, 0.3, 0.3, 0.6)]


def test_the_end_of_an_hourglass_fills_the_screen_until_it_is_touched(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    (end,) = evening.all(TimeUp)
    assert end.size == evening.app.scene.size
    assert end.game == evening.sitting.game
    assert "Le temps de parole est écoulé." in evening.robot.texts()
    (sand,) = (sand for sand in evening.all(Sand) if sand in end.walk())
    assert sand.seconds == 0
    assert sand.y > max(label.top for label in end.walk() if isinstance(label, Label) and label.text)
    evening.robot.touch(end.center)  # somebody who was pressing something just then has not read this yet
    assert evening.all(TimeUp) == [end]
    evening.robot.wait(5)
    assert (evening.sitting.tablet.where, evening.all(TimeUp)) == ("table", [end])
    evening.robot.touch((40, 40))
    assert evening.all(TimeUp) == []
    assert evening.robot.until(lambda: evening.sitting.tablet.where == "curtain", 6)


def test_the_back_key_too_ends_it(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(1)
    evening.robot.press(ESCAPE)
    assert evening.robot.until(lambda: evening.sitting.tablet.where == "curtain", 6)


def test_what_the_hourglass_ended_is_saved_before_anybody_touches(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    assert evening.sitting.match.facts()[-1][1] == "talk_clock"


def test_a_pause_of_the_app_stops_the_sand_and_what_is_heard(evening: Evening) -> None:
    evening.at_talk(0.5)
    evening.forget()
    evening.app.on_pause()
    evening.robot.now += 5
    assert evening.heard() == []
    evening.app.on_resume()
    evening.robot.wait(0.7)
    assert "gong" in evening.heard()


def test_an_app_that_comes_back_finds_the_end_still_there(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(1)
    evening.app.on_pause()
    evening.app.on_resume()
    evening.robot.wait(5)
    assert len(evening.all(TimeUp)) == 1
    assert evening.sitting.hourglasses.paused


def test_a_moment_in_which_a_hand_rolls_is_over_without_a_gong(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    # now the last ten seconds of the talk are announced to all
    monkeypatch.setattr(telling, "WHOLE_TABLE", 11)
    evening.at_talk(0.5)
    evening.forget()
    evening.robot.wait(1)
    assert "gong" not in evening.heard()
    assert not evening.all(TimeUp)
    assert evening.sitting.match.facts()[-1][1] == "talk_clock"
