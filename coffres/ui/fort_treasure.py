"""What the fort keeps, in canvas instructions: its chest, its banknotes, the backs of its cards.

Every function draws into the canvas that is open.
"""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, Line, Rectangle, RoundedRectangle

from coffres.ui.fort_drawing import CREAM, NIGHT, NOTE_COLOURS, SEA, number, sign
from coffres.ui.pictures import texture
from coffres.ui.theme import INK, shade

_MOTIFS = ("fish", "sail-boat", "anchor", "ship-wheel", "castle", "crown")  # of a note, by value


def chest(x: float, y: float, side: float, is_open: bool) -> None:
    """In a square; closed and open stand alike in it."""
    Color(1, 1, 1, 1)
    name = "chest_fort_boyard_open" if is_open else "chest_fort_boyard"
    Rectangle(texture=texture(name), pos=(x, y), size=(side, side))


def note_back(x: float, y: float, width: float, height: float) -> None:
    """What everybody sees of a note: the same for all of them."""
    Color(0, 0, 0, 0.35)
    RoundedRectangle(pos=(x + 1.5, y - 1.5), size=(width, height), radius=[height * 0.06])
    Color(*CREAM)
    RoundedRectangle(pos=(x, y), size=(width, height), radius=[height * 0.06])
    Color(*SEA)
    inset = min(width, height) * 0.1
    Line(rectangle=(x + inset, y + inset, width - 2 * inset, height - 2 * inset), width=1)
    sign("treasure-chest", x + width / 2, y + height / 2, min(width, height) * 0.5, SEA)


def banknote(value: int, text: str, x: float, y: float, width: float, height: float) -> None:
    """Its face: a colour of its own, and its value where a thumb leaves room for it."""
    paper = NOTE_COLOURS[value]
    Color(0, 0, 0, 0.3)
    RoundedRectangle(pos=(x + 2, y - 2), size=(width, height), radius=[height * 0.08])
    Color(*shade(CREAM, 1.02))
    RoundedRectangle(pos=(x, y), size=(width, height), radius=[height * 0.08])
    Color(*paper)
    inset = height * 0.07
    RoundedRectangle(
        pos=(x + inset, y + inset), size=(width - 2 * inset, height - 2 * inset), radius=[height * 0.05]
    )
    Color(1, 1, 1, 0.28)
    for ring in range(4):
        radius = height * (0.2 + 0.09 * ring)
        Line(circle=(x + width * 0.24, y + height * 0.5, radius), width=1)
    Color(*shade(CREAM, 1.02)[:3], 0.9)
    disc = height * 0.56
    Ellipse(pos=(x + width * 0.24 - disc / 2, y + (height - disc) / 2), size=(disc, disc))
    sign(_MOTIFS[value], x + width * 0.24, y + height * 0.5, disc * 0.7, shade(paper, 0.6))
    number(text, x + width * 0.66, y + height * 0.5, height * 0.36, INK)


def badge(text: str, x: float, y: float, side: float) -> None:
    """How many there are, on a corner."""
    Color(*NIGHT)
    Ellipse(pos=(x - side * 0.75, y - side * 0.75), size=(side * 1.1, side * 1.1))
    number(text, x - side * 0.2, y - side * 0.2, side * 0.55, CREAM)


def trial_back(x: float, y: float, width: float, height: float) -> None:
    """Of every trial card alike."""
    Color(0, 0, 0, 0.4)
    RoundedRectangle(pos=(x + 2, y - 2), size=(width, height), radius=[width * 0.08])
    Color(1, 1, 1, 1)
    Rectangle(texture=texture("trial_back", "fort_boyard"), pos=(x, y), size=(width, height))


def medallion(name: str, x: float, y: float, side: float) -> None:
    """What a trial is known by: a scene in a ring of brass, with its shadow."""
    Color(1, 1, 1, 1)
    Rectangle(texture=texture(name, "fort_boyard"), pos=(x, y), size=(side, side))
