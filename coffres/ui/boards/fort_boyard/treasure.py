"""Draws what the fort keeps: its chest, its banknotes, the backs of its cards.

Every function draws into the open canvas.
"""

from __future__ import annotations

from kivy.graphics import Color, Rectangle, SmoothEllipse

from coffres.ui.boards.fort_boyard.drawing import CREAM, NIGHT
from coffres.ui.boards.fort_boyard.stamps import digits, number
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.pictures import texture
from coffres.ui.theme import INK

_FIELD = 0.34  # part of a note's width that the field for its value has


def chest(name: str, x: float, y: float, side: float) -> Rectangle:
    """Draws the chest in a square. Open and closed, it stands in the same place."""
    Color(1, 1, 1, 1)
    return Rectangle(texture=texture(name, "fort_boyard"), pos=(x, y), size=(side, side))


def note_back(x: float, y: float, width: float, height: float) -> None:
    """The back of a note: the same for all notes."""
    _note("note_back", x, y, width, height)


def banknote(value: int, text: str, x: float, y: float, width: float, height: float) -> None:
    """The face of a note: its own colour and sign, and its value where a thumb does not cover it."""
    _note(f"note_{value}", x, y, width, height)
    printed = digits(text)
    high = min(height * 0.36, width * _FIELD * printed.height / printed.width)
    number(text, x + width * 0.714, y + height * 0.5, high, INK)


def _note(name: str, x: float, y: float, width: float, height: float) -> None:
    Color(0, 0, 0, 0.35)
    SmoothRoundedRectangle(pos=(x + 2, y - 2), size=(width, height), radius=[height * 0.06])
    Color(1, 1, 1, 1)
    Rectangle(texture=texture(name, "fort_boyard"), pos=(x, y), size=(width, height))


def badge(text: str, x: float, y: float, side: float) -> None:
    """A number on a corner of something: how many there are."""
    Color(*NIGHT)
    SmoothEllipse(pos=(x - side * 0.75, y - side * 0.75), size=(side * 1.1, side * 1.1))
    number(text, x - side * 0.2, y - side * 0.2, side * 0.55, CREAM)


def trial_back(x: float, y: float, width: float, height: float) -> None:
    """The back of a trial card: the same for all trials."""
    Color(0, 0, 0, 0.4)
    SmoothRoundedRectangle(pos=(x + 2, y - 2), size=(width, height), radius=[width * 0.08])
    Color(1, 1, 1, 1)
    Rectangle(texture=texture("trial_back", "fort_boyard"), pos=(x, y), size=(width, height))


def medallion(name: str, x: float, y: float, side: float) -> None:
    """The picture of a trial: a scene in a ring of brass, with its shadow."""
    Color(1, 1, 1, 1)
    Rectangle(texture=texture(name, "fort_boyard"), pos=(x, y), size=(side, side))
