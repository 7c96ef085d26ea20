"""The real app in the real window, with a clock that tests control.

Kivy has one window for each process; each test starts its own app in it. Time passes only when a test says
so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coffres.dev.window.robot import Robot


@pytest.fixture
def robot() -> Iterator[Robot]:
    robot = Robot()
    yield robot
    robot.leave()
