"""A seat's token: its colour and its symbol, in a double ring that stands out on light and on dark.

An automaton shows its face, with the token small below it.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from kivy.graphics import (
    Canvas,
    Color,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    SmoothEllipse,
    SmoothLine,
    Translate,
)
from kivy.graphics.tesselator import Tesselator
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.theme import INK, PAPER, SEAT_COLOURS

_BADGE = 0.4  # part of the edge that the token beside a face takes
Outline = list[tuple[float, float]]  # points within a circle of radius 1


def _round(
    x: float, y: float, radius: float, start: float = 0.0, end: float = 2 * pi, steps: int = 24
) -> Outline:
    turns = [start + (end - start) * step / steps for step in range(steps + 1)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def _star() -> Outline:
    corners = []
    for tip in range(10):
        radius = 0.72 if tip % 2 == 0 else 0.32
        corners.append((radius * sin(tip * pi / 5), radius * cos(tip * pi / 5)))
    return corners


def _heart() -> Outline:
    turns = [2 * pi * step / 40 for step in range(40)]
    return [
        (
            0.04 * 16 * sin(turn) ** 3,
            0.04 * (13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)) + 0.06,
        )
        for turn in turns
    ]


def _moon() -> Outline:
    return [
        *_round(0.1, 0, 0.64, pi * 0.28, pi * 1.72),
        *reversed(_round(0.38, 0, 0.53, pi * 0.42, pi * 1.58)),
    ]


def _ring(x: float, y: float, outer: float, inner: float) -> Outline:
    return [*_round(x, y, outer), *reversed(_round(x, y, inner))]


SHAPES: dict[str, list[Outline]] = {
    "disc": [_round(0, 0, 0.5)],
    "triangle": [[(0, 0.68), (0.64, -0.42), (-0.64, -0.42)]],
    "square": [[(-0.47, -0.47), (0.47, -0.47), (0.47, 0.47), (-0.47, 0.47)]],
    "star": [_star()],
    "heart": [_heart()],
    "club": [
        _round(0, 0.32, 0.27),
        _round(-0.31, -0.1, 0.27),
        _round(0.31, -0.1, 0.27),
        [(-0.1, 0.15), (0.1, 0.15), (0.07, -0.2), (0.22, -0.62), (-0.22, -0.62), (-0.07, -0.2)],
    ],
    "anchor": [
        _ring(0, 0.5, 0.2, 0.1),
        [(-0.07, 0.34), (0.07, 0.34), (0.07, -0.6), (-0.07, -0.6)],
        [(-0.3, 0.24), (0.3, 0.24), (0.3, 0.12), (-0.3, 0.12)],
        [*_round(0, -0.05, 0.6, pi * 1.08, pi * 1.92), *reversed(_round(0, 0.02, 0.46, pi * 1.1, pi * 1.9))],
    ],
    "moon": [_moon()],
}


@cache
def _meshes(shape: str) -> list[tuple[list[float], list[int], str]]:
    """Vertices, indices and mode of the triangles that fill a shape; computed only once."""
    found = []
    for outline in SHAPES[shape]:
        tesselator = Tesselator()
        tesselator.add_contour([part for point in outline for part in point])
        tesselator.tesselate()
        found += [(vertices, indices, "triangle_fan") for vertices, indices in tesselator.meshes]
    return found


class SeatToken(Widget):
    symbol = StringProperty()  # empty: the token of nobody
    colour = StringProperty("yellow")
    face = StringProperty()  # the picture of an automaton's face; empty for a person

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn, self._middle = Canvas(), Translate()  # it is drawn round its middle, and moved there
        for part in (PushMatrix(), self._middle, self._drawn, PopMatrix()):
            self.canvas.add(part)
        self.fbind("pos", self._move)
        for matters in ("size", "symbol", "colour", "face"):
            self.fbind(matters, self._draw)
        self._draw()

    def _move(self, *_: object) -> None:
        self._middle.xy = middle_of(self)

    def _draw(self, *_: object) -> None:
        self._drawn.clear()
        self._move()
        if not self.symbol:
            return
        edge = min(self.size)
        with self._drawn:
            if self.face:
                self._draw_face(-edge / 2, -edge / 2, edge)
            else:
                self._draw_token(0, 0, edge / 2)

    def _draw_face(self, left: float, bottom: float, edge: float) -> None:
        badge = edge * _BADGE
        Color(1, 1, 1, 1)
        Rectangle(texture=texture(self.face), pos=(left, bottom), size=(edge, edge))
        self._draw_token(left + edge - badge / 2, bottom + badge / 2, badge / 2)

    def _draw_token(self, x: float, y: float, radius: float) -> None:
        colour = SEAT_COLOURS[self.colour]
        dark = 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2] < 0.45
        for part, rgba in ((1.0, INK), (0.95, PAPER), (0.86, INK), (0.82, colour)):
            Color(*rgba)
            off = radius * part
            SmoothEllipse(pos=(x - off, y - off), size=(2 * off, 2 * off))
        Color(*(PAPER if dark else INK))
        for vertices, indices, mode in _meshes(self.symbol):
            placed = list(vertices)
            placed[0::4] = [x + radius * value for value in vertices[0::4]]
            placed[1::4] = [y + radius * value for value in vertices[1::4]]
            Mesh(vertices=placed, indices=indices, mode=mode)
        for outline in SHAPES[self.symbol]:  # a mesh has hard edges
            rim = [part for ux, uy in outline for part in (x + radius * ux, y + radius * uy)]
            SmoothLine(points=rim, close=True, width=0.6)


load_layout(__name__)
