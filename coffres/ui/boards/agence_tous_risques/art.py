"""The rendered pictures of the game, drawn into the open canvas."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from kivy.graphics import BorderImage, Color, Rectangle

from coffres.ui.box import Box
from coffres.ui.pictures import covering, picture, repeated, texture

GAME = "agence_tous_risques"


def lay(name: str, box: Box, turns: int = 0, fine: bool = False) -> Rectangle:
    """`turns`: by so many quarters, counter-clockwise. `fine`: for what is shown larger than on the board.
    Returns what may be moved."""
    found = picture(name, GAME, fine).texture
    corners = list(found.tex_coords)
    first = 2 * (-turns % 4)
    Color(1, 1, 1, 1)
    return Rectangle(
        pos=(box.x, box.y),
        size=(box.width, box.height),
        texture=found,
        tex_coords=corners[first:] + corners[:first],
    )


def cover(names: Mapping[str, float], box: Box) -> None:
    """Fills the box with the picture whose shape is nearest to its own; what is too much is cut off.

    `names`: the pictures and how many times as wide as high they are; only the one that is shown is read.
    """
    name = min(names, key=lambda one: abs(log(box.width / box.height / names[one])))
    _fill(name, box, covering(name, box.width, box.height, GAME))


def tile(name: str, box: Box) -> None:
    """Fills the box with repeated copies of a seamless picture."""
    _fill(name, box, repeated(name, box.width, box.height, GAME))


def _fill(name: str, box: Box, coords: tuple[float, ...]) -> None:
    Color(1, 1, 1, 1)
    Rectangle(
        pos=(box.x, box.y), size=(box.width, box.height), texture=texture(name, GAME), tex_coords=coords
    )


def stretch(name: str, box: Box) -> None:
    """Stretches a picture to the box; its borders keep their shape."""
    found = picture(name, GAME)
    Color(1, 1, 1, 1)
    BorderImage(
        pos=(box.x, box.y),
        size=(box.width, box.height),
        texture=found.texture,
        border=found.border,
        auto_scale="both_lower",
    )


def around(center: tuple[float, float], radius: float) -> Box:
    """The square around a circle."""
    return Box(center[0] - radius, center[1] - radius, 2 * radius, 2 * radius)
