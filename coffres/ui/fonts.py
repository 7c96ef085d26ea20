"""The typefaces of the app: one for reading, and one a game for large words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kivy.core.text import LabelBase

from coffres.engine.registry import GAMES
from coffres.letters import READING
from coffres.places import ASSETS
from coffres.truetype import signs

TEXT = "text"
HOUSE = next(iter(GAMES))  # the game whose letters name the house
# The font name that Kivy's labels and all font styles of KivyMD use by default.
_DEFAULT = "Roboto"


def register() -> None:
    """Makes the faces known by name, a game's by its key. After KivyMD is imported, which registers its own
    default."""
    weights = ("Regular", "Italic", "Bold", "BoldItalic")
    files = [str(READING.with_stem(READING.stem.replace("Regular", weight))) for weight in weights]
    for name in (TEXT, _DEFAULT):
        LabelBase.register(name, *files)
    for key in GAMES:
        if face := face_of(key):
            LabelBase.register(key, str(face))


def display(key: str, words: str = "") -> str:
    """The name of the face of a game's large words, at 36 sp and more and never for rules; the reading face
    where a game has none, or none for these words."""
    face = face_of(key) if key in GAMES else None
    return key if face and signs(face).issuperset(words) else TEXT


@cache
def face_of(key: str) -> Path | None:
    """The file of a game's own face: the one in the folder `font` of its assets, beside its licence."""
    folder = ASSETS / key / "font"
    files = folder.iterdir() if folder.is_dir() else ()
    return next((path for path in files if path.suffix == ".ttf"), None)
