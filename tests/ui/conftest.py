"""The real app in the real window, with a clock that tests control.

Kivy has one window for each process; each test starts its own app in it. Time passes only when a test says
so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.text import Label as Letters
from kivy.graphics.texture import Texture

from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques import art, figure
from coffres.ui.pictures import Picture, picture
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
def agency_pictures(monkeypatch: pytest.MonkeyPatch) -> dict[Texture, str]:
    """The names of the agency's pictures that are laid into scenes, as it happens: one that gives its place
    in memory to others is read again later, as another texture."""
    names: dict[Texture, str] = {}

    def noted(name: str, *of: object, **how: object) -> Picture:
        found = picture(name, *of, **how)
        names[found.texture] = name
        return found

    for module in (figure, art):
        monkeypatch.setattr(module, "picture", noted)
    return names


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
