"""The instruction cards, of eight kinds, by the number of the card (AT-02); and their one back.

This is where a rendered picture would take the place of a drawn one.
"""

from __future__ import annotations

from typing import NamedTuple

from kivy.utils import get_color_from_hex as colour

from coffres.ui.fortress import ink, spaces
from coffres.ui.fortress.ink import BLUE, CREAM, INK, KHAKI, NAVY, RED, YELLOW, Rgba
from coffres.ui.fortress.plan import Box
from coffres.ui.theme import shade

RATIO = 1.4  # how much higher than wide


class _Face(NamedTuple):
    ground: Rgba
    sign: str = ""  # of the Material Design set
    number: str = ""
    lab: str = ""  # of a lab card: its symbol


def _labs(lab: str, *numbers: int) -> list[_Face]:
    return [_Face(spaces.LAB_COLOURS[lab], number=f"+{number}", lab=lab) for number in numbers]


_FACES = (
    _Face(colour("#5C6478"), "bench-back"),
    _Face(RED, "police-badge"),
    _Face(colour("#E0701B"), "rocket-launch", "+3"),
    _Face(KHAKI, "dice-multiple"),
    _Face(BLUE, "compass-outline"),
    *_labs("1", 3, 4, 5),
    *_labs("2", 4, 5, 6),
    *_labs("3", 5, 6, 7),
)


def draw_card(card: int, box: Box) -> None:
    face = _FACES[card]
    line = max(1.0, box.width * 0.014)
    radius = box.width * 0.1
    _sheet(box, CREAM, radius, line)
    picture = Box(box.x + box.width * 0.08, box.y + box.height * 0.2, box.width * 0.84, box.height * 0.73)
    ink.fill(picture, face.ground, radius * 0.7)
    center, size = picture.center, picture.width * 0.46
    ink.shape(ink.burst(center, size, 14, 0.8), shade(face.ground, 1.3))
    ink.halftone(picture, INK, 0.3)
    ink.outline(picture, line, radius * 0.7)
    ink.shape(ink.burst(center, size * 0.8, 11, 0.82), YELLOW, line)
    if face.lab:
        spaces.draw_emblem(face.lab, center, size * 0.62, line)
    else:
        ink.sign(face.sign, center, size * 1.05, CREAM, line)
    if face.number:
        ink.word(face.number, (box.center[0], box.y + box.height * 0.11), box.height * 0.17, INK)
    else:
        ink.fill(Box(box.x + box.width * 0.3, box.y + box.height * 0.095, box.width * 0.4, line * 2), INK)


def draw_back(box: Box) -> None:
    """The same for all of them."""
    line = max(1.0, box.width * 0.014)
    radius = box.width * 0.1
    _sheet(box, CREAM, radius, line)
    inner = box.within(box.width * 0.08)
    ink.fill(inner, NAVY, radius * 0.7)
    ink.halftone(inner, INK, 0.5)
    ink.shape(ink.burst(inner.center, inner.width * 0.42, 12, 0.78), RED, line)
    ink.sign("flask", inner.center, inner.width * 0.42, YELLOW, line)
    ink.outline(inner, line, radius * 0.7, YELLOW)


def draw_gap(box: Box) -> None:
    """Where a pile would lie."""
    ink.outline(box, 1.5, box.width * 0.1, [*CREAM[:3], 0.5])


def _sheet(box: Box, rgba: Rgba, radius: float, line: float) -> None:
    ink.fill(Box(box.x + line, box.y - line * 2, box.width, box.height), [0, 0, 0, 0.35], radius)
    ink.fill(box, rgba, radius)
    ink.outline(box, line, radius)
