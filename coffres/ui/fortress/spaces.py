"""The spaces of the path: each kind with a form and a picture of its own, and a colour besides.

This is where a rendered picture would take the place of a drawn one: `draw_space` and `draw_vault`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from kivy.utils import get_color_from_hex as colour

from coffres.ui.fortress import ink
from coffres.ui.fortress.ink import CREAM, INK, KHAKI, NAVY, RED, STONE, YELLOW, Rgba
from coffres.ui.fortress.plan import Box, Square
from coffres.ui.theme import shade

_TEAL = colour("#1E8C86")
_PLUM = colour("#7A3E9D")
_ORANGE = colour("#E0701B")
_PAVING = colour("#E9DDC2")
_STEEL = colour("#AEB7C6")
LAB_COLOURS = {"1": _TEAL, "2": _PLUM, "3": _ORANGE}
LAB_SIGNS = {"1": "flask", "2": "flask-round-bottom", "3": "test-tube"}
LAB_NUMERALS = {"1": "I", "2": "II", "3": "III"}

Point = tuple[float, float]
Emblem = Callable[[Point, float, float], None]  # into the canvas: center, radius, width of the ink


class _Kind(NamedTuple):
    paving: Rgba
    emblem: Emblem


def _guard(center: Point, radius: float, line: float) -> None:
    ink.shape(ink.regular(center, radius, 8, 0.5), RED, line)
    ink.shape(ink.regular(center, radius * 0.82, 8, 0.5), shade(RED, 1.25))
    ink.sign("police-badge", center, radius * 1.3, CREAM, line * 0.7)


def _screen(center: Point, radius: float, line: float) -> None:
    set_ = Box(center[0] - radius, center[1] - radius * 0.78, radius * 2, radius * 1.5)
    for side in (-1, 1):
        foot = (center[0] + side * radius * 0.55, center[1] - radius * 0.95)
        ink.shape(
            [
                (foot[0] - radius * 0.12, foot[1]),
                (foot[0] + radius * 0.12, foot[1]),
                (center[0] + side * radius * 0.3, center[1]),
            ],
            INK,
        )
        tip = (center[0] + side * radius * 0.5, center[1] + radius * 1.08)
        ink.shape([(center[0] - radius * 0.08, center[1]), (center[0] + radius * 0.08, center[1]), tip], INK)
    ink.fill(set_, NAVY, radius * 0.28)
    ink.outline(set_, line, radius * 0.28)
    pane = Box(set_.x + radius * 0.18, set_.y + radius * 0.18, radius * 1.3, radius * 1.14)
    ink.fill(pane, colour("#9BE3F2"), radius * 0.2)
    ink.halftone(pane, NAVY, 0.45)
    ink.sign("eye", pane.center, radius * 0.95, NAVY)
    for knob in (0.28, -0.18):
        ink.disc((center[0] + radius * 0.74, center[1] + radius * knob), radius * 0.12, YELLOW)


def _again(center: Point, radius: float, line: float) -> None:
    ink.disc(center, radius, INK)
    ink.disc(center, radius - line * 1.6, YELLOW)
    ink.sign("autorenew", center, radius * 2.0, shade(YELLOW, 0.72))
    ink.sign("dice-5", center, radius * 1.0, CREAM, line * 0.8)


def _safe(center: Point, radius: float, line: float) -> None:
    ink.shape(ink.regular(center, radius, 3, 0), INK)
    low = center[1] - radius * 0.62
    ink.shape(
        [
            (center[0], center[1] + radius),
            (center[0] + radius, low),
            (center[0] - radius, low),
        ],
        KHAKI,
        line,
    )
    ink.shape(
        [
            (center[0], center[1] + radius * 0.55),
            (center[0] + radius * 0.36, low),
            (center[0] - radius * 0.36, low),
        ],
        INK,
    )
    ink.shape(
        [
            (center[0], center[1] + radius * 0.55),
            (center[0] - radius * 0.36, low),
            (center[0] - radius * 0.62, low),
        ],
        CREAM,
        line * 0.6,
    )


def _lab(lab: str) -> Emblem:
    def draw(center: Point, radius: float, line: float) -> None:
        rgba = LAB_COLOURS[lab]
        ink.shape(ink.regular(center, radius, 4, 0), rgba, line)
        draw_flask(lab, (center[0], center[1] + radius * 0.12), radius * 1.05, line)
        ink.word(LAB_NUMERALS[lab], (center[0], center[1] - radius * 0.62), radius * 0.62, CREAM, line * 0.7)

    return draw


def draw_flask(lab: str, center: Point, size: float, line: float) -> None:
    """The symbol of a lab: a vessel of its own form."""
    ink.sign(LAB_SIGNS[lab], center, size, CREAM, line * 0.8)


def _final(center: Point, radius: float, line: float) -> None:
    ink.shape(ink.burst(center, radius * 1.12, 9, 0.78), RED, line)
    for lab, (right, up) in {"1": (-0.42, -0.22), "2": (0.42, -0.22), "3": (0.0, 0.42)}.items():
        spot = (center[0] + right * radius, center[1] + up * radius)
        ink.disc(spot, radius * 0.42, INK)
        ink.disc(spot, radius * 0.42 - line * 0.7, LAB_COLOURS[lab])
        draw_flask(lab, spot, radius * 0.58, line * 0.6)


def _nothing(center: Point, radius: float, line: float) -> None:
    """A plain space, and a corridor: all there is to them is paving and walls."""


_KINDS = {
    ".": _Kind(_PAVING, _nothing),
    "C": _Kind(shade(STONE, 0.8), _nothing),
    "G": _Kind(colour("#F0B9A6"), _guard),
    "S": _Kind(colour("#BFD6F2"), _screen),
    "R": _Kind(colour("#FFE9A3"), _again),
    "Z": _Kind(colour("#CBD8A4"), _safe),
    "1": _Kind(colour("#B9E4DE"), _lab("1")),
    "2": _Kind(colour("#DCC6EA"), _lab("2")),
    "3": _Kind(colour("#F9D2AC"), _lab("3")),
    "F": _Kind(colour("#F6C9C4"), _final),
}


def draw_space(letter: str, box: Box, onwards: Square, line: float) -> None:
    """Paving, what stands on it, and which way it goes on."""
    kind = _KINDS[letter]
    side = min(box.width, box.height)
    _pave(box, kind.paving, side, line)
    if letter == "C":
        _narrow(box, onwards, line)
    _point(box, onwards, side, shade(kind.paving, 0.72))
    kind.emblem(box.center, side * 0.35, line)


def draw_emblem(letter: str, center: Point, radius: float, line: float) -> None:
    """What a kind of space is known by, without the space."""
    _KINDS[letter].emblem(center, radius, line)


def _pave(box: Box, paving: Rgba, side: float, line: float) -> None:
    ink.fill(box, INK, side * 0.12)
    inner = box.within(line)
    ink.fill(inner, shade(paving, 0.78), side * 0.1)
    ink.fill(Box(inner.x, inner.y + line * 1.6, inner.width, inner.height - line * 1.6), paving, side * 0.1)
    ink.halftone(inner.within(side * 0.05), shade(paving, 0.5), 0.3)


def _point(box: Box, onwards: Square, side: float, rgba: Rgba) -> None:
    """An arrowhead at the edge that leads on."""
    x, y = box.center
    right, up = onwards
    tip = (x + right * (box.width / 2 - side * 0.03), y + up * (box.height / 2 - side * 0.03))
    far, half = side * 0.1, side * 0.13
    ink.shape(
        [
            tip,
            (tip[0] - right * far - up * half, tip[1] - up * far + right * half),
            (tip[0] - right * far + up * half, tip[1] - up * far - right * half),
        ],
        rgba,
    )


def _narrow(box: Box, onwards: Square, line: float) -> None:
    """A corridor: blocks of stone leave a slit to squeeze through."""
    along = onwards[0] != 0
    breadth = (box.height if along else box.width) * 0.29
    for side in (0, 1):
        if along:
            block = Box(box.x, box.y + side * (box.height - breadth), box.width, breadth)
        else:
            block = Box(box.x + side * (box.width - breadth), box.y, breadth, box.height)
        ink.fill(block, INK, breadth * 0.2)
        ink.fill(block.within(line), STONE, breadth * 0.15)
        ink.halftone(block.within(line * 1.5), NAVY, 0.4)
        _joints(block, along, line)


def _joints(block: Box, along: bool, line: float) -> None:
    for part in (1, 2):
        if along:
            seam = Box(block.x + block.width * part / 3 - line / 2, block.y, line, block.height)
        else:
            seam = Box(block.x, block.y + block.height * part / 3 - line / 2, block.width, line)
        ink.fill(seam, INK)


def draw_start(box: Box, text: str, onwards: Square, line: float) -> None:
    """The gate of the fortress."""
    side = min(box.width, box.height)
    _pave(box, colour("#C9CFDD"), side, line)
    _point(box, onwards, side, NAVY)
    size = side * 0.42
    size *= min(1, box.width * 0.82 / ink.word_width(text, size))
    ink.word(text, (box.center[0], box.y + box.height * 0.5), size, YELLOW, line)


def draw_vault(box: Box, line: float) -> None:
    """A round steel door, as large as the courtyard lets it be, on a floor of plates."""
    side = min(box.width, box.height)
    ink.fill(box, INK, side * 0.06)
    floor = box.within(line)
    ink.fill(floor, shade(NAVY, 1.25), side * 0.05)
    ink.halftone(floor, INK, 0.5)
    center, radius = box.center, side * 0.44
    ink.disc((center[0], center[1] - radius * 0.05), radius * 1.04, INK)
    for part, rgba in (
        (1.0, shade(_STEEL, 0.62)),
        (0.93, _STEEL),
        (0.76, shade(_STEEL, 0.75)),
        (0.72, shade(_STEEL, 1.12)),
    ):
        ink.disc(center, radius * part, rgba)
        ink.ring(center, radius * part, line * 0.8)
    for bolt in range(16):
        turn = 2 * pi * bolt / 16
        spot = (center[0] + radius * 0.845 * cos(turn), center[1] + radius * 0.845 * sin(turn))
        ink.disc(spot, radius * 0.055, INK)
        ink.disc((spot[0], spot[1] + line * 0.4), radius * 0.04, CREAM)
    _wheel(center, radius * 0.6, line)


def _wheel(center: Point, radius: float, line: float) -> None:
    for spoke in range(6):
        turn = pi * spoke / 3
        across = (-sin(turn) * radius * 0.06, cos(turn) * radius * 0.06)
        end = (center[0] + cos(turn) * radius, center[1] + sin(turn) * radius)
        ink.shape(
            [
                (center[0] + across[0], center[1] + across[1]),
                (end[0] + across[0], end[1] + across[1]),
                (end[0] - across[0], end[1] - across[1]),
                (center[0] - across[0], center[1] - across[1]),
            ],
            shade(_STEEL, 0.5),
            line * 0.6,
        )
        ink.disc(end, radius * 0.13, INK)
        ink.disc(end, radius * 0.13 - line * 0.6, RED)
    ink.ring(center, radius * 0.72, line * 2.2)
    ink.ring(center, radius * 0.72, line * 1.1, YELLOW)
    ink.disc(center, radius * 0.3, INK)
    ink.disc(center, radius * 0.3 - line * 0.6, shade(_STEEL, 0.9))


def draw_formula(center: Point, radius: float, line: float) -> None:
    """The secret formula: a vial that glows."""
    for part, strength in ((1.0, 0.18), (0.8, 0.28)):
        ink.shape(ink.burst(center, radius * part, 12, 0.8), [*YELLOW[:3], strength])
    ink.shape(ink.burst(center, radius * 0.66, 12, 0.84), YELLOW, line)
    ink.sign("flask", center, radius * 0.92, colour("#39C46A"), line)
    ink.sign("atom", (center[0], center[1] - radius * 0.12), radius * 0.4, CREAM)
