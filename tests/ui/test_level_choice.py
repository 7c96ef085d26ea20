"""The levels of automata: three keys, beside each other where there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.engine.levels import LEVELS
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.level_choice import LevelChoice
from tests.ui.test_players import open_at, screen


@pytest.mark.parametrize(("width", "columns"), [(284, 1), (560, 3), (640, 3)])
def test_on_a_phone_they_stand_one_below_the_other(
    robot: Robot, tmp_path: Path, width: int, columns: int
) -> None:
    """Beside each other, "Compagnon" was too small to read; and turning the tablet brings them back."""
    open_at(robot, tmp_path, text=150)
    choice = LevelChoice(size_hint_x=None, width=dp(284))
    screen(robot).add_widget(choice)
    robot.wait(0.3)
    choice.width = dp(width)
    robot.wait(0.3)
    assert len({plate.x for plate in choice.children}) == columns
    assert len({plate.y for plate in choice.children}) == len(LEVELS) // columns
    for plate in choice.children:
        (name,) = (widget for widget in plate.children if isinstance(widget, Fitted))
        assert plate.height >= dp(56)
        assert name.font_size >= dp(19)
