"""The number and the letter of a lock or a key. No letter can be taken for a digit: it stands on a plate of
its own colour and outline."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.utils import get_color_from_hex as colour

from coffres.ui import pictures
from coffres.ui.boards.casse_du_siecle.ink import INK, LIGHT, engraved, text
from coffres.ui.box import Box
from coffres.ui.theme import SECRET

_GAME = "casse_du_siecle"
_TINTS = {"C": colour("#FF8A70"), "O": colour("#FFC64D"), "D": colour("#86B8FF"), "E": colour("#86DB98")}
_LETTER = 0.45  # the radius of a letter's plate, as a part of the number beside it
_SOBER = "mark_o"


def letter(sign: str, x: float, y: float, radius: float, sober: bool = False) -> None:
    """Draws a letter on its plate. `sober`: all letters have one plate, and from afar all look alike."""
    _plate(_SOBER if sober else f"mark_{sign.lower()}", x, y, radius, SECRET if sober else _TINTS[sign])
    if sober:
        engraved(sign, x, y, letters(radius))
    else:
        text(sign, x, y, letters(radius), INK)


def letters(radius: float) -> float:
    """The height of a letter on a plate of this radius."""
    return radius * 1.7


def face(written: str, box: Box, size: float) -> None:
    """Draws number and letter side by side on the plate of a lock; `size`: the height of the number."""
    y, radius = box.center[1], size * _LETTER
    text(written[0], box.x + box.width * 0.2, y, size, LIGHT)
    letter(written[1], box.x + box.width * 0.7, y, radius)


def _plate(name: str, x: float, y: float, radius: float, tint: list[float]) -> None:
    Color(*tint)
    Rectangle(
        texture=pictures.texture(name, _GAME), pos=(x - radius, y - radius), size=(2 * radius, 2 * radius)
    )
