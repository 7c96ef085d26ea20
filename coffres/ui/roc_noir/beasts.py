"""The twelve animals of the ancestors, one a pair, painted into a square of side 1.

Each has an outline and a colour of its own, so that it is known at the size of a fingertip.
"""

from __future__ import annotations

from kivy.utils import get_color_from_hex as colour

from coffres.ui.studio import Brush
from coffres.ui.theme import INK

WHITE = colour("#FBF7EC")
_PINK = colour("#E9A0A0")


def _eyes(brush: Brush, y: float, apart: float, radius: float, iris: str, pupil: float = 0.5) -> None:
    for x in (0.5 - apart, 0.5 + apart):
        brush.oval(x, y, radius, radius, INK)
        brush.oval(x, y, radius * 0.86, radius * 0.86, colour(iris))
        brush.oval(x, y, radius * pupil, radius * pupil, INK)
        brush.oval(x - radius * 0.2, y + radius * 0.25, radius * 0.2, radius * 0.2, WHITE)


def _ears(brush: Brush, coat: str, inside: str, tip: float = 1.0, lean: float = 0.0) -> None:
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 0.5 + side * x, y

        brush.shape([at(0.08, 0.66), at(0.44, 0.52), at(0.36 + lean, tip)], INK)
        brush.shape([at(0.12, 0.66), at(0.4, 0.55), at(0.35 + lean, tip - 0.06)], colour(coat))
        brush.shape([at(0.2, 0.66), at(0.36, 0.6), at(0.33 + lean, tip - 0.14)], colour(inside))


def _face(brush: Brush, coat: str, across: float = 0.4, up: float = 0.36, y: float = 0.42) -> None:
    brush.oval(0.5, y, across + 0.03, up + 0.03, INK)
    brush.oval(0.5, y, across, up, colour(coat))


def owl(brush: Brush) -> None:
    _ears(brush, "#7A5230", "#4F321A", 0.98)
    _face(brush, "#8F6238", 0.44, 0.42, 0.46)
    for x in (0.3, 0.7):
        brush.oval(x, 0.54, 0.23, 0.23, colour("#E6CFA2"))
    _eyes(brush, 0.54, 0.2, 0.17, "#FFC928", 0.55)
    brush.shape([(0.42, 0.44), (0.58, 0.44), (0.5, 0.22)], INK)
    brush.shape([(0.45, 0.43), (0.55, 0.43), (0.5, 0.27)], colour("#F2A33C"))


def fox(brush: Brush) -> None:
    _ears(brush, "#D9611E", "#3A2018")
    brush.shape([(0.03, 0.62), (0.5, 0.8), (0.97, 0.62), (0.5, 0.0)], INK)
    brush.shape([(0.08, 0.61), (0.5, 0.77), (0.92, 0.61), (0.5, 0.04)], colour("#E06A22"))
    brush.shape([(0.08, 0.6), (0.36, 0.44), (0.46, 0.12), (0.5, 0.04)], WHITE)
    brush.shape([(0.92, 0.6), (0.64, 0.44), (0.54, 0.12), (0.5, 0.04)], WHITE)
    _eyes(brush, 0.54, 0.17, 0.075, "#F7D046")
    brush.oval(0.5, 0.08, 0.085, 0.075, INK)


def raven(brush: Brush) -> None:
    brush.oval(0.62, 0.52, 0.36, 0.4, colour("#5B5870"))
    brush.oval(0.62, 0.52, 0.33, 0.37, colour("#17151D"))
    brush.shape([(0.5, 0.72), (0.5, 0.36), (0.0, 0.34), (0.08, 0.52)], colour("#5B5870"))
    brush.shape([(0.52, 0.68), (0.52, 0.4), (0.05, 0.37), (0.13, 0.5)], colour("#8C8899"))
    brush.line([(0.05, 0.39), (0.5, 0.5)], 0.03, INK)
    brush.oval(0.56, 0.62, 0.095, 0.095, WHITE)
    brush.oval(0.54, 0.62, 0.045, 0.045, INK)
    for feather in range(4):
        x = 0.6 + feather * 0.09
        brush.shape([(x, 0.84), (x + 0.1, 0.8), (x + 0.08, 1.0)], colour("#2C2936"))


def wolf(brush: Brush) -> None:
    _ears(brush, "#7C8594", "#434956", 1.0)
    brush.shape([(0.02, 0.46), (0.2, 0.78), (0.8, 0.78), (0.98, 0.46), (0.66, 0.04), (0.34, 0.04)], INK)
    brush.shape(
        [(0.07, 0.46), (0.22, 0.74), (0.78, 0.74), (0.93, 0.46), (0.64, 0.08), (0.36, 0.08)],
        colour("#8B94A3"),
    )
    brush.shape([(0.36, 0.46), (0.64, 0.46), (0.66, 0.08), (0.34, 0.08)], colour("#D5DAE1"))
    _eyes(brush, 0.54, 0.2, 0.08, "#9BE0F5")
    brush.oval(0.5, 0.36, 0.1, 0.08, INK)
    brush.box(0.36, 0.14, 0.28, 0.1, INK, 0.04)
    for x in (0.38, 0.48, 0.58):
        brush.shape([(x, 0.23), (x + 0.06, 0.23), (x + 0.03, 0.13)], WHITE)


