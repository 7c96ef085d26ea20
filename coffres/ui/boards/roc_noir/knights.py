"""Knights on their bases: surcoat and shield in the seat's colour, with its symbol, and a helmet.

The three helmets differ in form as well as in colour: the black one has horns, the grey one a crest of steel,
the white one a feather.
"""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from coffres.storage.roster import SYMBOLS
from coffres.ui import pictures
from coffres.ui.boards.roc_noir.stones import HELMETS, look
from coffres.ui.theme import INK, PAPER, SEAT_COLOURS

FIGURES = ("figure_black", "figure_grey", "figure_white")
# Measured in the picture of a figure, as parts of its width: its height; the middle of its base, from below;
# the middle of its shield, from the left and from above, and half of the symbol's side.
TALL, BASE, SHIELD = 13 / 9, 0.264, (0.5, 1.085, 0.14)
DIM = 0.55  # brightness of those beside whom another knight must be seen
_BRIGHT = 1.22  # factor of brightness, because folds darken it
_RING = 3  # the face of the die with the ring (RN-62)


def cloth(colour: str) -> list[float]:
    """The colour with which a surcoat is tinted."""
    return [_BRIGHT * part for part in SEAT_COLOURS[colour][:3]]


def thread(colour: str) -> list[float]:
    """The colour of the symbol, which must be seen clearly on the shield."""
    red, green, blue = SEAT_COLOURS[colour][:3]
    return (PAPER if 0.3 * red + 0.6 * green + 0.1 * blue < 0.45 else INK)[:3]


def emblem(symbol: str) -> Texture:
    return pictures.texture(f"symbol_{SYMBOLS.index(symbol)}")


def paint_die(side: int, x: float, y: float, size: float) -> None:
    """Draws a face of the die: a helmet, or for the enchanted castle a helmet with the ring round it."""
    ringed = side == _RING
    stamp("die", x, y, size)
    if ringed:
        stamp("die_ring", x, y, size)
    small = size * (0.5 if ringed else 0.7)
    edge = (size - small) / 2
    stamp(HELMETS[min(side, len(HELMETS) - 1)], x + edge, y + edge, small)


def stamp(name: str, x: float, y: float, size: float) -> None:
    """Draws a picture into the open canvas."""
    Color(1, 1, 1, 1)
    Rectangle(texture=look(name), pos=(x, y), size=(size, size))
