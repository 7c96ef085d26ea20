"""Events planned before somebody left, paused or interrupted: they do nothing afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.contract import STOP, TABLE, Move
from coffres.ui.hourglasses import Hourglasses
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.dice import Dice
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.time_up import TimeUp
from tests.ui.evening import Evening
from tests.ui.halfway import dice_wait, take_up

CALM = 6.0  # seconds after which nothing more happens


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def settled(evening: Evening) -> Evening:
    evening.robot.until(lambda: not evening.app.sitting.telling.resolving, CALM)
    return evening


def at_the_last_event(evening: Evening) -> Evening:
    """The cards have been turned: people read that, and then the game is over."""
    settled(evening.at_talk()).sitting.asking.play(STOP)
    evening.sitting.asking.play(evening.sitting.match.legal(TABLE)[0])
    assert evening.app.sitting.telling.resolving
    return evening


def at_home(evening: Evening) -> bool:
    return evening.app.navigator.name == "home" and evening.app.sitting is None


def test_leaving_while_an_event_is_shown_stays_at_home(evening: Evening) -> None:
    at_the_last_event(evening)
    evening.app.home()
    evening.robot.wait(CALM)
    assert at_home(evening)


@pytest.mark.parametrize(("key", "seats"), [("roc_noir", 2), ("fort_boyard", 4), ("agence_tous_risques", 4)])
def test_leaving_while_dice_tumble_stays_at_home_in_silence(
    evening: Evening, tmp_path: Path, key: str, seats: int
) -> None:
    take_up(evening, tmp_path, key, seats, dice_wait)
    evening.sitting.asking.roll()
    evening.robot.wait(0.2)
    assert any(dice.tumble < 1 for dice in evening.all(Dice))
    evening.forget()
    evening.app.home()
    evening.robot.wait(CALM)
    assert at_home(evening)
    assert evening.heard() == []


def test_leaving_under_the_end_of_an_hourglass_stays_at_home(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(1)
    (end,) = evening.all(TimeUp)
    evening.app.home()
    end.dismiss()
    evening.robot.wait(CALM)
    assert at_home(evening)


def test_leaving_the_ceremony_crowns_nobody(evening: Evening) -> None:
    at_the_last_event(evening)
    assert evening.robot.until(lambda: isinstance(evening.app.scene.screen, EndScreen), CALM)
    evening.forget()
    evening.app.home()
    evening.robot.wait(2 * CALM)
    assert evening.heard() == []


def test_what_is_held_is_let_go_when_the_game_is_left(evening: Evening) -> None:
    evening.start()
    evening.sitting.stage.lift()
    evening.robot.wait(0.1)
    evening.hold()
    (peek,) = evening.all(Peek)
    assert peek.inside.children
    evening.app.home()
    assert not peek.shown
    assert not peek.inside.children
    evening.robot.touch_up()


def test_two_events_at_once_go_on_once(evening: Evening) -> None:
    settled(evening.at_talk())
    places: list[str] = []
    evening.sitting.stage.bind(on_position=lambda _: places.append(evening.sitting.tablet.where))
    evening.app.sitting.telling.go_on_in(0.2)
    evening.sitting.asking.play(Move(TABLE, "end_talk"))
    evening.app.sitting.telling.go_on_in(0.3)
    evening.robot.wait(CALM)
    assert places == ["curtain"]


def test_a_question_is_not_asked_again_when_nothing_was_shown(evening: Evening) -> None:
    settled(evening.at_talk())
    places: list[str] = []
    evening.sitting.stage.bind(on_position=lambda _: places.append(evening.sitting.tablet.where))
    evening.sitting.telling.go_on()
    assert places == []


# Who stops the sand, and who lets it fall again


@pytest.fixture
def glasses(robot: Robot) -> Hourglasses:
    return Hourglasses(lambda _ask: None, 1.0)


def test_each_reason_is_taken_back_on_its_own(glasses: Hourglasses) -> None:
    glasses.pause("the table")
    glasses.pause("the app")
    glasses.pause("the app", False)
    assert glasses.paused
    glasses.pause("the table", False)
    assert not glasses.paused


def stands_until_closed(evening: Evening) -> bool:
    """Whether the sand stands under the open sheet and falls once it is closed."""
    glass = evening.sitting.hourglasses.running[0]
    left = glass.left
    evening.robot.wait(3)
    stood = glass.left == left
    evening.robot.press(ESCAPE)
    evening.robot.wait(1)
    return stood and glass.left < left


def test_the_app_comes_back_under_an_open_sheet(evening: Evening) -> None:
    settled(evening.at_talk())
    evening.app.open_pause()
    evening.app.on_pause()
    evening.app.on_resume()
    assert stands_until_closed(evening)


def test_a_sheet_closed_in_the_background_wakes_nothing(evening: Evening) -> None:
    settled(evening.at_talk())
    glass = evening.sitting.hourglasses.running[0]
    evening.app.open_pause()
    evening.app.on_pause()
    evening.robot.press(ESCAPE)
    left = glass.left
    evening.robot.now += 3
    evening.app.on_resume()
    assert glass.left == left
    evening.robot.wait(1)
    assert glass.left < left


def test_no_sand_falls_while_a_rule_is_read(evening: Evening) -> None:
    settled(evening.at_talk())
    evening.app.open_rules("coffre_et_cle", "CC-26")
    assert stands_until_closed(evening)


def test_an_hour_in_which_the_device_slept_takes_no_sand(evening: Evening) -> None:
    settled(evening.at_talk())
    glass = evening.sitting.hourglasses.running[0]
    before = glass.left
    evening.app.on_pause()
    evening.robot.now += 3600  # no frame is drawn meanwhile
    evening.app.on_resume()
    evening.robot.wait(0.5)
    assert glass.left == pytest.approx(before - 1.5, abs=0.2)


# Two crews, one tablet


@pytest.fixture
def shared(evening: Evening, tmp_path: Path) -> Evening:
    return take_up(
        evening,
        tmp_path,
        "fort_boyard",
        4,
        lambda session: (
            any(ask.dice for ask in session.asks()) and any(ask.prompt == "judge" for ask in session.asks())
        ),
    )


def test_a_shared_tablet_is_not_shaken(shared: Evening) -> None:
    assert shared.app.navigator.name == "split"
    before = len(shared.sitting.match.facts())
    shared.shake()
    assert len(shared.sitting.match.facts()) == before
    assert not shared.sensing


def test_the_judge_lets_go_when_the_app_does(shared: Evening) -> None:
    shared.hold()
    (peek,) = shared.all(Peek)
    assert peek.inside.children
    shared.app.on_pause()
    assert not peek.inside.children
    shared.robot.touch_up()


def test_dice_between_two_crews_are_heard(shared: Evening) -> None:
    shared.forget()
    shared.sitting.asking.roll()
    assert shared.heard() == ["dice_shake"]
    shared.robot.wait(1.2)
    assert "dice_land" in shared.heard()


def test_a_verdict_while_dice_fall_is_told_with_them(shared: Evening) -> None:
    shared.sitting.asking.roll()
    shared.robot.wait(0.2)
    sitting = shared.app.sitting
    (judge,) = (ask for ask in shared.sitting.match.asks() if ask.prompt == "judge")
    shared.sitting.asking.play(shared.sitting.match.legal(judge.by)[0])
    shared.robot.wait(CALM)
    assert not sitting.telling.resolving
    assert shared.app.navigator.name in ("table", "split", "curtain", "end")
