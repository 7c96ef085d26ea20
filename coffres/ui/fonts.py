"""The faces that the app writes in: one to read, and for large words one a game."""

from __future__ import annotations

from pathlib import Path

from kivy.core.text import LabelBase

from coffres.letters import READING
from coffres.truetype import signs

TEXT = "text"
# What Kivy's labels and every font style of KivyMD ask for when nobody says otherwise.
_DEFAULT = "Roboto"
_FOLDER = READING.parent.parent
# Under the game's own key; at 36 sp and more, and never for rules.
_DISPLAY = {
    "fort_boyard": "pirata_one/PirataOne-Regular",
    "casse_du_siecle": "limelight/Limelight-Regular",
    "roc_noir": "grenze_gotisch/GrenzeGotisch-SemiBold",
    "agence_tous_risques": "black_ops_one/BlackOpsOne-Regular",
    "coffre_et_cle": "cinzel/Cinzel-Bold",
}


def register() -> None:
    """Makes the faces known by name. After KivyMD is imported, which registers its own default."""
    weights = ("Regular", "Italic", "Bold", "BoldItalic")
    files = [str(READING.with_stem(READING.stem.replace("Regular", weight))) for weight in weights]
    for name in (TEXT, _DEFAULT):
        LabelBase.register(name, *files)
    for key in _DISPLAY:
        LabelBase.register(key, str(_file(key)))


def display(key: str, words: str = "") -> str:
    """The face of a game's large words; the reading face where a game has none, or none for these words."""
    return key if key in _DISPLAY and signs(_file(key)).issuperset(words) else TEXT


def _file(key: str) -> Path:
    return _FOLDER / f"{_DISPLAY[key]}.ttf"
