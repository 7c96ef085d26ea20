"""What stands for each preset: the longer the game, the more keys and gears."""

from coffres.ui.illustration import Illustration, Piece

_PRINT = (0.85, 0.95, 1, 1)  # upon the blueprint

PRESETS = {
    "courte": Illustration(
        "rail_ground", _PRINT, (Piece("gear_gold", high=0.74), Piece("bunch_1", high=0.6))
    ),
    "normale": Illustration(
        "rail_ground",
        _PRINT,
        (
            Piece("gear_steel", -0.3, 0.12, 0.58, 10),
            Piece("gear_gold", 0.27, -0.02, 0.72),
            Piece("bunch_2", -0.02, -0.06, 0.64),
        ),
    ),
    "longue": Illustration(
        "rail_ground",
        _PRINT,
        (
            Piece("gear_steel", -0.52, 0.14, 0.5, 10),
            Piece("gear_gold", 0.52, 0.1, 0.56),
            Piece("gear_gold", -0.2, -0.12, 0.62, 12),
            Piece("gear_steel", 0.22, 0.04, 0.66, 5),
            Piece("bunch_4", 0.02, -0.05, 0.74),
        ),
    ),
}
