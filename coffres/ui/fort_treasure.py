"""What the fort keeps, in canvas instructions: its chest, its banknotes, the backs of its cards.

Every function draws into the canvas that is open.
"""

from __future__ import annotations

from math import cos, pi, radians, sin

from kivy.graphics import Color, Ellipse, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp

from coffres.ui.fort_drawing import CREAM, GOLD, NIGHT, NOTE_COLOURS, SEA, fade, number, sign, swell
from coffres.ui.pictures import texture
from coffres.ui.quads import Quads
from coffres.ui.theme import INK, shade

_MOTIFS = ("fish", "sail-boat", "anchor", "ship-wheel", "castle", "crown")  # of a note, by value
_STRANDS = 40  # of the rope round a medallion


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
    RoundedRectangle(pos=(x + 2, y - 2), size=(width, height), radius=[width * 0.09])
    Color(*CREAM)
    RoundedRectangle(pos=(x, y), size=(width, height), radius=[width * 0.09])
    inset = width * 0.06
    Color(*SEA)
    RoundedRectangle(
        pos=(x + inset, y + inset), size=(width - 2 * inset, height - 2 * inset), radius=[width * 0.06]
    )
    Color(*GOLD)
    Line(
        rounded_rectangle=(
            x + 2 * inset, y + 2 * inset, width - 4 * inset, height - 4 * inset, width * 0.04
        ),
        width=1.3,
    )  # fmt: skip
    sign("arm-flex", x + width / 2, y + height / 2, width * 0.42, GOLD)


def medallion(name: str, x: float, y: float, side: float) -> None:
    """What a trial is known by: its drawing on the sea, in a ring of rope."""
    middle = (x + side / 2, y + side / 2)
    Color(0, 0, 0, 0.35)
    Ellipse(pos=(x + side * 0.02, y - side * 0.03), size=(side, side))
    Color(1, 1, 1, 1)
    Ellipse(pos=(x, y), size=(side, side), texture=fade((0.55, 0.36, 0.08, 1), (0.98, 0.82, 0.42, 1)))
    inner = side * 0.86
    Color(*shade(SEA, 1.25))
    water = side / dp(150)
    Ellipse(
        pos=(middle[0] - inner / 2, middle[1] - inner / 2),
        size=(inner, inner),
        texture=swell(),
        tex_coords=(0, 0, water, 0, water, water, 0, water),
    )
    _rope(middle, side * 0.465, side * 0.05)
    drawn = side * 0.7
    Color(1, 1, 1, 1)
    Rectangle(
        texture=texture(name, "fort_boyard"),
        pos=(middle[0] - drawn / 2, middle[1] - drawn / 2),
        size=(drawn, drawn),
    )


def _rope(middle: tuple[float, float], radius: float, thick: float) -> None:
    """Strands, one beside the other."""
    quads = Quads()
    for strand in range(_STRANDS):
        turn = 360 * strand / _STRANDS
        at = (middle[0] + radius * cos(radians(turn)), middle[1] + radius * sin(radians(turn)))
        size = (thick, 2 * pi * radius / _STRANDS * 0.62)
        quads.stamp(fade((0.42, 0.27, 0.1, 1), (0.93, 0.8, 0.52, 1)), *at, size, (1, 1, 1, 1), turn + 32)
    quads.draw()
