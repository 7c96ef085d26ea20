"""Draws with ink, paper and halftone, as everything in the fortress is drawn. All into the open canvas."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from kivy.core.text import Label as Writer
from kivy.graphics import Color, Mesh, Rectangle, SmoothLine
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as colour

from coffres.ui import fonts
from coffres.ui.box import Box
from coffres.ui.drawn_once import drawn_once
from coffres.ui.kivy_faults import SmoothRoundedRectangle

Rgba = Sequence[float]
Point = tuple[float, float]

NAVY = colour("#1D2B4F")
CREAM = colour("#FFF3DC")
RED = colour("#B3261E")
YELLOW = colour("#FFD23F")
KHAKI = colour("#4A5320")
BLUE = colour("#2F6FC4")
INK = colour("#10141F")
FACE = "agence_tous_risques"  # the typeface of large words, named by the game's key

_DOTS = 12  # rows of dots in a halftone
_DOT = 10  # side of the square for a dot, in pixels
# Signs and words are written in few sizes, in pixels, and shown in all that lie between. Mipmaps of the
# largest would do for all, but the graphics take as long to prepare for them as the whole board to be made.
_WRITTEN = (16, 24, 36, 54, 96)


def fill(box: Box, rgba: Rgba, radius: float = 0) -> None:
    Color(*rgba)
    if radius:
        SmoothRoundedRectangle(pos=(box.x, box.y), size=(box.width, box.height), radius=[radius])
    else:
        Rectangle(pos=(box.x, box.y), size=(box.width, box.height))


def outline(box: Box, width: float, radius: float, rgba: Rgba = INK) -> None:
    Color(*rgba)
    SmoothLine(rounded_rectangle=(box.x, box.y, box.width, box.height, max(radius, 0.1)), width=width)


def ring(center: Point, radius: float, width: float, rgba: Rgba = INK) -> None:
    Color(*rgba)
    SmoothLine(circle=(*center, radius), width=width)


def burst(center: Point, radius: float, tips: int, depth: float, rgba: Rgba, ink: float = 0) -> None:
    """The star with many points that comics put behind a shout; with a contour of ink if `ink` gives its
    width."""
    spokes = [(radius if spoke % 2 == 0 else radius * depth, pi * spoke / tips) for spoke in range(2 * tips)]
    points = [(center[0] + far * cos(turn), center[1] + far * sin(turn)) for far, turn in spokes]
    Color(*rgba)
    vertices = [part for x, y in (center, *points, points[0]) for part in (x, y, 0, 0)]
    Mesh(vertices=vertices, indices=range(len(points) + 2), mode="triangle_fan")
    if ink:
        Color(*INK)
        SmoothLine(points=[part for point in points for part in point], width=ink, close=True, joint="round")


def halftone(box: Box, rgba: Rgba = INK, strength: float = 0.22) -> None:
    """A halftone: dots that grow towards the lower edge of the box."""
    Color(*rgba[:3], strength)
    Rectangle(pos=(box.x, box.y), size=(box.width, box.height), texture=_dots())


@drawn_once("agence_tous_risques")
def _dots() -> Texture:
    side = _DOTS * _DOT
    pixels = b"".join(_line_of_dots(*divmod(y, _DOT)) * _DOTS for y in range(side))
    texture = Texture.create(size=(side, side), colorfmt="rgba")
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture


def _line_of_dots(row: int, up: int) -> bytes:
    """The pixels of one dot at this height of it. In every other row, dots lie half a dot further."""
    radius = _DOT * 0.72 * (1 - (row + 0.5) / _DOTS)
    pixels = bytearray()
    for x in range(_DOT):
        across = (x + (_DOT // 2 if row % 2 else 0)) % _DOT
        far = ((across - _DOT / 2 + 0.5) ** 2 + (up - _DOT / 2 + 0.5) ** 2) ** 0.5
        pixels += bytes((255, 255, 255, int(255 * min(1.0, max(0.0, radius - far + 0.5)))))
    return bytes(pixels)


def word(text: str, center: Point, size: float, rgba: Rgba, ink: float = 0, face: str = FACE) -> None:
    """Writes letters of this height; with a contour of ink if `ink` gives its width."""
    _stamp(_written(text, face, _size(size)), center, size, rgba, ink)


def word_width(text: str, size: float, face: str = FACE) -> float:
    """How wide a word is at this height."""
    width, height = _written(text, face, _size(size)).size
    return float(size * width / height)


def _size(wanted: float) -> int:
    """The least size in which the letters lose nothing."""
    return next((size for size in _WRITTEN if size >= wanted), _WRITTEN[-1])


@drawn_once("agence_tous_risques")
def _written(text: str, face: str, size: int) -> Texture:
    name = face if face == "Icons" else fonts.display(face)
    writer = Writer(text=text, font_name=name, font_size=size)
    writer.refresh()
    return writer.texture


def _stamp(texture: Texture, center: Point, height: float, rgba: Rgba, ink: float) -> None:
    width = height * texture.width / texture.height
    left, low = center[0] - width / 2, center[1] - height / 2
    if ink:
        Color(*INK)
        for turn in range(8):
            away = (ink * cos(pi * turn / 4), ink * sin(pi * turn / 4))
            Rectangle(pos=(left + away[0], low + away[1]), size=(width, height), texture=texture)
    Color(*rgba)
    Rectangle(pos=(left, low), size=(width, height), texture=texture)
