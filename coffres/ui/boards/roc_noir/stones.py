"""What the castle is built of, by name: rendered from straight above.

Every slab is the same picture: there is nothing to learn from a stone, and nothing of a trap stays on it.
"""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as colour

from coffres.games.roc_noir.material import ROOMS
from coffres.ui import pictures

TORCH = colour("#FFB454")
PARCHMENT = colour("#E8D9B8")
TILTED = ("trap_1", "trap_2", "trap_3")  # a stone that gives way, ever farther
_ROOMS = ("gallery_black", "gallery_grey", "gallery_white", "entrance", "treasure")


def look(name: str) -> Texture:
    return pictures.texture(name, "roc_noir")


def room(place: int) -> Texture:
    return look(_ROOMS[place - ROOMS])


def portrait(number: int) -> Texture:
    """Of the mad ancestors: 2k and 2k + 1 are the lord and the lady of couple k, who share an animal."""
    return look(f"portrait_{number}")
