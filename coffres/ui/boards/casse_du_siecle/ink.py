"""The colours of the vault, and its letters, which are rendered once and kept."""

from __future__ import annotations

from kivy.core.text import Label
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from coffres.ui import theme
from coffres.ui.drawn_once import drawn_once

Rgba = tuple[float, float, float, float]

VAULT = (0.071, 0.094, 0.110, 1)
NEON = (0.310, 0.820, 0.773, 1)
ALARM = (0.93, 0.2, 0.14, 1)
LIGHT = (0.914, 0.945, 0.949, 1)
INK = (0.09, 0.09, 0.08, 1)


def rendered(text: str, size: int, font: str = "text") -> Texture:
    """For what is secret, which must go with the page that it was written on: nothing keeps it."""
    label = Label(text=text, font_size=size, font_name=font, bold=font == "text")
    label.refresh()
    return label.texture


letters = drawn_once("casse_du_siecle")(rendered)


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
    label = Label(
        text=text,
        font_size=size,
        font_name="text",
        bold=True,
        color=theme.VELLUM,
        outline_color=theme.ENGRAVED[:3],
        outline_width=max(1, round(dp(1))),
    )
    label.refresh()
    return label.texture


def engraved(written: str, x: float, y: float, size: float) -> Rectangle:
    """Writes something secret with its middle at a point: from across the table all of it looks alike."""
    return put(_hollow(written, max(8, round(size))), x, y, (1, 1, 1, 1))
