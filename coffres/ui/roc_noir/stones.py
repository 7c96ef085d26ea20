"""What the castle is built of, painted from straight above.

Every slab is the same: there is nothing to learn from a stone, and nothing of a trap stays on it.
"""

from __future__ import annotations

from math import cos, sin

from kivy.utils import get_color_from_hex as colour

from coffres.ui.studio import Brush
from coffres.ui.theme import BRASS

SLATE = colour("#2A2730")
TORCH = colour("#FFB454")
PARCHMENT = colour("#E8D9B8")
BLOOD = colour("#8C1C13")
_MORTAR = colour("#1A171D")
_STONE = colour("#7D7786")
_STONE_LIGHT = colour("#A9A2AE")
_STONE_DARK = colour("#4E4958")
_FLOORS = (colour("#34303C"), colour("#85818B"), colour("#D9D2C4"))  # black, grey and white gallery
_CARPETS = (colour("#17141C"), colour("#5D5A66"), colour("#F4EEE2"))
_GOLD_DARK = colour("#7A4F12")


def wall(brush: Brush) -> None:
    """The whole ground plan: a thick wall with battlements, dark inside."""
    brush.box(0, 0, 1, 1, _MORTAR, 0.012)
    brush.fade(0.002, 0.002, 0.996, 0.996, colour("#5C5665"), colour("#332F3A"))
    brush.grain(0, 0, 1, 1, 0.05)
    merlons = 40
    for merlon in range(0, merlons, 2):
        at = merlon / merlons
        for x, y in ((at, 0.988), (at, 0.0), (0.0, at), (0.988, at)):
            brush.box(
                x, y, 0.024 if y in (0.0, 0.988) else 0.012, 0.012 if y in (0.0, 0.988) else 0.024, SLATE
            )
    brush.box(0.012, 0.012, 0.976, 0.976, colour("#120F14"))


def slab(brush: Brush) -> None:
    """A carved slab of four squares."""
    brush.box(0, 0, 1, 1, _MORTAR)
    brush.box(0.012, 0.012, 0.976, 0.976, _STONE_DARK, 0.035)
    for x in (0.022, 0.506):
        for y in (0.022, 0.506):
            _stone(brush, x, y, 0.472)
    brush.grain(0.012, 0.012, 0.976, 0.976, 0.075)
    brush.oval(0.5, 0.5, 0.045, 0.045, _STONE_DARK)
    brush.oval(0.5, 0.506, 0.036, 0.036, _STONE)


def _stone(brush: Brush, x: float, y: float, side: float) -> None:
    """One square of it: a bevel lit from above, and a worn top."""
    brush.box(x, y, side, side, _STONE_DARK, 0.04)
    brush.box(x, y + 0.014, side, side - 0.014, _STONE_LIGHT, 0.04)
    brush.box(x + 0.014, y + 0.014, side - 0.028, side - 0.028, _STONE, 0.035)
    brush.fade(x + 0.02, y + 0.02, side - 0.04, side - 0.04, colour("#8B8593"), colour("#6F6978"))
    brush.glow(x + side * 0.45, y + side * 0.6, side * 0.5, [1, 0.95, 0.85, 0.10])


def pit(brush: Brush) -> None:
    """A square whose trap is open: the stone hangs down into the dark."""
    brush.box(0, 0, 1, 1, _MORTAR, 0.06)
    brush.box(0.05, 0.05, 0.9, 0.9, colour("#050406"), 0.05)
    brush.shape([(0.05, 0.95), (0.95, 0.95), (0.82, 0.7), (0.18, 0.7)], _STONE_DARK)
    brush.shape([(0.05, 0.95), (0.95, 0.95), (0.94, 0.92), (0.06, 0.92)], _STONE_LIGHT)
    brush.glow(0.5, 0.3, 0.42, [*BLOOD[:3], 0.75])
    for x in (0.3, 0.5, 0.7):
        brush.shape([(x - 0.05, 0.1), (x + 0.05, 0.1), (x, 0.42)], colour("#B9B2BE"))
        brush.shape([(x, 0.1), (x + 0.05, 0.1), (x, 0.42)], colour("#716B7A"))
    brush.line([(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)], 0.035, BLOOD, close=True)


def mark(brush: Brush) -> None:
    """On a square whose trap was found, where the table plays with marks, and at the end (RN-15, RN-63)."""
    brush.box(0.1, 0.1, 0.8, 0.8, [*BLOOD[:3], 0.45], 0.1)
    for start, end in (((0.24, 0.24), (0.76, 0.76)), ((0.24, 0.76), (0.76, 0.24))):
        brush.line([start, end], 0.17, _MORTAR)
        brush.line([start, end], 0.11, colour("#E2574B"))


def dust(brush: Brush) -> None:
    for x, y, radius in ((0.3, 0.35, 0.3), (0.68, 0.4, 0.32), (0.5, 0.65, 0.34), (0.45, 0.3, 0.2)):
        brush.glow(x, y, radius, [0.82, 0.77, 0.7, 0.75])


def gallery(brush: Brush, helmet: int) -> None:
    """A hall with a carpet of its colour, and the ancestors along its walls."""
    brush.box(0, 0, 1, 1, _MORTAR)
    brush.box(0.02, 0.02, 0.96, 0.96, colour("#5A3418"), 0.02)
    brush.box(0.05, 0.05, 0.9, 0.9, _FLOORS[helmet], 0.02)
    for tile in range(6):
        for other in range(6):
            if (tile + other) % 2:
                brush.box(0.05 + tile * 0.15, 0.05 + other * 0.15, 0.15, 0.15, [0, 0, 0, 0.13])
    brush.grain(0.05, 0.05, 0.9, 0.9, 0.04)
    brush.box(0.2, 0.2, 0.6, 0.6, BRASS, 0.05)
    brush.box(0.225, 0.225, 0.55, 0.55, _CARPETS[helmet], 0.04)
    brush.line([(0.27, 0.27), (0.73, 0.27), (0.73, 0.73), (0.27, 0.73)], 0.012, BRASS, close=True)
    for number in range(4):
        at = 0.17 + number * 0.22
        for x, y in ((at, 0.025), (at, 0.865), (0.025, at - 0.03), (0.865, at - 0.03)):
            _frame(brush, x - 0.03 if y in (0.025, 0.865) else x, y)


