"""Signs, numbers and lights on stone and paper, drawn into the open canvas."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture

from coffres.ui.drawn_once import drawn_once
from coffres.ui.widgets.icon import Icon


@drawn_once("fort_boyard")
def glyph(name: str, size: int = 64) -> Texture:
    """A white sign of the icon font, which can be tinted."""
    label = CoreLabel(text=Icon.sign(name) or name, font_name="Icons", font_size=size)
    label.refresh()
    return label.texture


@drawn_once("fort_boyard")
def digits(text: str, size: int = 48) -> Texture:
    label = CoreLabel(text=text, font_size=size, bold=True)
    label.refresh()
    return label.texture


def sign(name: str, x: float, y: float, side: float, rgba: Sequence[float], angle: float = 0) -> None:
    """An icon with its middle at a point."""
    _stamp(glyph(name), x, y, side, side, rgba, angle)


def number(text: str, x: float, y: float, height: float, rgba: Sequence[float]) -> None:
    drawn = digits(text)
    _stamp(drawn, x, y, height * drawn.width / max(1, drawn.height), height, rgba)


def _stamp(
    drawn: Texture,
    x: float,
    y: float,
    width: float,
    height: float,
    rgba: Sequence[float],
    angle: float = 0,
) -> None:
    PushMatrix()
    Rotate(angle=angle, origin=(x, y))
    Color(*rgba)
    Rectangle(texture=drawn, pos=(x - width / 2, y - height / 2), size=(width, height))
    PopMatrix()


@drawn_once("fort_boyard")
def fade(bottom: tuple[float, ...], top: tuple[float, ...]) -> Texture:
    """A texture that fades from one colour to another, upwards."""
    made = Texture.create(size=(1, 2), colorfmt="rgba")
    pixels = bytes(min(255, round(255 * part)) for part in (*bottom, *top))
    made.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return made


@drawn_once("fort_boyard")
def glow() -> Texture:
    """A round light that fades towards its edge and can be tinted."""
    side = 32
    pixels = bytearray()
    for row in range(side):
        for column in range(side):
            far = hypot(row - side / 2 + 0.5, column - side / 2 + 0.5) / (side / 2)
            pixels += bytes((255, 255, 255, round(255 * max(0.0, 1 - far) ** 1.5)))
    made = Texture.create(size=(side, side), colorfmt="rgba")
    made.mag_filter = made.min_filter = "linear"
    made.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    return made


def veil(x: float, y: float, width: float, height: float, bottom: list[float], top: list[float]) -> None:
    Color(1, 1, 1, 1)
    Rectangle(texture=fade(tuple(bottom), tuple(top)), pos=(x, y), size=(width, height))
