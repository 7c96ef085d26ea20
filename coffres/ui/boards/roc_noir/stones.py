"""The stones of the castle by name, rendered from straight above.

Stones differ, but each looks the same in every game, so nobody can learn anything from one, and a trap
leaves no trace on it.
"""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as colour

from coffres.games.roc_noir.material import ROOMS
from coffres.ui import pictures

TORCH = colour("#FFB454")
TAKEN, EMPTY = (
    (1, 1, 1, 1),
    (0.62, 0.72, 0.8, 0.55),
)  # light on a rack's places: the empty ones are mere stone
TILTED = ("trap_1", "trap_2", "trap_3")  # a stone that gives way, more and more tilted
GAME = "roc_noir"
HELMETS = ("helmet_black", "helmet_grey", "helmet_white")
_ROOMS = ("gallery_black", "gallery_grey", "gallery_white", "entrance", "treasure")


def look(name: str) -> Texture:
    return pictures.texture(name, GAME)


def room(place: int) -> Texture:
    return look(_ROOMS[place - ROOMS])


def portrait(number: int) -> Texture:
    """The portrait of a mad ancestor: 2k is the lord and 2k + 1 the lady of couple k; both have the same
    animal."""
    return look(f"portrait_{number}")
