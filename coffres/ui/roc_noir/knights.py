"""Knights from straight above: a cloak in the seat's colour and with its symbol, and a helmet.

The three helmets differ in shape as much as in colour: the black one has horns, the grey one a crest of
steel, the white one a plume.
"""

from __future__ import annotations

from coffres.ui.roc_noir.stones import HELMETS, look
from coffres.ui.studio import Brush
from coffres.ui.theme import INK, PAPER, SEAT_COLOURS
from coffres.ui.widgets.seat_token import SHAPES

_BRIGHT = 1.22  # the folds of the cloak take light away
_RING = 3  # the face of the die with the ring (RN-62)


def knight(brush: Brush, seat_colour: str, symbol: str, helmet: int) -> None:
    cloth = SEAT_COLOURS[seat_colour]
    brush.stamp(look("knight"), 0, 0, 1, [_BRIGHT * part for part in cloth[:3]])
    brush.stamp(look("knight_rim"), 0, 0, 1)
    brush.stamp(look(HELMETS[helmet]), 0.2, 0.38, 0.6)
    _emblem(brush.within(0.5, 0.26, 0.23), symbol, PAPER if _dark(cloth) else INK)


def head(brush: Brush, helmet: int) -> None:
    """A helmet alone, as on a rack."""
    brush.stamp(look(HELMETS[helmet]), 0, 0, 1)


def die_side(brush: Brush, side: int) -> None:
    """A face of the die: a helmet, and the ring round the one of the enchanted castle."""
    brush.stamp(look("die"), 0, 0, 1)
    if side == _RING:
        brush.stamp(look("die_ring"), 0, 0, 1)
    small = 0.5 if side == _RING else 0.72
    head(brush.within(0.5 - small / 2, 0.5 - small / 2, small), min(side, len(HELMETS) - 1))


def _emblem(brush: Brush, symbol: str, ink: list[float]) -> None:
    """A seat's symbol round the origin."""
    for outline in SHAPES[symbol]:
        brush.shape(outline, ink)


def _dark(rgba: list[float]) -> bool:
    return 0.3 * rgba[0] + 0.6 * rgba[1] + 0.1 * rgba[2] < 0.45
