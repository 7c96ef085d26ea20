"""A game goes on after any interruption: a sheet, another setting, another name, another window size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.contract import CHANCE, Move
from coffres.ui.boards.fort_boyard.trial import TrialFan
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.text_field import TextField
from tests.games.fort_boyard.positions import GUARDIAN, TRIAL
from tests.ui.fort import Fort, new_robot

robot = pytest.fixture(new_robot)
Between = Callable[[Fort], Any]


def another_setting(fort: Fort, **changed: object) -> None:
    """Changes a setting on the pause sheet, by its controls."""
    fort.app.open_pause()
    fort.robot.wait(0.2)
    fort.press("Réglages")
    fort.app.change(**changed)
    close(fort)


def close(fort: Fort) -> None:
    while fort.app.scene.floating:
        fort.robot.press(ESCAPE)
        fort.robot.wait(0.2)


def another_language(fort: Fort) -> None:
    another_setting(fort, language="en")


def other_sounds(fort: Fort) -> None:
    another_setting(fort, sounds=30)


def another_name(fort: Fort) -> None:
    fort.app.open_pause()
    fort.robot.wait(0.2)
    fort.press("Les places")
    fort.tap(next(row for row in fort.all(PersonRow) if row.name == "Bo"))
    fort.all(TextField)[0].text = "Zoé"
    fort.robot.wait(0.1)
    fort.press("Prendre la place")
    close(fort)


def two_of_them(fort: Fort) -> None:
    other_sounds(fort)
    another_name(fort)


BETWEEN: list[Between] = [another_language, other_sounds, another_name, two_of_them]


@pytest.mark.parametrize("between", BETWEEN, ids=lambda between: between.__name__)
def test_the_next_card_from_the_fan_can_be_played(robot: Robot, tmp_path: Path, between: Between) -> None:
    fort = Fort(robot, tmp_path)
    between(fort)
    fort.arrange(pawns=[TRIAL - 1] * 3)
    fort.chance.next = (Move(CHANCE, "roll", (1,)),)
    fort.tap(fort.all(Plate)[0])
    fort.tap(fort.all(TrialFan)[0])
    assert fort.plates() != []
    before = len(fort.sitting.match.facts())
    fort.tap(fort.all(Plate)[-1], seconds=0.8)
    assert len(fort.sitting.match.facts()) > before


@pytest.mark.parametrize("between", BETWEEN, ids=lambda between: between.__name__)
def test_a_card_that_lies_open_can_be_played(robot: Robot, tmp_path: Path, between: Between) -> None:
    fort = Fort(robot, tmp_path)
    fort.picks("pinch")
    between(fort)
    for fan in fort.all(TrialFan):
        fort.tap(fan)
    assert fort.plates() != []


def test_two_crews_follow_a_setting(robot: Robot, tmp_path: Path) -> None:
    """After the change, the judge sees the secret by a tap and need not hold."""
    fort = Fort(robot, tmp_path)
    fort.asks(GUARDIAN)
    another_setting(fort, hold_to_see=False)
    fort.hold()
    fort.robot.touch_up()
    fort.robot.wait(0.2)
    assert fort.seen() != []
