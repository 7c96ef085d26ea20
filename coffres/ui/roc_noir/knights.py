"""Knights from straight above: a cloak in the seat's colour and with its symbol, and a helmet.

The three helmets differ in shape as much as in colour: the black one has horns, the grey one a crest of
steel, the white one a plume.
"""

from __future__ import annotations

from kivy.utils import get_color_from_hex as colour

from coffres.ui.studio import Brush
from coffres.ui.theme import BRASS, INK, PAPER, SEAT_COLOURS, shade
from coffres.ui.widgets.seat_token import SHAPES

_METAL = (colour("#2B2831"), colour("#8D8A95"), colour("#F6F2EA"))
_RIM = (colour("#5F5A69"), colour("#4C4955"), colour("#A39B8C"))
_HORN = colour("#E9D7B0")
_PLUME = colour("#C8372D")


def knight(brush: Brush, seat_colour: str, symbol: str, helmet: int) -> None:
    cloth = SEAT_COLOURS[seat_colour]
    brush.glow(0.5, 0.44, 0.5, [0, 0, 0, 0.6])
    for radius, ring in ((0.455, INK), (0.435, PAPER), (0.395, INK), (0.375, cloth)):
        brush.oval(0.5, 0.48, radius, radius, ring)
    brush.glow(0.42, 0.66, 0.3, [1, 1, 1, 0.22])
    emblem(brush.within(0.5, 0.29, 0.185), symbol, PAPER if _dark(cloth) else INK)
    head(brush.within(0.22, 0.44, 0.56), helmet)


def head(brush: Brush, helmet: int) -> None:
    """A helmet alone, as on the die and on a rack."""
    brush.glow(0.5, 0.45, 0.52, [0, 0, 0, 0.5])
    if helmet == 0:
        brush.shape([(0.16, 0.5), (0.0, 0.72), (0.02, 0.98), (0.13, 0.74), (0.32, 0.66)], _HORN)
        brush.shape([(0.84, 0.5), (1.0, 0.72), (0.98, 0.98), (0.87, 0.74), (0.68, 0.66)], _HORN)
    metal, rim = _METAL[helmet], _RIM[helmet]
    brush.oval(0.5, 0.48, 0.39, 0.42, PAPER)
    brush.oval(0.5, 0.48, 0.37, 0.4, INK)
    brush.oval(0.5, 0.49, 0.34, 0.37, rim)
    brush.oval(0.5, 0.51, 0.3, 0.33, metal)
    brush.glow(0.4, 0.64, 0.24, [1, 1, 1, 0.55 if helmet else 0.3])
    if helmet == 1:
        brush.shape([(0.44, 0.14), (0.56, 0.14), (0.54, 0.9), (0.5, 1.0), (0.46, 0.9)], INK)
        brush.shape(
            [(0.465, 0.18), (0.535, 0.18), (0.52, 0.88), (0.5, 0.95), (0.48, 0.88)], colour("#D8D6DF")
        )
    if helmet == 2:
        brush.shape([(0.42, 0.5), (0.58, 0.5), (0.68, 0.94), (0.5, 1.04), (0.32, 0.94)], INK)
        brush.shape([(0.45, 0.53), (0.55, 0.53), (0.63, 0.92), (0.5, 0.99), (0.37, 0.92)], _PLUME)
        brush.line([(0.5, 0.56), (0.5, 0.95)], 0.03, shade(_PLUME, 0.6))
    brush.box(0.26, 0.27, 0.48, 0.09, INK, 0.04)
    brush.box(0.29, 0.3, 0.42, 0.022, rim)
    brush.oval(0.5, 0.2, 0.035, 0.035, BRASS)


def emblem(brush: Brush, symbol: str, ink: list[float]) -> None:
    """A seat's symbol round the origin."""
    for outline in SHAPES[symbol]:
        brush.shape(outline, ink)


def die_side(brush: Brush, side: int) -> None:
    """A face of the die: a helmet, and the ring round the one of the enchanted castle (RN-62)."""
    brush.box(0.06, 0.06, 0.88, 0.88, colour("#CDBB97"), 0.14)
    if side > 2:
        brush.oval(0.5, 0.5, 0.43, 0.43, colour("#8A5A12"))
        brush.oval(0.5, 0.5, 0.41, 0.41, BRASS)
        brush.oval(0.5, 0.5, 0.34, 0.34, colour("#CDBB97"))
    small = 0.5 if side > 2 else 0.72
    head(brush.within(0.5 - small / 2, 0.5 - small / 2, small), min(side, 2))


def _dark(rgba: list[float]) -> bool:
    return 0.3 * rgba[0] + 0.6 * rgba[1] + 0.1 * rgba[2] < 0.45
