"""The four agents: portraits in a disc, drawn as a comic draws them. By the number of the figure (AT-03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from kivy.graphics import Color, Ellipse, Line
from kivy.utils import get_color_from_hex as colour

from coffres.ui.fortress import ink
from coffres.ui.fortress.ink import CREAM, INK, NAVY, RED, YELLOW, Point, Rgba
from coffres.ui.fortress.plan import Box
from coffres.ui.theme import shade

_UNDER = 0.62  # how much darker a shadow is


class _Pen(NamedTuple):
    """Draws in parts of the disc's radius, from its middle."""

    center: Point
    radius: float
    line: float

    def at(self, x: float, y: float) -> Point:
        return self.center[0] + x * self.radius, self.center[1] + y * self.radius

    def form(self, points: Sequence[Point], rgba: Rgba, bare: bool = False) -> None:
        ink.shape([self.at(*point) for point in points], rgba, 0 if bare else self.line)

    def oval(self, x: float, y: float, across: float, up: float, rgba: Rgba, bare: bool = False) -> None:
        low = self.at(x - across, y - up)
        size = (2 * across * self.radius, 2 * up * self.radius)
        Color(*rgba)
        Ellipse(pos=low, size=size)
        if not bare:
            Color(*INK)
            Line(ellipse=(*low, *size), width=self.line)

    def stroke(self, points: Sequence[Point], rgba: Rgba = INK, thick: float = 1.0) -> None:
        Color(*rgba)
        places = [part for point in points for part in self.at(*point)]
        Line(points=places, width=self.line * thick, cap="round", joint="round")


