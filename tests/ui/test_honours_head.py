"""The head of the honours' pages on a low tablet with large letters: it leaves room for what is below it."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from tests.ui.test_honours import House


@pytest.mark.parametrize(("size", "flat"), [((960, 600), True), ((1280, 800), False), ((360, 800), True)])
def test_the_tabs_are_low_where_the_tablet_is(
    robot: Robot, tmp_path: Path, size: tuple[int, int], flat: bool
) -> None:
    house = House(robot, tmp_path, games=5)
    house.app.change(text_size=150)
    house.look()
    house.screen.size_hint = None, None
    house.screen.size = dp(size[0]), dp(size[1])
    house.settle()
    tabs = house.screen.ids.tabs.children
    assert [tab.flat for tab in tabs] == [flat] * len(tabs)
    assert all(tab.ids.name.font_size >= dp(14) for tab in tabs)
    assert house.screen.ids.first.to_window(0, house.screen.ids.first.top)[1] >= dp(size[1]) * 0.33
