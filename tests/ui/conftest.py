"""The real app in the real window, with a clock that tests control.

Kivy has one window for each process; each test starts its own app in it. Time passes only when a test says
so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.text import Label as Letters

from coffres.dev.window.robot import Robot
from tests.ui.unswept import as_in_the_app, unswept


@pytest.fixture(autouse=True)
def sweeping(request: pytest.FixtureRequest) -> Iterator[None]:
    """Garbage is looked for as in the app where a test says that it matters, otherwise after each test."""
    with as_in_the_app() if request.node.get_closest_marker("garbage") else unswept(request.path):
        yield


@pytest.fixture
def robot() -> Iterator[Robot]:
    robot = Robot()
    yield robot
    robot.leave()


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever words Kivy has measured since the test began."""
    words: list[str] = []
    measure = Letters.get_extents

    def noted(letters: Letters, text: str) -> tuple[float, float]:
        words.append(text)
        return measure(letters, text)

    monkeypatch.setattr(Letters, "get_extents", noted)
    return words
