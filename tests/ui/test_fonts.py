from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest
from kivy.core.text import LabelBase
from kivy.uix.label import Label
from kivymd.uix.label import MDLabel

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.letters import READING
from coffres.places import ASSETS
from coffres.ui import fonts
from coffres.ui.theme import ThemedApp


def face_of(label: Label) -> str:
    """The file of the face in which a label is really written."""
    label.texture_update()
    path: str = label._label.options["font_name_r"]
    return path.rpartition("/")[2]


def test_every_label_is_written_in_the_reading_face(robot: Robot) -> None:
    robot.open(ThemedApp())  # KivyMD's labels take their theme from the running app
    fonts.register()
    for name in ("Regular", "Bold", "Italic", "BoldItalic"):
        style = {"bold": "Bold" in name, "italic": "Italic" in name}
        for label in (Label(text="é", **style), MDLabel(text="é", **style)):
            assert face_of(label) == f"CoffresReading-{name}.ttf"


def test_every_game_has_a_face_of_its_own() -> None:
    fonts.register()
    faces = {face_of(Label(text="é", font_name=fonts.display(key))) for key in GAMES}
    assert len(faces) == len(GAMES)
    assert fonts.display("a sixth game") == fonts.TEXT


def test_every_face_that_is_shipped_is_used() -> None:
    fonts.register()
    used = {path for faces in LabelBase._fonts.values() for path in faces}
    assert {str(path) for path in ASSETS.rglob("*.ttf")} <= used


def test_a_face_is_found_by_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And without one a game has the face to read in."""
    with_one, without, *_ = GAMES
    monkeypatch.setattr(fonts, "ASSETS", tmp_path)
    fonts.face_of.cache_clear()
    (tmp_path / with_one / "font").mkdir(parents=True)
    face = copy(READING, tmp_path / with_one / "font" / "AnyFace-Regular.ttf")
    assert (fonts.face_of(with_one), fonts.face_of(without)) == (face, None)
    assert [fonts.display(key) for key in (with_one, without)] == [with_one, fonts.TEXT]
    fonts.register()
    assert face_of(Label(text="é", font_name=with_one)) == face.name
    monkeypatch.undo()
    fonts.face_of.cache_clear()
    fonts.register()
    assert face_of(Label(text="é", font_name=with_one)) != face.name
