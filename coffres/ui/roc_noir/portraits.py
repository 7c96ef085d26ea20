"""The mad ancestors of the castle: a lord and a lady a pair, who share a ground, a face and an animal.

Portraits 2k and 2k + 1 are the lord and the lady of pair k.
"""

from __future__ import annotations

from typing import NamedTuple

from kivy.utils import get_color_from_hex as colour

from coffres.ui.roc_noir.beasts import BEASTS, WHITE
from coffres.ui.studio import Brush
from coffres.ui.theme import BRASS, INK, shade

_FRAME = colour("#7A4F12")


class _Line(NamedTuple):
    """What runs in a family."""

    ground: str
    cloth: str
    skin: str
    hair: str
    squint: float  # which way the eyes part


_FAMILIES = (
    _Line("#2F5D62", "#8C1C13", "#F0C9A0", "#6B3F1D", 0.03),
    _Line("#F2E3B3", "#2B4C3F", "#F4CFAE", "#C65B1C", -0.04),
    _Line("#B3262E", "#E9E2D0", "#E9C3A6", "#26222B", 0.02),
    _Line("#274060", "#5B4A7A", "#D9AE86", "#9AA3AF", -0.02),
    _Line("#5E7C3A", "#7A4A1C", "#F0C39A", "#4A2C14", 0.05),
    _Line("#3F7FB5", "#F4EDE0", "#F6D7BE", "#E8D28A", -0.03),
    _Line("#E3A32B", "#3B2C55", "#C98F63", "#15131A", 0.04),
    _Line("#8A8F98", "#6E1B2C", "#F2B9A0", "#7B3F22", -0.05),
    _Line("#F0EBDD", "#1F4E79", "#EBC79F", "#8A6A3B", 0.03),
    _Line("#3A1E4A", "#C9922E", "#E2B48E", "#B3261E", -0.04),
    _Line("#9C4F66", "#2F3E2F", "#F3D3B4", "#D8B26A", 0.02),
    _Line("#1F1D24", "#2E7D5B", "#D7B48C", "#5A5560", -0.03),
)


