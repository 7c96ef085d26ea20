"""The colours of the vault, and its letters, which are rendered once and kept."""

from __future__ import annotations

from kivy.core.text import Label
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from coffres.ui import theme
from coffres.ui.drawn_once import drawn_once

Rgba = tuple[float, float, float, float]

VAULT = (0.071, 0.094, 0.110, 1)
NEON = (0.310, 0.820, 0.773, 1)
ALARM = (0.93, 0.2, 0.14, 1)
LIGHT = (0.914, 0.945, 0.949, 1)
INK = (0.09, 0.09, 0.08, 1)
AS_DRAWN = (1, 1, 1, 1)
_SHINE = 2.2  # width of the rim round that outline, in widths of the outline from the letter's own edge


def rendered(text: str, size: int, font: str = "text", **how: object) -> Texture:
    label = Label(text=text, font_size=size, font_name=font, bold=font == "text", **how)
    label.refresh()
    return label.texture


letters = drawn_once("casse_du_siecle")(rendered)


def noted(text: str, size: int) -> Texture:
    """Words of a secret page, in their own colours; they must go with that page, so nothing keeps them."""
    width = max(1, round(size * theme.RIM_WIDTH))
    return rendered(text, size, color=theme.INK, outline_color=theme.RIM[:3], outline_width=width)


def text(written: str, x: float, y: float, size: float, colour: Rgba, font: str = "text") -> Rectangle:
    """Writes a text with its middle at a point."""
    return put(letters(written, max(8, round(size)), font), x, y, colour)


def put(texture: Texture, x: float, y: float, colour: Rgba) -> Rectangle:
    Color(*colour)
    there = Rectangle()
    _set(there, texture, x, y)
    return there


def rewrite(there: Rectangle, written: str, x: float, y: float, size: float) -> None:
    """Writes another text where one stands: nothing is drawn anew but its letters."""
    _set(there, letters(written, max(8, round(size))), x, y)


def _set(there: Rectangle, texture: Texture, x: float, y: float) -> None:
    there.texture, there.size = texture, texture.size
    there.pos = (round(x - texture.width / 2), round(y - texture.height / 2))


@drawn_once("casse_du_siecle")
def _hollow(text: str, size: int) -> Texture:
    """Letters of which only the outline is inked, for what is secret."""
    return rendered(text, size, color=theme.RIM, outline_color=theme.INK[:3], outline_width=_line(size))


@drawn_once("casse_du_siecle")
def _rim(text: str, size: int) -> Texture:
    """What shines round hollow letters."""
    width = round(_line(size) * _SHINE)
    return rendered(text, size, color=theme.RIM, outline_color=theme.RIM[:3], outline_width=width)


def _line(size: int) -> int:
    return max(1, round(size * theme.HOLLOW))


def engraved(written: str, x: float, y: float, size: float) -> Rectangle:
    """Writes something secret with its middle at a point: from across the table all of it looks alike, since
    what is pale in and round its outline weighs as much as the ink."""
    high = max(8, round(size))
    put(_rim(written, high), x, y, AS_DRAWN)
    return put(_hollow(written, high), x, y, AS_DRAWN)
