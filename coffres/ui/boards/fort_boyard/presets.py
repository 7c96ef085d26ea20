"""What stands for each preset: the longer the game, the more keys and notes."""

from coffres.ui.illustration import Illustration, Piece, fan

_NOTES = ("note_0", "note_4", "note_5")

PRESETS = {
    "boite": Illustration("limestone"),
    "courte": Illustration(
        "limestone", pieces=(Piece("note_5", 0.06, 0.02, 0.4, 8), Piece("key_red", -0.18, -0.14, 0.5))
    ),
    "normale": Illustration(
        "limestone",
        pieces=(
            *fan(_NOTES, 0.36, 0.3, 16, 0.06),
            Piece("key_red", -0.34, -0.24, 0.42, 20),
            Piece("key_black", 0.3, -0.24, 0.42, -20),
        ),
    ),
}
