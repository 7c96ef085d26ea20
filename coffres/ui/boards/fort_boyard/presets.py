"""What stands for each preset: the longer the game, the more keys and notes."""

from coffres.ui.illustration import Illustration, Piece, fan

_DUSK = (0.78, 0.76, 0.8, 1)
_NOTES = ("note_0", "note_4", "note_5")

PRESETS = {
    "boite": Illustration("court", _DUSK),
    "courte": Illustration(
        "court", _DUSK, (Piece("note_5", 0.06, 0.06, 0.44, 8), Piece("key_red", -0.14, -0.1, 0.62))
    ),
    "normale": Illustration(
        "court",
        _DUSK,
        (
            *fan(_NOTES, 0.36, 0.3, 16, 0.06),
            Piece("key_red", -0.34, -0.24, 0.42, 20),
            Piece("key_black", 0.3, -0.24, 0.42, -20),
        ),
    ),
}
