"""Eyes recognise a picture by what it shows, and never take it for another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.ui import pictures
from tests.ui.eyes import Eyes, Seen


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch, robot: Robot) -> Eyes:
    return Eyes(monkeypatch)


def looks(eyes: Eyes, texture: Texture) -> list[Seen]:
    shown = Widget()
    with shown.canvas:
        Rectangle(texture=texture)
    return eyes.seen(shown)


def test_a_picture_that_was_read_again_is_the_same(eyes: Eyes) -> None:
    first = pictures.texture("die_red_6")
    before = looks(eyes, first)
    pictures.memory().forget(lambda _path: True)
    again = pictures.texture("die_red_6")
    assert again is not first
    assert looks(eyes, again) == before


def test_two_parts_of_a_sheet_are_two_pictures(eyes: Eyes) -> None:
    one, other = "die_red_6", "die_red_5"
    assert pictures._file(one, "") == pictures._file(other, "")
    assert looks(eyes, pictures.texture(one)) != looks(eyes, pictures.texture(other))


def test_files_of_one_name_in_two_folders_are_two(eyes: Eyes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games may use the same name for a sheet, and cut the same corner out of it."""
    seen = []
    for folder in ("one", "other"):
        path = Path(folder) / "1x" / "board.png"
        monkeypatch.setattr(pictures.memory(), "_load", lambda _path: Texture.create(size=(8, 8)))
        sheet = pictures.memory().take(path)
        cut = pictures._cut(sheet, {"file": "board.png", "rect": [0, 0, 4, 4]})
        seen.append(looks(eyes, cut.texture))
    assert seen[0] != seen[1]


def test_what_is_painted_anew_is_another(eyes: Eyes) -> None:
    one, other = (Texture.create(size=(8, 8)) for _each in range(2))
    assert looks(eyes, one) == looks(eyes, one)
    assert looks(eyes, one) != looks(eyes, other)
