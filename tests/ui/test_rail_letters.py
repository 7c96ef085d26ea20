"""How large the letters of a panel get: where it is wide, and where nothing is to be pressed."""

from __future__ import annotations

from pathlib import Path

from kivy.metrics import dp, sp

from coffres.dev.window.robot import Robot
from coffres.ui.board import Control
from tests.ui.rails import LONG, panel


def test_in_a_wide_rail_plates_are_as_high_as_large_letters_of_the_question_let_them_be(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 800, 458)
    rail.prompt = "Le dé est-il attrapé ?"
    rail.put([Control(("act", name), name) for name in ("Réussi", "Manqué")], None)
    robot.wait(0.5)
    plates = rail.ids.plates.children
    assert min(plate.height for plate in plates) >= dp(100)
    assert all(plate.ids.words.font_size > plate.wish for plate in plates)
    assert rail.ids.prompt.font_size == sp(42)
    rail.prompt = 3 * LONG
    robot.wait(0.5)
    assert dp(50) <= plates[0].height < dp(60)
    assert all(plate.ids.words.font_size <= plate.wish for plate in plates)
    assert rail.ids.prompt.font_size >= sp(24)


def test_a_question_with_nothing_to_press_below_it_has_the_largest_letters(
    robot: Robot, tmp_path: Path
) -> None:
    """People tap the board then, and read it from where they stand."""
    rail = panel(robot, tmp_path, 460, 800)
    rail.prompt = "Bo, remets une clé dans la cellule de ton choix."
    robot.wait(0.5)
    assert rail.ids.prompt.font_size == sp(46)
    rail.put([Control(("act", "Renoncer"), "Renoncer")], None)
    robot.wait(0.5)
    assert rail.ids.prompt.font_size <= sp(42)