def deer(brush: Brush) -> None:
    for side in (-1, 1):
        for width, horn in ((0.1, INK), (0.06, colour("#D9B98A"))):
            brush.line([(0.5 + side * 0.12, 0.62), (0.5 + side * 0.3, 0.98)], width, horn)
            brush.line([(0.5 + side * 0.2, 0.78), (0.5 + side * 0.47, 0.86)], width, horn)
            brush.line([(0.5 + side * 0.24, 0.86), (0.5 + side * 0.12, 1.0)], width, horn)
        brush.oval(0.5 + side * 0.32, 0.54, 0.14, 0.08, colour("#6B4220"))
    brush.oval(0.5, 0.38, 0.25, 0.35, INK)
    brush.oval(0.5, 0.38, 0.22, 0.32, colour("#A4672F"))
    brush.oval(0.5, 0.2, 0.15, 0.15, colour("#E8CFA6"))
    _eyes(brush, 0.48, 0.13, 0.07, "#3B2410", 0.7)
    brush.oval(0.5, 0.16, 0.08, 0.06, INK)


def swan(brush: Brush) -> None:
    brush.oval(0.62, 0.2, 0.4, 0.24, colour("#8E99A8"))
    brush.oval(0.62, 0.2, 0.37, 0.21, WHITE)
    neck = [(0.42, 0.16), (0.1, 0.6), (0.72, 0.6), (0.46, 0.84)]
    brush.curve(neck, 0.25, colour("#8E99A8"))
    brush.curve(neck, 0.19, WHITE)
    brush.oval(0.44, 0.82, 0.17, 0.15, colour("#8E99A8"))
    brush.oval(0.44, 0.82, 0.14, 0.12, WHITE)
    brush.shape([(0.32, 0.92), (0.32, 0.74), (0.02, 0.72)], INK)
    brush.shape([(0.32, 0.88), (0.32, 0.77), (0.07, 0.74)], colour("#F08A24"))
    brush.oval(0.42, 0.86, 0.04, 0.04, INK)


def cat(brush: Brush) -> None:
    _ears(brush, "#2E2A36", "#E58E9B", 0.98)
    _face(brush, "#2E2A36", 0.44, 0.38, 0.42)
    brush.oval(0.5, 0.25, 0.2, 0.15, colour("#575163"))
    _eyes(brush, 0.5, 0.2, 0.12, "#8EE04A", 0.28)
    brush.shape([(0.43, 0.36), (0.57, 0.36), (0.5, 0.28)], _PINK)
    for y in (0.22, 0.3):
        brush.line([(0.36, y + 0.02), (0.0, y)], 0.025, WHITE)
        brush.line([(0.64, y + 0.02), (1.0, y)], 0.025, WHITE)


def boar(brush: Brush) -> None:
    _ears(brush, "#5A3B2A", "#A26A54", 0.92, 0.08)
    _face(brush, "#6A4632", 0.42, 0.4, 0.46)
    for x in (0.38, 0.5, 0.62):
        brush.shape([(x - 0.05, 0.8), (x + 0.05, 0.8), (x, 1.0)], colour("#33211A"))
    _eyes(brush, 0.6, 0.2, 0.06, "#D84B2A")
    brush.oval(0.5, 0.32, 0.27, 0.21, INK)
    brush.oval(0.5, 0.32, 0.24, 0.18, _PINK)
    for x in (0.41, 0.59):
        brush.oval(x, 0.33, 0.05, 0.075, colour("#6B2F33"))
    for side in (-1, 1):
        tusk = [(0.5 + side * 0.2, 0.2), (0.5 + side * 0.36, 0.18), (0.5 + side * 0.38, 0.46)]
        brush.shape(tusk, INK)
        brush.shape([(x - side * 0.012, y + 0.015) for x, y in tusk], WHITE)


def falcon(brush: Brush) -> None:
    brush.oval(0.56, 0.46, 0.4, 0.43, INK)
    brush.oval(0.56, 0.46, 0.37, 0.4, colour("#C9D4DE"))
    brush.shape([(0.2, 0.6), (0.92, 0.52), (0.84, 0.78), (0.56, 0.87), (0.3, 0.78)], colour("#3E5F86"))
    brush.shape([(0.5, 0.6), (0.66, 0.58), (0.58, 0.22)], colour("#3E5F86"))
    brush.shape([(0.34, 0.58), (0.34, 0.36), (0.12, 0.16), (0.04, 0.4)], INK)
    brush.shape([(0.34, 0.54), (0.34, 0.4), (0.14, 0.22), (0.09, 0.4)], colour("#F5B92F"))
    brush.oval(0.52, 0.6, 0.12, 0.12, colour("#F5B92F"))
    brush.oval(0.52, 0.6, 0.085, 0.085, INK)
    brush.oval(0.49, 0.63, 0.025, 0.025, WHITE)


