"""Real dice: people enter what they show, die by die, and can correct it until they confirm."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.misfits import misfits
from coffres.dev.window.robot import Robot
from tests.ui.agency import Raid

DONE = "Voilà nos dés"


def before_a_guard(robot: Robot, folder: Path) -> Raid:
    settings = {"real_dice": True}
    raid = Raid(robot, folder, "..G" + "." * 20, 3, 9, settings=settings).open()
    raid.press("Affronter sans carte")
    return raid


def shown(raid: Raid) -> list[tuple[str, str]]:
    """What the plates show: a picture of the house, or words."""
    controls = [plate.control for plate in reversed(raid.page.ids.panel.ids.plates.children)]
    return [(control.text, control.picture) for control in controls]


def faces(colour: str) -> list[tuple[str, str]]:
    return [(str(side), f"die_{colour}_{side}") for side in range(1, 7)]


@pytest.mark.rule("AT-16")
def test_two_dice_are_told_one_after_the_other_each_in_its_colour(robot: Robot, tmp_path: Path) -> None:
    raid = before_a_guard(robot, tmp_path)
    assert shown(raid) == faces("red")
    raid.press("2")
    assert shown(raid) == faces("blue")
    raid.press("5")
    assert shown(raid) == [faces("red")[1], faces("blue")[4], (DONE, "")]
    assert raid.state.at[0] == 3  # nothing counts before it is confirmed
    raid.press(DONE)
    assert raid.told == "Ana fait 5, le garde 2. Ana passe : case 6."


def test_a_die_can_be_taken_up_again(robot: Robot, tmp_path: Path) -> None:
    raid = before_a_guard(robot, tmp_path)
    for plate in ("2", "5", "2"):
        raid.press(plate)
    assert shown(raid) == faces("red")
    raid.press("6")
    assert shown(raid) == [faces("red")[5], faces("blue")[4], (DONE, "")]
    raid.press(DONE)
    assert raid.told == "Ana fait 5, le garde 6. Le garde retient Ana."


def test_the_question_says_which_of_two_dice_that_are_alike(robot: Robot, tmp_path: Path) -> None:
    settings = {"real_dice": True}
    raid = Raid(robot, tmp_path, "." * 20, 9, 3, been=(0,), holder=1, settings=settings).open()
    raid.press("Lancer sans carte")
    assert raid.prompt() == "Ana, lance les deux dés."
    raid.press("1")
    assert raid.prompt() == "Et le dé 2 ?"
    assert [text for text, _picture in shown(raid)] == ["1", "2", "3", "4", "5", "6"]
    raid.press("1")
    assert raid.plates() == ["1", "1", DONE]


def test_a_single_die_has_its_faces_side_by_side(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "." * 20, 3, 9, settings={"real_dice": True}).open()
    raid.press("Lancer sans carte")
    assert raid.plates() == ["1", "2", "3", "4", "5", "6", DONE]


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_every_face_is_as_large_as_a_finger(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    raid = before_a_guard(robot, tmp_path)
    Window.size = size
    robot.wait(0.3)
    assert misfits(raid.app.scene, True) == []