def _arc(radius: float, start: float, end: float, steps: int = 16) -> list[Point]:
    """Points of a circle around the middle, in degrees."""
    turns = [pi / 180 * (start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def _shoulders(pen: _Pen, cloth: Rgba, skin: Rgba) -> None:
    pen.form([*_arc(0.95, 206, 334), (0.42, -0.34), (-0.42, -0.34)], cloth)
    pen.form([(-0.17, -0.1), (0.17, -0.1), (0.2, -0.44), (0, -0.58), (-0.2, -0.44)], shade(skin, 0.8))


def _face(pen: _Pen, skin: Rgba) -> None:
    pen.oval(-0.41, 0.06, 0.09, 0.12, skin)
    pen.oval(0.41, 0.06, 0.09, 0.12, skin)
    pen.oval(0, 0.06, 0.4, 0.48, skin)
    for side in (-1, 1):
        pen.oval(side * 0.16, 0.1, 0.075, 0.09, CREAM)
        pen.oval(side * 0.15, 0.09, 0.038, 0.05, INK, bare=True)
    pen.stroke([(0.0, 0.06), (0.05, -0.08), (-0.02, -0.1)], shade(skin, _UNDER))


def _brows(pen: _Pen, rgba: Rgba, tilt: float) -> None:
    for side in (-1, 1):
        pen.stroke([(side * 0.07, 0.22 - tilt), (side * 0.27, 0.24 + tilt)], rgba, 1.6)


def _smile(pen: _Pen, wide: float) -> None:
    pen.form([(-wide, -0.17), (wide, -0.17), (wide * 0.6, -0.27), (-wide * 0.6, -0.27)], CREAM)


def _captain(pen: _Pen) -> None:
    skin, hair = colour("#A9713F"), colour("#2B1A12")
    pen.form([(-0.46, 0.3), (0.46, 0.3), (0.56, -0.5), (0.3, -0.62), (-0.3, -0.62), (-0.56, -0.5)], hair)
    _shoulders(pen, NAVY, skin)
    pen.form([(-0.2, -0.42), (0, -0.9), (0.2, -0.42), (0.1, -0.5), (0, -0.62), (-0.1, -0.5)], CREAM)
    for side in (-1, 1):
        pen.form(
            [(side * 0.5, -0.42), (side * 0.82, -0.5), (side * 0.78, -0.62), (side * 0.5, -0.54)], YELLOW
        )
    _face(pen, skin)
    _brows(pen, hair, 0.03)
    pen.form([(-0.13, -0.2), (0, -0.17), (0.13, -0.2), (0, -0.28)], RED)
    pen.form([(-0.46, 0.3), (0.46, 0.3), (0.66, 0.62), (0.36, 0.82), (-0.36, 0.82), (-0.66, 0.62)], CREAM)
    pen.form([(-0.46, 0.3), (0.46, 0.3), (0.49, 0.44), (-0.49, 0.44)], NAVY)
    pen.form([(-0.46, 0.3), (0.46, 0.3), (0.34, 0.2), (0, 0.15), (-0.34, 0.2)], INK)
    pen.form(ink.burst((0, 0.6), 0.16, 5, 0.45), YELLOW)


def _mechanic(pen: _Pen) -> None:
    skin, hair, cloth = colour("#F2C49B"), colour("#B4531D"), colour("#D9622B")
    _shoulders(pen, cloth, skin)
    for side in (-1, 1):
        pen.form(
            [(side * 0.28, -0.4), (side * 0.42, -0.36), (side * 0.5, -0.82), (side * 0.36, -0.86)],
            colour("#31507A"),
        )
    _face(pen, skin)
    _brows(pen, hair, -0.02)
    pen.form(
        [
            (-0.34, -0.2),
            (-0.16, -0.08),
            (0, -0.13),
            (0.16, -0.08),
            (0.34, -0.2),
            (0.16, -0.26),
            (0, -0.2),
            (-0.16, -0.26),
        ],
        hair,
    )
    pen.form([(-0.1, -0.27), (0.1, -0.27), (0.04, -0.33), (-0.04, -0.33)], CREAM)
    pen.form([(-0.44, 0.26), (0.44, 0.26), *_arc(0.6, 38, 142)], RED)
    pen.stroke([(-0.44, 0.3), (0.44, 0.3)], INK, 2.4)
    for side in (-1, 1):
        pen.oval(side * 0.2, 0.42, 0.19, 0.17, colour("#C9A227"))
        pen.oval(side * 0.2, 0.42, 0.13, 0.115, colour("#8FD8E8"))
        pen.stroke([(side * 0.2 - 0.06, 0.4), (side * 0.2 + 0.02, 0.48)], CREAM, 1.2)


def _acrobat(pen: _Pen) -> None:
    skin, hair = colour("#6B4226"), colour("#15100E")
    for x, y, far in (
        (-0.42, 0.42, 0.24),
        (0.42, 0.42, 0.24),
        (-0.2, 0.62, 0.26),
        (0.2, 0.62, 0.26),
        (0, 0.68, 0.26),
        (-0.5, 0.16, 0.18),
        (0.5, 0.16, 0.18),
    ):
        pen.oval(x, y, far, far, hair)
    _shoulders(pen, CREAM, skin)
    for low in (-0.52, -0.68, -0.84):
        half = (0.95**2 - low**2) ** 0.5 - 0.04
        pen.stroke([(-half, low), (-0.2, low + 0.03)], RED, 2.6)
        pen.stroke([(half, low), (0.2, low + 0.03)], RED, 2.6)
    _face(pen, skin)
    pen.form(
        [
            (-0.4, 0.2),
            (-0.2, 0.23),
            (0, 0.17),
            (0.2, 0.23),
            (0.4, 0.2),
            (0.36, 0.0),
            (0.16, -0.03),
            (0, 0.05),
            (-0.16, -0.03),
            (-0.36, 0.0),
        ],
        colour("#1E8C86"),
    )
    for side in (-1, 1):
        pen.oval(side * 0.17, 0.1, 0.085, 0.075, CREAM)
        pen.oval(side * 0.16, 0.1, 0.04, 0.05, INK, bare=True)
    _smile(pen, 0.17)
    pen.form([(-0.42, 0.34), (0.42, 0.34), (0.4, 0.46), (-0.4, 0.46)], YELLOW)


def _chemist(pen: _Pen) -> None:
    skin, hair = colour("#F6D3B3"), colour("#3B2A6B")
    pen.form(
        [(-0.5, -0.34), (0.5, -0.34), (0.58, 0.2), (0.42, 0.6), (0, 0.74), (-0.42, 0.6), (-0.58, 0.2)], hair
    )
    _shoulders(pen, CREAM, skin)
    pen.form([(-0.2, -0.44), (0, -0.6), (0.2, -0.44), (0.12, -0.92), (-0.12, -0.92)], colour("#39A56B"))
    for side in (-1, 1):
        pen.form(
            [(side * 0.2, -0.38), (side * 0.42, -0.36), (side * 0.14, -0.92), (side * 0.06, -0.9)], CREAM
        )
    _face(pen, skin)
    pen.form(
        [(-0.42, 0.26), (-0.1, 0.34), (0.22, 0.52), (0.42, 0.2), (0.44, 0.5), (0.1, 0.66), (-0.3, 0.6)], hair
    )
    for side in (-1, 1):
        pen.oval(side * 0.18, 0.09, 0.155, 0.15, [*colour("#BFEFFF")[:3], 0.45])
        pen.stroke([(side * 0.33, 0.1), (side * 0.42, 0.12)], INK, 1.4)
    pen.stroke([(-0.04, 0.1), (0.04, 0.1)], INK, 1.4)
    _smile(pen, 0.11)


class _Agent(NamedTuple):
    ground: Rgba
    draw: Callable[[_Pen], None]


_AGENTS = (
    _Agent(colour("#F2B632"), _captain),
    _Agent(colour("#5FB0C9"), _mechanic),
    _Agent(colour("#E58AB4"), _acrobat),
    _Agent(colour("#93C36A"), _chemist),
)


def draw_agent(figure: int, center: Point, radius: float) -> None:
    agent = _AGENTS[figure]
    line = max(1.0, radius * 0.022)
    ink.disc(center, radius, INK)
    ink.disc(center, radius * 0.97, agent.ground)
    half = radius * 0.66
    ink.halftone(Box(center[0] - half, center[1] - half, 2 * half, 2 * half), shade(agent.ground, 0.55), 0.5)
    agent.draw(_Pen(center, radius * 0.97, line))
    ink.ring(center, radius * 0.985, max(1.2, radius * 0.03))
