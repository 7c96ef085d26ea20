"""What stands for each preset: the longer the game, the more ancestors to bring together."""

from coffres.ui.illustration import Illustration, Piece

_DIM = (0.62, 0.6, 0.66, 1)

PRESETS = {
    "courte": Illustration(
        "entrance",
        _DIM,
        (Piece("portrait_0", -0.27, 0.02, 0.5, 4), Piece("portrait_1", 0.27, -0.02, 0.5, -4)),
    ),
    "normale": Illustration(
        "entrance",
        _DIM,
        (
            Piece("portrait_0", -0.25, 0.24, 0.44, 3),
            Piece("portrait_1", 0.25, 0.22, 0.44, -3),
            Piece("portrait_2", -0.24, -0.23, 0.44, -3),
            Piece("portrait_3", 0.25, -0.24, 0.44, 4),
        ),
    ),
    "longue": Illustration(
        "entrance",
        _DIM,
        (
            Piece("portrait_0", -0.46, 0.23, 0.42, 3),
            Piece("portrait_1", 0, 0.22, 0.42, -3),
            Piece("portrait_2", 0.46, 0.24, 0.42, 4),
            Piece("portrait_3", -0.46, -0.23, 0.42, -4),
            Piece("portrait_4", 0, -0.24, 0.42, 3),
            Piece("portrait_5", 0.46, -0.22, 0.42, -3),
        ),
    ),
}