def dragon(brush: Brush) -> None:
    for side in (-1, 1):
        brush.shape([(0.5 + side * 0.14, 0.7), (0.5 + side * 0.32, 0.64), (0.5 + side * 0.42, 1.0)], INK)
        brush.shape(
            [(0.5 + side * 0.17, 0.71), (0.5 + side * 0.3, 0.66), (0.5 + side * 0.39, 0.93)],
            colour("#EBD8A8"),
        )
        brush.shape(
            [(0.5 + side * 0.36, 0.6), (0.5 + side * 0.5, 0.56), (0.5 + side * 0.38, 0.36)], colour("#1F6B3A")
        )
    brush.shape([(0.08, 0.5), (0.24, 0.76), (0.76, 0.76), (0.92, 0.5), (0.74, 0.06), (0.26, 0.06)], INK)
    brush.shape(
        [(0.13, 0.5), (0.26, 0.72), (0.74, 0.72), (0.87, 0.5), (0.71, 0.1), (0.29, 0.1)], colour("#3FA55B")
    )
    for x in (0.42, 0.5, 0.58):
        brush.shape([(x - 0.04, 0.72), (x + 0.04, 0.72), (x, 0.92)], colour("#C8372D"))
    _eyes(brush, 0.56, 0.19, 0.1, "#FF5A36", 0.3)
    for x in (0.4, 0.6):
        brush.oval(x, 0.32, 0.045, 0.06, colour("#123B20"))
    brush.box(0.3, 0.13, 0.4, 0.1, colour("#5A1020"), 0.04)
    for x in (0.32, 0.44, 0.56):
        brush.shape([(x, 0.23), (x + 0.09, 0.23), (x + 0.045, 0.12)], WHITE)


def greyhound(brush: Brush) -> None:
    brush.shape([(0.4, 0.5), (0.95, 0.5), (1.0, 0.0), (0.5, 0.0)], INK)
    brush.shape([(0.45, 0.5), (0.91, 0.5), (0.96, 0.0), (0.54, 0.0)], colour("#D9C4A5"))
    brush.shape([(0.0, 0.44), (0.42, 0.92), (0.86, 0.86), (0.9, 0.52), (0.5, 0.42), (0.06, 0.3)], INK)
    brush.shape(
        [(0.04, 0.42), (0.44, 0.87), (0.82, 0.82), (0.86, 0.56), (0.48, 0.46), (0.08, 0.34)],
        colour("#E6D3B5"),
    )
    brush.shape([(0.66, 0.9), (0.98, 0.86), (0.86, 0.46)], INK)
    brush.shape([(0.69, 0.86), (0.92, 0.83), (0.84, 0.53)], colour("#A98A63"))
    brush.oval(0.06, 0.4, 0.07, 0.065, INK)
    brush.oval(0.48, 0.68, 0.07, 0.07, INK)
    brush.oval(0.46, 0.7, 0.022, 0.022, WHITE)
    brush.box(0.46, 0.2, 0.5, 0.12, colour("#2C4FA3"), 0.03)
    brush.oval(0.66, 0.16, 0.06, 0.06, colour("#F2B632"))


def snake(brush: Brush) -> None:
    for width, skin in ((0.27, INK), (0.21, colour("#B7C93B"))):
        brush.curve([(0.12, 0.12), (1.2, 0.0), (1.1, 0.5), (0.5, 0.44)], width, skin)
        brush.curve([(0.5, 0.44), (-0.15, 0.4), (0.1, 0.9), (0.6, 0.8)], width, skin)
    for x, y in ((0.42, 0.12), (0.66, 0.13), (0.84, 0.28), (0.62, 0.43), (0.36, 0.45), (0.16, 0.56)):
        brush.shape([(x - 0.07, y), (x, y + 0.07), (x + 0.07, y), (x, y - 0.07)], colour("#5D3A86"))
    brush.oval(0.64, 0.8, 0.26, 0.19, INK)
    brush.oval(0.64, 0.8, 0.23, 0.16, colour("#B7C93B"))
    brush.line([(0.86, 0.78), (1.0, 0.74)], 0.04, colour("#D2202A"))
    brush.oval(0.66, 0.86, 0.07, 0.07, colour("#FFF1A8"))
    brush.oval(0.68, 0.86, 0.03, 0.06, INK)


BEASTS = (owl, fox, raven, wolf, deer, swan, cat, boar, falcon, dragon, greyhound, snake)  # as the pairs go
