"""The faces that the app writes in: one to read, and for large words one a game."""

from __future__ import annotations

from kivy.core.text import LabelBase

from coffres.places import ASSETS

TEXT = "text"
# What Kivy's labels and every font style of KivyMD ask for when nobody says otherwise.
_DEFAULT = "Roboto"
_FOLDER = ASSETS / "fonts"
_READING = _FOLDER / "atkinson_hyperlegible_next" / "AtkinsonHyperlegibleNext"
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
    weights = [f"{_READING}-{weight}.ttf" for weight in ("Regular", "Italic", "Bold", "BoldItalic")]
    for name in (TEXT, _DEFAULT):
        LabelBase.register(name, *weights)
    for key, face in _DISPLAY.items():
        LabelBase.register(key, f"{_FOLDER / face}.ttf")


def display(key: str) -> str:
    """The face of a game's large words; the reading face where a game has none."""
    return key if key in _DISPLAY else TEXT
