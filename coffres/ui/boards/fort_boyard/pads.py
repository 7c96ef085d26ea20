"""Draws the pads that stand for the cells on a small screen, into the open canvas."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle, SmoothEllipse, SmoothLine
from kivy.metrics import dp

from coffres.ui.boards.fort_boyard.drawing import (
    BLACK_KEY,
    GOLD,
    NIGHT,
    PAINTED,
    RED_KEY,
    RIDDLE_SIGN,
    SAND,
    TRIAL_SIGN,
    WALK,
    door,
)
from coffres.ui.boards.fort_boyard.stamps import number
from coffres.ui.box import Box
from coffres.ui.pictures import texture
from coffres.ui.theme import PAPER

_GAME = "fort_boyard"
_KEY, _SIGN, _NUMBER = 0.46, 0.42, 0.3  # parts of a pad's edge


def dusk(box: Box) -> None:
    """Darkens what lies below the pads."""
    Color(*NIGHT[:3], 0.6)
    Rectangle(pos=(box.x, box.y), size=(box.width, box.height))


def pad(box: Box, kind: str, black: int, red: int) -> None:
    """The sign of its space above, the keys of its cell below."""
    x, y, wide, high = box.within(dp(1.5))
    edge = min(wide, high)
    Color(*WALK.get(kind, SAND)[:3], 1)
    Rectangle(texture=texture("slab_0", _GAME), pos=(x, y + high * 0.5), size=(wide, high * 0.5))
    Color(1, 1, 1, 1)
    Rectangle(texture=door(black or red), pos=(x, y), size=(wide, high * 0.5))
    _row([PAINTED[kind]] if kind in PAINTED else [TRIAL_SIGN, RIDDLE_SIGN], box, 0.74, edge * _SIGN)
    keys = [(BLACK_KEY, black)] * bool(black) + [(RED_KEY, red)] * bool(red)
    middles = _row([name for name, _count in keys], box, 0.27, edge * _KEY)
    for (left, up), (_name, count) in zip(middles, keys, strict=True):
        if count > 1:
            side = edge * _NUMBER
            Color(*NIGHT)
            SmoothEllipse(pos=(left + side * 0.3, up - side * 0.9), size=(side, side))
            number(str(count), left + side * 0.8, up - side * 0.4, side * 0.95, PAPER)
    Color(*GOLD)
    SmoothLine(rounded_rectangle=(x, y, wide, high, dp(4)), width=dp(1.6))


def _row(names: list[str], box: Box, height: float, side: float) -> list[tuple[float, float]]:
    """Pictures side by side, with their middles at this part of the box's height."""
    up = box.y + box.height * height
    middles = [(box.center[0] + (order - (len(names) - 1) / 2) * side, up) for order in range(len(names))]
    Color(1, 1, 1, 1)
    for name, (x, y) in zip(names, middles, strict=True):
        Rectangle(texture=texture(name, _GAME), pos=(x - side / 2, y - side / 2), size=(side, side))
    return middles
