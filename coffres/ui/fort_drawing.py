"""The fort in canvas instructions: sea, stone, keys, chest, banknotes.

All that a rendered picture could do better is drawn here and nowhere else. Every function draws into the
canvas that is open.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from math import hypot

from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    Color,
    Ellipse,
    Line,
    PopMatrix,
    PushMatrix,
    Quad,
    Rectangle,
    Rotate,
    RoundedRectangle,
)
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as colour

from coffres.ui.pictures import texture
from coffres.ui.rampart import Quad as Corners
from coffres.ui.rampart import Rampart
from coffres.ui.theme import INK, PAPER, shade
from coffres.ui.widgets.icon import Icon

NIGHT = colour("#14213A")
CREAM = colour("#F6E7C1")
GOLD = colour("#F2B632")
TIGER = colour("#F07F2E")
SAND = colour("#F1DFB6")
SEA = colour("#0B5563")
RED = colour("#B3261E")
NOTE_COLOURS = tuple(
    map(colour, ("#7FA37A", "#6F9DB8", "#9A86BC", "#D99A4E", "#C65B4E", "#D9B23F"))
)  # by value
SIGNS = {"S": "flag-variant", "t": "arm-flex", "T": "paw", "G": "shield-crown"}
_WALK = {"S": colour("#8FC1B5"), "T": TIGER, "G": GOLD, "E": colour("#C9D6E8"), "O": colour("#E4D2EE")}
_COURSE, _STONE = 16, 32  # pixels of the limestone's blocks
BLACK_KEY, RED_KEY = "key-variant", "key"


@cache
def glyph(name: str, size: int = 64) -> Texture:
    """A white sign of the icon font, to be tinted."""
    label = CoreLabel(text=Icon.sign(name) or name, font_name="Icons", font_size=size)
    label.refresh()
    return label.texture


@cache
def digits(text: str, size: int = 48) -> Texture:
    label = CoreLabel(text=text, font_size=size, bold=True)
    label.refresh()
    return label.texture


def sign(name: str, x: float, y: float, side: float, rgba: Sequence[float], angle: float = 0) -> None:
    """An icon with its middle at a point."""
    _stamp(glyph(name), x, y, side, side, rgba, angle)


def number(text: str, x: float, y: float, height: float, rgba: Sequence[float]) -> None:
    drawn = digits(text)
    _stamp(drawn, x, y, height * drawn.width / max(1, drawn.height), height, rgba)


def _stamp(
    drawn: Texture,
    x: float,
    y: float,
    width: float,
    height: float,
    rgba: Sequence[float],
    angle: float = 0,
) -> None:
    PushMatrix()
    Rotate(angle=angle, origin=(x, y))
    Color(*rgba)
    Rectangle(texture=drawn, pos=(x - width / 2, y - height / 2), size=(width, height))
    PopMatrix()


@cache
def fade(bottom: tuple[float, ...], top: tuple[float, ...]) -> Texture:
    """From one colour to another, upwards."""
    made = Texture.create(size=(1, 2), colorfmt="rgba")
    pixels = bytes(min(255, round(255 * part)) for part in (*bottom, *top))
    made.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return made


def veil(x: float, y: float, width: float, height: float, bottom: list[float], top: list[float]) -> None:
    Color(1, 1, 1, 1)
    Rectangle(texture=fade(tuple(bottom), tuple(top)), pos=(x, y), size=(width, height))


@cache
def limestone() -> Texture:
    """Courses of blocks, no two alike; repeats without a seam."""
    chance, side = random.Random(32), 128
    tones = {}
    pixels = bytearray()
    for row in range(side):
        course = row // _COURSE
        shift = _STONE // 2 * (course % 2)
        for column in range(side):
            block = (course, (column + shift) // _STONE % (side // _STONE))
            tone = tones.setdefault(block, chance.uniform(0.9, 1.02))
            mortar = row % _COURSE == 0 or (column + shift) % _STONE == 0
            light = (0.74 if mortar else tone) + chance.uniform(-0.035, 0.035)
            pixels += bytes(min(255, round(255 * light * part)) for part in (0.95, 0.9, 0.79))
    made = Texture.create(size=(side, side), colorfmt="rgb")
    made.wrap = "repeat"
    made.blit_buffer(bytes(pixels), colorfmt="rgb", bufferfmt="ubyte")
    return made


# The fort from above


def sea(x: float, y: float, width: float, height: float, swell: float) -> None:
    """Night water; `swell` is how far its waves are apart."""
    veil(x, y, width, height, shade(SEA, 0.55), shade(SEA, 0.95))
    chance = random.Random(7)
    Color(*shade(SEA, 2.2)[:3], 0.16)
    rows = int(height / swell) + 1
    for row in range(rows):
        for _wave in range(max(2, int(width / swell / 3))):
            left = x + chance.uniform(0, width)
            up = y + (row + chance.uniform(0.1, 0.9)) * swell
            long = swell * chance.uniform(0.5, 1.1)
            Line(bezier=(left, up, left + long / 3, up + swell / 6, left + long, up), width=1.2)


def stone(corners: Corners, tint: Sequence[float], grain: float = 128.0) -> None:
    """A piece of the wall; its courses run on from piece to piece."""
    flat = [part for corner in corners for part in corner]
    Color(*tint)
    Quad(points=flat, texture=limestone(), tex_coords=[part / grain for part in flat])


def flat(corners: Corners, rgba: Sequence[float]) -> None:
    Color(*rgba)
    Quad(points=[part for corner in corners for part in corner])


def battlements(rampart: Rampart) -> None:
    """Teeth along the outer wall, and the shadow that the fort throws on the water."""
    for place in range(rampart.count):
        flat(rampart.tile(place, -0.5, 0.56, 0.51), (0, 0.05, 0.09, 0.5))
    for tooth in range(rampart.count * 2):
        before, after = rampart.spot(tooth / 2 - 0.15), rampart.spot(tooth / 2 + 0.15)
        low, high = rampart.depth * 0.46, rampart.depth * 0.53
        stone((before.off(low), after.off(low), after.off(high), before.off(high)), shade(SAND, 0.8))


def space(rampart: Rampart, place: int, kind: str, keys: bool) -> None:
    """The walk above, the cell below it: lit where a key lies in it."""
    stone(rampart.tile(place, -0.5, 0.48), _WALK.get(kind, SAND))
    flat(rampart.tile(place, 0.4, 0.48), (1, 1, 1, 0.22))
    flat(rampart.tile(place, -0.06, 0.0), (0, 0, 0, 0.22))
    if kind not in "ST":
        flat(rampart.tile(place, -0.49, -0.1, 0.42), shade(INK, 1.1))
        flat(rampart.tile(place, -0.48, -0.12, 0.36), shade(GOLD, 0.95) if keys else shade(NIGHT, 0.9))
    left, _right, _top, outer = rampart.tile(place, -0.5, 0.48)
    Color(0, 0, 0, 0.35)
    Line(points=[*left, *outer], width=1.1)


def space_sign(rampart: Rampart, place: int, kind: str) -> None:
    spot, side = rampart.spot(place), rampart.step * 0.46
    ink = (*INK[:3], 0.72)
    if kind in SIGNS:
        sign(SIGNS[kind], *spot.off(rampart.depth * 0.2), side * (1.25 if kind in "TG" else 1), ink)
        return
    half = rampart.step * 0.22
    along = (spot.out_y * half, -spot.out_x * half)  # clockwise: trial and riddle, or one of them
    x, y = spot.off(rampart.depth * 0.2)
    sign("arm-flex", x - along[0], y - along[1], side * 0.8, ink)
    sign("help-circle", x + along[0], y + along[1], side * 0.8, ink)
    if kind == "O":
        Color(*ink)
        low, high = spot.off(rampart.depth * 0.06), spot.off(rampart.depth * 0.34)
        Line(points=[*low, *high], width=1.2)
    else:
        sign("plus-thick", x, y, side * 0.42, ink)


def cell_keys(rampart: Rampart, place: int, black: int, red: int) -> None:
    """One sign a key; where there are many of a kind, one sign and a number."""
    shown: list[tuple[str, list[float], str]] = []
    for count, icon, rgba in ((black, BLACK_KEY, INK), (red, RED_KEY, RED)):
        room = 2 if not (black and red) else 1
        shown += [(icon, rgba, "")] * count if count <= room else [(icon, rgba, str(count))]
    if not shown:
        return
    spot = rampart.spot(place)
    (left, low), (right, up), *_ = rampart.tile(place, -0.4)
    side = min(rampart.depth * 0.3, hypot(right - left, up - low) * 0.78 / len(shown))
    x, y = spot.off(-rampart.depth * 0.3)
    for number_, (icon, rgba, count) in enumerate(shown):
        off = (number_ - (len(shown) - 1) / 2) * side * 0.95
        at = (x + spot.out_y * off, y - spot.out_x * off)
        sign(icon, *at, side, rgba)
        if count:
            Color(*NIGHT)
            Ellipse(pos=(at[0], at[1] - side * 0.62), size=(side * 0.66, side * 0.66))
            number(count, at[0] + side * 0.33, at[1] - side * 0.29, side * 0.6, PAPER)


def yard(x: float, y: float, width: float, height: float) -> None:
    """The paved court, dark at its foot where the wall's shadow falls."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    stone(corners, shade(SAND, 0.52), 210)
    veil(x, y + height * 0.82, width, height * 0.18, [0, 0, 0, 0], [0, 0, 0, 0.5])
    veil(x, y, width, height * 0.1, [0, 0, 0, 0.35], [0, 0, 0, 0])


# The treasure


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
    sign("castle", x + width * 0.24, y + height * 0.5, disc * 0.7, shade(paper, 0.6))
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
