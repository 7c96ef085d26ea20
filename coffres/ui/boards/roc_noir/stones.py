"""The stones of the castle by name, rendered from straight above.

Every slab has the same picture, so nobody can learn anything from a stone, and a trap leaves no trace on it.
"""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as colour

from coffres.games.roc_noir.material import ROOMS
from coffres.ui import pictures

TORCH = colour("#FFB454")
PARCHMENT = colour("#E8D9B8")
TILTED = ("trap_1", "trap_2", "trap_3")  # a stone that gives way, more and more tilted
_ROOMS = ("gallery_black", "gallery_grey", "gallery_white", "entrance", "treasure")


def look(name: str) -> Texture:
    return pictures.texture(name, "roc_noir")


def room(place: int) -> Texture:
    return look(_ROOMS[place - ROOMS])


def portrait(number: int) -> Texture:
    """The portrait of a mad ancestor: 2k is the lord and 2k + 1 the lady of couple k; both have the same
    animal."""
    return look(f"portrait_{number}")
