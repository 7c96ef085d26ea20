"""The plates of a question in the rail: their rows, their letters, and what stands there without any."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp, sp

from coffres.dev.window.robot import Robot
from coffres.ui.board import Control
from tests.ui.rails import LONG, panel


@pytest.mark.parametrize(("text", "private", "columns"), [(100, True, 2), (150, True, 1), (150, False, 2)])
def test_two_plates_in_private_stand_below_each_other_where_letters_are_large(
    robot: Robot, tmp_path: Path, text: int, private: bool, columns: int
) -> None:
    rail = panel(robot, tmp_path, 345, 700)
    rail.public = not private
    robot.app.change(text_size=text)
    rail.prompt = "Qui ?"
    rail.put([Control(("act", name), name) for name in ("Composer", "Ne pas composer")], None)
    robot.wait(0.5)
    heights = rail.ids.column._least(rail.width - 2 * rail.ids.column.edge)
    assert heights[-1] == pytest.approx(dp(56 if columns == 2 else 122))


def test_plates_keep_their_rows_and_their_words_grow_where_there_is_room(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 345, 800)
    rail.put([Control(("act", name), name) for name in ("Tirer", "Garder", "Voir", "Passer")], None)
    for prompt, letters in (("Qui ?", 32), (4 * LONG, 22)):
        rail.prompt = prompt
        robot.wait(0.5)
        assert rail.ids.plates.cols == 2
        for plate in rail.ids.plates.children:
            assert plate.ids.words.font_size == pytest.approx(sp(letters), rel=0.1)


def test_a_drawn_finger_says_that_a_touch_on_the_board_is_the_answer(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 800)
    rail.prompt = "Qui ?"
    robot.wait(0.5)
    finger = rail.ids.tap
    assert finger.opacity == 1
    assert rail.y < finger.y < finger.top <= rail.ids.question.y
    rail.put([Control(("act", "draw"), "Tirer")], None)
    robot.wait(0.5)
    assert finger.opacity == 0
    rail.put([], None)
    rail.height = dp(330)  # no room
    robot.wait(0.5)
    assert finger.opacity == 0