def _frame(brush: Brush, x: float, y: float) -> None:
    brush.box(x, y, 0.11, 0.11, _GOLD_DARK, 0.015)
    brush.box(x + 0.008, y + 0.012, 0.094, 0.09, BRASS, 0.012)
    brush.box(x + 0.022, y + 0.024, 0.066, 0.066, colour("#3A2A20"))
    brush.oval(x + 0.055, y + 0.062, 0.018, 0.022, colour("#D9B48C"))


def entrance(brush: Brush) -> None:
    """The courtyard behind the gate, lit by two torches."""
    brush.box(0, 0, 1, 1, _MORTAR)
    brush.box(0.02, 0.02, 0.96, 0.96, colour("#6B5B45"), 0.02)
    for row in range(7):
        for column in range(6):
            x = 0.03 + column * 0.165 - (row % 2) * 0.08
            left, right = max(0.03, x), min(0.97, x + 0.155)
            if right - left > 0.02:
                brush.box(left, 0.03 + row * 0.135, right - left, 0.125, colour("#8A775A"), 0.02)
    brush.grain(0.02, 0.02, 0.96, 0.96, 0.06)
    for x in (0.12, 0.88):
        brush.glow(x, 0.88, 0.34, [*TORCH[:3], 0.85])
        brush.oval(x, 0.88, 0.05, 0.05, colour("#4A2E12"))
        brush.oval(x, 0.885, 0.032, 0.036, TORCH)
        brush.oval(x, 0.88, 0.016, 0.02, colour("#FFF1C4"))
    for bar in range(7):
        brush.box(0.26 + bar * 0.075, 0.9, 0.028, 0.08, colour("#26232B"))
    brush.box(0.24, 0.93, 0.52, 0.02, colour("#3C3844"))


def treasure(brush: Brush) -> None:
    """Gold, to the walls."""
    brush.box(0, 0, 1, 1, _MORTAR)
    brush.box(0.02, 0.02, 0.96, 0.96, colour("#4A1220"), 0.02)
    brush.box(0.06, 0.06, 0.88, 0.88, colour("#6E1B2C"), 0.03)
    brush.glow(0.5, 0.5, 0.6, [*TORCH[:3], 0.8])
    brush.line([(0.09, 0.09), (0.91, 0.09), (0.91, 0.91), (0.09, 0.91)], 0.018, BRASS, close=True)
    for number in range(46):
        turn, far = number * 2.39996, 0.052 * number**0.5
        from_middle = (0.5 + far * cos(turn), 0.5 + far * sin(turn))
        _coin(brush, *from_middle, 0.05 if number % 3 else 0.058)
    for x, y, jewel in ((0.36, 0.6, "#B3261E"), (0.63, 0.42, "#2E7D5B"), (0.52, 0.68, "#3459B5")):
        brush.oval(x, y, 0.042, 0.042, colour("#FFF6DC"))
        brush.oval(x, y, 0.035, 0.035, colour(jewel))
        brush.oval(x - 0.01, y + 0.013, 0.011, 0.011, [1, 1, 1, 0.85])


def _coin(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.oval(x, y - 0.008, radius, radius, _GOLD_DARK)
    brush.oval(x, y, radius, radius, BRASS)
    brush.oval(x, y, radius * 0.72, radius * 0.72, colour("#B9812B"))
    brush.oval(x, y, radius * 0.62, radius * 0.62, colour("#EFC566"))


def back(brush: Brush) -> None:
    """The back of a portrait: a seal on dark leather."""
    brush.box(0, 0, 1, 1, _GOLD_DARK, 0.08)
    brush.box(0.04, 0.04, 0.92, 0.92, BRASS, 0.06)
    brush.box(0.1, 0.1, 0.8, 0.8, colour("#3B1E22"), 0.04)
    brush.grain(0.1, 0.1, 0.8, 0.8, 0.05)
    brush.oval(0.5, 0.5, 0.22, 0.22, BRASS)
    brush.oval(0.5, 0.5, 0.18, 0.18, colour("#3B1E22"))
    brush.oval(0.5, 0.55, 0.08, 0.08, BRASS)
    brush.shape([(0.46, 0.52), (0.54, 0.52), (0.58, 0.36), (0.42, 0.36)], BRASS)


def rope(brush: Brush) -> None:
    """A coil of it."""
    for radius, shade in ((0.46, "#6B4A1E"), (0.42, "#C79A55"), (0.33, "#7A5626"), (0.29, "#D8AE6B")):
        brush.oval(0.5, 0.5, radius, radius, colour(shade))
    brush.oval(0.5, 0.5, 0.17, 0.17, colour("#4A3213"))
    brush.line([(0.2, 0.3), (0.34, 0.16)], 0.09, colour("#D8AE6B"))
    for turn in range(12):
        x, y = 0.5 + 0.375 * cos(turn * 0.5236), 0.5 + 0.375 * sin(turn * 0.5236)
        brush.line([(x - 0.035, y - 0.035), (x + 0.035, y + 0.035)], 0.03, colour("#8A6430"))
