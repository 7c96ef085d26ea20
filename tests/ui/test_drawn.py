"""The log says which screen is drawn, and not earlier: tools/apk/emulator.py waits for that line."""

from __future__ import annotations

from collections.abc import Iterator
from logging import Handler, LogRecord
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.logger import Logger

from coffres.dev.window.robot import FRAME, Robot
from coffres.ui.app import CoffresApp
from tools.apk.emulator import DRAWN


class Told(Handler):
    """The screens that the log has named, and how often the window had been drawn by then."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0
        self.screens: list[tuple[str, bool]] = []

    def emit(self, record: LogRecord) -> None:
        found = DRAWN.search(record.getMessage())
        if found:
            self.screens.append((found[1], self.drawn > 0))
            self.drawn = 0

    def flip(self, *_: object) -> None:
        self.drawn += 1


@pytest.fixture
def told() -> Iterator[Told]:
    handler = Told()
    Logger.addHandler(handler)
    Window.bind(on_flip=handler.flip)
    yield handler
    Window.unbind(on_flip=handler.flip)
    Logger.removeHandler(handler)


def test_home_is_told_of_when_it_has_been_drawn(robot: Robot, tmp_path: Path, told: Told) -> None:
    robot.open(CoffresApp(data=tmp_path))
    assert told.screens == [("home", True)]


def test_every_screen_is_told_of_once_and_what_was_never_seen_is_not(
    robot: Robot, tmp_path: Path, told: Told
) -> None:
    app = CoffresApp(data=tmp_path)
    robot.open(app)
    app.choose_players("coffre_et_cle")
    app.navigator.show("settings")
    assert len(told.screens) == 1
    robot.wait(10 * FRAME)
    app.home()
    robot.wait(10 * FRAME)
    assert told.screens == [("home", True), ("settings", True), ("home", True)]
