"""The real app in the real window, in its own time.

Kivy has one window a process; each test starts an app of its own in it. Seconds pass when a test says so.
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