def portrait(brush: Brush, number: int) -> None:
    family, lady = _FAMILIES[number // 2], number % 2 == 1
    brush.box(0, 0, 1, 1, _FRAME, 0.07)
    brush.box(0.018, 0.03, 0.964, 0.952, BRASS, 0.06)
    brush.box(0.06, 0.06, 0.88, 0.88, shade(BRASS, 0.55), 0.03)
    ground = colour(family.ground)
    brush.fade(0.075, 0.075, 0.85, 0.85, shade(ground, 1.15), shade(ground, 0.75))
    _body(brush, family, lady)
    if lady:
        _long_hair(brush, family, number // 2)
    _head(brush, family)
    (_lady if lady else _lord)(brush, family, number // 2)
    BEASTS[number // 2](brush.within(0.47, 0.07, 0.47))


def _body(brush: Brush, family: _Line, lady: bool) -> None:
    cloth = colour(family.cloth)
    top = 0.34 if lady else 0.38
    brush.shape([(0.08, 0.08), (0.1, 0.26), (0.24, top), (0.52, top), (0.7, 0.26), (0.74, 0.08)], INK)
    brush.shape(
        [(0.08, 0.08), (0.12, 0.25), (0.25, top - 0.02), (0.51, top - 0.02), (0.68, 0.25), (0.72, 0.08)],
        cloth,
    )
    if lady:
        brush.shape([(0.28, 0.36), (0.48, 0.36), (0.38, 0.16)], colour(family.skin))
        for pearl in range(5):
            brush.oval(0.29 + pearl * 0.045, 0.315 - (0.035 if 0 < pearl < 4 else 0.0), 0.022, 0.022, WHITE)
    else:
        for fold in range(6):
            x = 0.2 + fold * 0.06
            brush.oval(x + 0.03, 0.365, 0.045, 0.05, INK)
            brush.oval(x + 0.03, 0.368, 0.038, 0.043, WHITE)


def _head(brush: Brush, family: _Line) -> None:
    skin = colour(family.skin)
    brush.oval(0.38, 0.585, 0.185, 0.225, INK)
    brush.oval(0.38, 0.585, 0.17, 0.21, skin)
    for x in (0.275, 0.485):
        brush.glow(x, 0.53, 0.07, [0.85, 0.25, 0.2, 0.5])
    wide = 0.068 if family.squint > 0 else 0.052
    for x, radius, side in ((0.31, wide, -1), (0.45, 0.12 - wide, 1)):
        brush.oval(x, 0.625, radius + 0.012, radius + 0.016, INK)
        brush.oval(x, 0.625, radius, radius + 0.004, WHITE)
        brush.oval(x + side * family.squint, 0.625, 0.022, 0.022, INK)
    brush.shape([(0.365, 0.6), (0.395, 0.6), (0.43, 0.525), (0.36, 0.52)], shade(skin, 0.78))


def _lord(brush: Brush, family: _Line, number: int) -> None:
    hair = colour(family.hair)
    brush.line([(0.245, 0.74), (0.36, 0.705)], 0.035, hair)
    brush.line([(0.4, 0.7), (0.52, 0.76)], 0.035, hair)
    if number % 2:
        brush.shape([(0.22, 0.54), (0.38, 0.49), (0.54, 0.54), (0.5, 0.38), (0.38, 0.26), (0.26, 0.38)], INK)
        brush.shape(
            [(0.235, 0.525), (0.38, 0.47), (0.525, 0.525), (0.49, 0.39), (0.38, 0.285), (0.27, 0.39)], hair
        )
    _grin(brush, 0.455)
    for side in (-1, 1):
        brush.shape(
            [
                (0.38, 0.525),
                (0.38 + side * 0.1, 0.49),
                (0.38 + side * 0.22, 0.56),
                (0.38 + side * 0.1, 0.535),
            ],
            hair,
        )
    _LORDS_HATS[number % len(_LORDS_HATS)](brush, colour(family.cloth), hair)


def _lady(brush: Brush, family: _Line, number: int) -> None:
    hair = colour(family.hair)
    brush.curve([(0.24, 0.7), (0.28, 0.75), (0.33, 0.74), (0.36, 0.71)], 0.02, hair)
    brush.curve([(0.4, 0.71), (0.43, 0.76), (0.48, 0.76), (0.52, 0.72)], 0.02, hair)
    for x in (0.24, 0.52):
        for lash in (-0.02, 0.0, 0.02):
            brush.line([(x, 0.655), (x + lash * 2, 0.69)], 0.01, INK)
    brush.oval(0.38, 0.455, 0.075, 0.04, colour("#7A0F1C"))
    brush.oval(0.38, 0.455, 0.06, 0.018, WHITE)
    brush.oval(0.46, 0.5, 0.012, 0.012, INK)
    brush.shape(
        [
            (0.2, 0.62),
            (0.19, 0.74),
            (0.28, 0.82),
            (0.38, 0.83),
            (0.48, 0.82),
            (0.57, 0.74),
            (0.56, 0.62),
            (0.5, 0.74),
            (0.38, 0.77),
            (0.26, 0.74),
        ],
        hair,
    )
    _LADIES_HATS[number % len(_LADIES_HATS)](brush, colour(family.cloth), hair)


def _grin(brush: Brush, y: float) -> None:
    brush.shape([(0.27, y + 0.03), (0.38, y), (0.5, y + 0.05), (0.44, y - 0.06), (0.33, y - 0.06)], INK)
    for tooth in range(4):
        x = 0.305 + tooth * 0.042
        brush.box(x, y - 0.025 - (0.012 if tooth == 1 else 0.0), 0.034, 0.036, WHITE)


def _long_hair(brush: Brush, family: _Line, number: int) -> None:
    hair = colour(family.hair)
    low = 0.24 if number % 2 else 0.42
    brush.shape([(0.16, low), (0.15, 0.68), (0.26, 0.84), (0.5, 0.84), (0.61, 0.68), (0.6, low)], INK)
    brush.shape(
        [
            (0.175, low + 0.01),
            (0.165, 0.68),
            (0.27, 0.825),
            (0.49, 0.825),
            (0.595, 0.68),
            (0.585, low + 0.01),
        ],
        shade(hair, 0.8),
    )


def _crown(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    points = [(0.19, 0.72), (0.16, 0.92), (0.27, 0.82), (0.38, 0.93), (0.49, 0.82), (0.6, 0.92), (0.57, 0.72)]
    brush.shape(points, INK)
    brush.shape([(0.38 + (x - 0.38) * 0.9, 0.735 + (y - 0.72) * 0.86) for x, y in points], colour("#F2B632"))
    for x in (0.28, 0.38, 0.48):
        brush.oval(x, 0.765, 0.02, 0.02, colour("#B3261E"))


def _beret(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    brush.oval(0.35, 0.79, 0.24, 0.105, INK)
    brush.oval(0.35, 0.795, 0.225, 0.09, shade(cloth, 0.85))
    brush.curve([(0.5, 0.78), (0.6, 0.95), (0.76, 0.9), (0.72, 0.76)], 0.05, INK)
    brush.curve([(0.5, 0.78), (0.6, 0.95), (0.76, 0.9), (0.72, 0.76)], 0.032, WHITE)


def _bald(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    for side in (-1, 1):
        for x, y in ((0.17, 0.7), (0.21, 0.64), (0.2, 0.76)):
            brush.oval(0.38 + side * x, y, 0.05, 0.05, INK)
            brush.oval(0.38 + side * x, y, 0.04, 0.04, hair)
    brush.glow(0.33, 0.76, 0.07, [1, 1, 1, 0.7])


def _pot(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    """A cooking pot, worn with dignity."""
    brush.box(0.2, 0.71, 0.36, 0.2, INK, 0.05)
    brush.box(0.215, 0.725, 0.33, 0.17, colour("#8B94A3"), 0.04)
    brush.box(0.16, 0.705, 0.44, 0.04, INK, 0.02)
    brush.box(0.235, 0.76, 0.05, 0.1, [1, 1, 1, 0.5], 0.02)
    brush.line([(0.54, 0.82), (0.76, 0.88)], 0.04, INK)


def _hennin(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    brush.shape([(0.22, 0.75), (0.5, 0.83), (0.2, 0.925)], INK)
    brush.shape([(0.24, 0.765), (0.46, 0.83), (0.215, 0.905)], shade(cloth, 1.1))
    brush.shape([(0.2, 0.925), (0.1, 0.5), (0.17, 0.48), (0.24, 0.8)], [1, 1, 1, 0.6])


def _towers(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    for side in (-1, 1):
        brush.oval(0.38 + side * 0.15, 0.83, 0.1, 0.095, INK)
        brush.oval(0.38 + side * 0.15, 0.83, 0.087, 0.082, hair)
        brush.line([(0.38 + side * 0.21, 0.77), (0.38 + side * 0.08, 0.88)], 0.014, BRASS)


def _bow(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    for side in (-1, 1):
        bow = [(0.38, 0.82), (0.38 + side * 0.19, 0.92), (0.38 + side * 0.19, 0.74)]
        brush.shape(bow, INK)
        brush.shape([(0.38 + (x - 0.38) * 0.86, 0.82 + (y - 0.82) * 0.78) for x, y in bow], colour("#E2557B"))
    brush.oval(0.38, 0.825, 0.04, 0.045, colour("#A92C50"))


def _wig(brush: Brush, cloth: list[float], hair: list[float]) -> None:
    """As high as the frame lets it, with a ship in it."""
    for x, y, radius in ((0.26, 0.8, 0.1), (0.5, 0.8, 0.1), (0.38, 0.84, 0.11)):
        brush.oval(x, y, radius, radius * 0.85, INK)
        brush.oval(x, y, radius - 0.014, radius * 0.85 - 0.014, colour("#EDE6DA"))
    brush.shape([(0.28, 0.85), (0.48, 0.85), (0.43, 0.8), (0.33, 0.8)], colour("#6B3F1D"))
    brush.shape([(0.38, 0.855), (0.38, 0.925), (0.46, 0.86)], colour("#B3261E"))


_LORDS_HATS = (_crown, _beret, _bald, _pot)
_LADIES_HATS = (_towers, _hennin, _bow, _wig)
