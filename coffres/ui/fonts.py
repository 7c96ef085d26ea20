"""The typefaces of the app: one for reading, and one a game for large words."""

from __future__ import annotations

from pathlib import Path

from kivy.core.text import LabelBase

from coffres.letters import READING
from coffres.truetype import signs

TEXT = "text"
# The font name that Kivy's labels and all font styles of KivyMD use by default.
_DEFAULT = "Roboto"
_FOLDER = READING.parent.parent
# By the game's key. Only used at 36 sp and more, and never for rules.
_DISPLAY = {
    "fort_boyard": "pirata_one/PirataOne-Regular",
    "casse_du_siecle": "limelight/Limelight-Regular",
    "roc_noir": "grenze_gotisch/GrenzeGotisch-SemiBold",
    "agence_tous_risques": "black_ops_one/BlackOpsOne-Regular",
    "coffre_et_cle": "cinzel/Cinzel-Bold",
}


def register() -> None:
    """Registers the typefaces by name. Must come after the import of KivyMD, which registers its own
    default."""
    weights = ("Regular", "Italic", "Bold", "BoldItalic")
    files = [str(READING.with_stem(READING.stem.replace("Regular", weight))) for weight in weights]
    for name in (TEXT, _DEFAULT):
        LabelBase.register(name, *files)
    for key in _DISPLAY:
        LabelBase.register(key, str(_file(key)))


def display(key: str, words: str = "") -> str:
    """The typeface of a game's large words. The reading face if the game has none, or if it lacks a letter of
    `words`."""
    return key if key in _DISPLAY and signs(_file(key)).issuperset(words) else TEXT


def _file(key: str) -> Path:
    return _FOLDER / f"{_DISPLAY[key]}.ttf"
