"""Pictures painted by code, once for every size they are shown in, and kept as textures.

A painter is a function `paint(brush, *args)`: it paints into a box whose width is 1. Where a
rendered picture exists instead, only its painter has to go.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import hypot

from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Ellipse,
    Fbo,
    Line,
    Mesh,
    Rectangle,
    RoundedRectangle,
)
from kivy.graphics.tesselator import Tesselator
from kivy.graphics.texture import Texture

Colour = Sequence[float]
Points = Sequence[tuple[float, float]]

_FINER = 2  # painted so much larger than shown, so that edges come out smooth
_STEP = 8  # pixels: sizes are rounded up to these, so that a window drawn larger does not paint all anew
_GLOW = 64  # pixels of the soft round light


class Brush:
    """Paints on the open canvas, in units of a side that starts at left, bottom."""

    def __init__(self, side: float, left: float = 0.0, bottom: float = 0.0) -> None:
        self._side = side
        self._left = left
        self._bottom = bottom

    def within(self, x: float, y: float, side: float) -> Brush:
        """The same canvas, in the units of a smaller square."""
        return Brush(side * self._side, *self._at(x, y))

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self._left + x * self._side, self._bottom + y * self._side

    def _along(self, points: Points) -> list[float]:
        return [part for point in points for part in self._at(*point)]

    def _frame(self, x: float, y: float, width: float, height: float) -> dict[str, tuple[float, float]]:
        return {"pos": self._at(x, y), "size": (width * self._side, height * self._side)}

    def oval(self, x: float, y: float, across: float, up: float, colour: Colour) -> None:
        """Round `x, y`, with these radii."""
        Color(*colour)
        Ellipse(**self._frame(x - across, y - up, 2 * across, 2 * up), segments=48)

    def shape(self, points: Points, colour: Colour) -> None:
        """Any outline, filled."""
        Color(*colour)
        for vertices, indices in _triangles(tuple(points)):
            placed = list(vertices)
            placed[0::4] = [self._at(x, 0)[0] for x in vertices[0::4]]
            placed[1::4] = [self._at(0, y)[1] for y in vertices[1::4]]
            Mesh(vertices=placed, indices=indices, mode="triangle_fan")

    def line(self, points: Points, width: float, colour: Colour, close: bool = False) -> None:
        Color(*colour)
        Line(points=self._along(points), width=width * self._side / 2, close=close)

    def curve(self, points: Points, width: float, colour: Colour) -> None:
        """From the first point to the last, drawn towards those between."""
        Color(*colour)
        Line(bezier=self._along(points), width=width * self._side / 2)

    def box(
        self, x: float, y: float, width: float, height: float, colour: Colour, round_: float = 0.0
    ) -> None:
        Color(*colour)
        if round_:
            RoundedRectangle(**self._frame(x, y, width, height), radius=[round_ * self._side])
        else:
            Rectangle(**self._frame(x, y, width, height))

    def fade(self, x: float, y: float, width: float, height: float, top: Colour, bottom: Colour) -> None:
        """From one colour above to another below."""
        Color(1, 1, 1, 1)
        Rectangle(**self._frame(x, y, width, height), texture=_ramp(tuple(top), tuple(bottom)))

    def stamp(self, texture: Texture, x: float, y: float, side: float, colour: Colour = (1, 1, 1, 1)) -> None:
        """A rendered picture, tinted."""
        Color(*colour)
        Rectangle(**self._frame(x, y, side, side), texture=texture)

    def glow(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Soft round light, or shadow."""
        Color(*colour)
        Rectangle(**self._frame(x - radius, y - radius, 2 * radius, 2 * radius), texture=_soft())

    def grain(self, x: float, y: float, width: float, height: float, strength: float) -> None:
        """What keeps a surface from looking like plastic: the same grain everywhere."""
        for fine in (6, 24, 96):
            Color(1, 1, 1, strength)
            Rectangle(**self._frame(x, y, width, height), texture=_specks(fine))


def picture(paint: Callable[..., None], size: tuple[float, float], *args: object) -> Texture:
    """What a painter paints with these arguments, to be shown in this size in pixels."""
    width, height = (max(_STEP, -(-int(side) // _STEP) * _STEP) for side in size)
    return _painted(paint, width * _FINER, height * _FINER, args).texture


@lru_cache(maxsize=256)
def _painted(paint: Callable[..., None], width: int, height: int, args: tuple[object, ...]) -> Fbo:
    fbo = Fbo(size=(width, height))
    with fbo:
        ClearColor(0, 0, 0, 0)
        ClearBuffers()
        paint(Brush(width), *args)
    fbo.draw()
    return fbo


@lru_cache(maxsize=512)
def _triangles(points: tuple[tuple[float, float], ...]) -> list[tuple[list[float], list[int]]]:
    tesselator = Tesselator()
    tesselator.add_contour([part for point in points for part in point])
    tesselator.tesselate()
    return [(list(vertices), list(indices)) for vertices, indices in tesselator.meshes]


@lru_cache(maxsize=64)
def _ramp(top: tuple[float, ...], bottom: tuple[float, ...]) -> Texture:
    return _texture(1, 2, [*bottom, *top])


@cache
def _soft() -> Texture:
    middle = (_GLOW - 1) / 2
    light = []
    for row in range(_GLOW):
        for column in range(_GLOW):
            far = min(1.0, hypot(row - middle, column - middle) / middle)
            light += [1.0, 1.0, 1.0, (1 - far) ** 2 * (1 + 2 * far)]
    return _texture(_GLOW, _GLOW, light)


@cache
def _specks(fine: int) -> Texture:
    rng = random.Random(fine)
    specks = []
    for _ in range(fine * fine):
        bright = rng.choice((0.0, 1.0))
        specks += [bright, bright, bright, rng.random()]
    return _texture(fine, fine, specks)


def _texture(width: int, height: int, parts: Sequence[float]) -> Texture:
    texture = Texture.create(size=(width, height), colorfmt="rgba")
    texture.mag_filter = texture.min_filter = "linear"
    texture.wrap = "clamp_to_edge"
    texture.blit_buffer(bytes(round(255 * part) for part in parts), colorfmt="rgba", bufferfmt="ubyte")
    return texture
