"""Dice that wait to be rolled: a shake, the space bar or the plate rolls them, and nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, Fact
from coffres.ui import sitting as sitting_module
from coffres.ui.board import Board
from coffres.ui.board_parts import Throw
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening, lying

SPACE = 32


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


class PlainThrow(Throw):
    def fallen(self, fact: Fact) -> tuple[int, ...]:
        return (fact[2][0],) if fact and fact[1] == "roll" else ()


class PlainBoard(Board):
    """A board that is just enough to roll dice; it draws nothing."""

    throw = PlainThrow()


@pytest.fixture
def rolling(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return at_a_roll(evening, monkeypatch)


def at_a_roll(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Roc noir, at its first roll of a die."""
    monkeypatch.setattr(sitting_module, "board_of", lambda _key: PlainBoard)
    evening.start("roc_noir", 2)
    while not (evening.sitting.tablet.ask.by == CHANCE and evening.sitting.tablet.ask.dice):
        assert evening.sitting.asking.play(evening.sitting.match.legal(evening.sitting.tablet.ask.by)[0])
        evening.robot.wait(0.6)
    evening.forget()
    return evening


def rolls(evening: Evening) -> int:
    return sum(fact[0] == CHANCE for fact in evening.sitting.match.facts())


def test_a_shake_rolls_what_is_due_once(rolling: Evening) -> None:
    before = rolls(rolling)
    assert rolling.sensing
    rolling.move(1, lying)
    assert rolls(rolling) == before
    rolling.shake()
    assert rolls(rolling) == before + 1


def test_it_is_disarmed_as_soon_as_it_was_rolled(rolling: Evening) -> None:
    rolling.app.senses.roll()
    assert not rolling.sensing
    assert not rolling.app.senses.roll()


def test_the_plate_disarms_it_too(rolling: Evening) -> None:
    (plate,) = (plate for plate in rolling.all(Plate) if plate.text == "Lancer le dé")
    rolling.robot.touch(plate.to_window(*plate.center))
    assert not rolling.sensing


def test_the_space_bar_rolls(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.robot.press(SPACE)
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_the_dice_are_heard_to_tumble_and_to_land(rolling: Evening) -> None:
    rolling.robot.press(SPACE)
    assert rolling.heard() == ["dice_shake"]
    rolling.robot.wait(1.2)
    assert rolling.heard()[:2] == ["dice_shake", "dice_land"]


def test_a_touch_is_no_shake(rolling: Evening) -> None:
    before = rolls(rolling)
    for _ in range(6):
        rolling.robot.touch((30, 30))
        rolling.shake(0.25)
    assert rolls(rolling) == before


def test_nothing_rolls_under_a_sheet(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.open_pause()
    rolling.shake()
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before


def test_what_is_noted_does_not_keep_dice_from_rolling(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.note("Une phrase.")
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_switched_off_a_shake_is_nothing_and_the_space_bar_still_rolls(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.change(shake="off")
    assert not rolling.sensing
    rolling.shake()
    assert rolls(rolling) == before
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_in_the_background_the_sensor_rests(rolling: Evening) -> None:
    rolling.app.on_pause()
    assert not rolling.sensing
    rolling.app.on_resume()
    assert rolling.sensing


@pytest.mark.parametrize("setting", [{"real_dice": True}, {"shake": "off"}])
def test_where_nothing_is_to_be_shaken_the_sensor_rests(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: dict[str, object]
) -> None:
    assert not at_a_roll(Evening(robot, tmp_path, **setting), monkeypatch).sensing
