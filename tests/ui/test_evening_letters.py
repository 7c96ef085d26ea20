"""An evening on every size: names and the winner in large letters, a tray with a die for each who throws."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp, sp

from coffres.dev.window.robot import Robot
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.key_rack import KeyHook
from tests.ui.evening_table import COFFRE, ROC, Party


def at_the_end(robot: Robot, folder: Path, *keys: tuple[int, ...]) -> Party:
    party = Party(robot, folder, still=True).begin(4, COFFRE, ROC)
    for one in keys:
        party.play(*one)
    party.app.evenings.show()
    robot.wait(0.2)
    party.press("Ouvrir le grand coffre")
    return party


@pytest.mark.parametrize("size", [(360, 800), (960, 600), (1280, 800)])
def test_the_winner_is_told_in_large_letters_on_a_phone_too(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0), (3, 0, 0, 2))
    screen = party.screen
    screen.size_hint = None, None
    screen.size = dp(size[0]), dp(size[1])
    screen.title = "Anne-Charlotte emporte la soirée !"
    robot.wait(0.5)
    (title,) = (label for label in party.all(Fitted) if label.text == screen.title)
    assert title.font_size >= sp(24)
    assert title.texture_size[1] <= title.height


def test_a_die_waits_in_the_tray_of_everybody_who_throws(robot: Robot, tmp_path: Path) -> None:
    screen = at_the_end(robot, tmp_path, (3, 2, 1, 0), (0, 1, 2, 3)).screen
    robot.wait(0.5)
    for thrower in screen.throwers.values():
        assert dp(20) < thrower.ghost < min(thrower.size)
    assert screen.key > 0
    screen.size_hint = None, None
    screen.size = dp(960), dp(600)
    robot.wait(0.5)
    assert screen.key == 0  # the dice have its room


@pytest.mark.parametrize("size", [(360, 800), (960, 600), (1280, 800)])
def test_the_names_below_the_keys_are_read_from_a_chair(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    """On paper as large as the rings leave room for, at the largest text size too."""
    party = Party(robot, tmp_path, still=True).begin(4, COFFRE, ROC)
    party.app.change(text_size=150)
    party.app.evenings.show()
    robot.wait(0.2)
    party.screen.size_hint = None, None
    party.screen.size = dp(size[0]), dp(size[1])
    for hook, name in zip(
        party.all(KeyHook), ("Anne-Charlotte", "Grand-maman Lili", "Bo", "Zoé"), strict=True
    ):
        hook.name = name
    robot.wait(0.5)
    for hook in party.all(KeyHook):
        (label,) = (one for one in hook.walk() if isinstance(one, Fitted) and one.text == hook.name)
        assert label.font_size >= dp(16)
        assert not label.shorten
