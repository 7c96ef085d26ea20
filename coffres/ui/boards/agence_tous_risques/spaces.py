"""The spaces of the path: each kind has its own floor and its own sign, and the marked way leads through."""

from __future__ import annotations

from typing import NamedTuple

from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.ink import CREAM, INK, NAVY, YELLOW, Point
from coffres.ui.boards.agence_tous_risques.plan import Square
from coffres.ui.box import Box

_KINDS = {
    "G": "guard",
    "S": "screen",
    "R": "again",
    "Z": "safe",
    "1": "lab1",
    "2": "lab2",
    "3": "lab3",
    "F": "final",
}
_BARE = ("crack", "grate", "puddle")  # floors of spaces without a sign
_NARROW = "C"
_ROOMS = {"strongroom_wide": 2.0, "strongroom": 4 / 3, "strongroom_square": 1.0}
_DOOR = 0.4  # radius of the round door, as a part of the strong-room's shorter side
_TURNS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # directions, by quarter turns counter-clockwise
_BEND = 0.13  # parts of a space
START_WORD = 0.36  # the part of START's width for its name, beside the characters


class Space(NamedTuple):
    """A space of the path: how one comes into it, and how one goes on."""

    place: int
    letter: str
    box: Box
    came: Square
    onwards: Square

    @property
    def side(self) -> float:
        return min(self.box.width, self.box.height)


def draw_floor(space: Space) -> None:
    """Draws the floor, and the marked way upon it."""
    kind = _KINDS.get(space.letter, _BARE[space.place * 7 % len(_BARE)])
    art.lay(f"space_{kind}", space.box)
    _lay_along("way", space)
    if space.letter == _NARROW:
        _lay_along("narrow", space)


def _lay_along(name: str, space: Space) -> None:
    """Lays a picture that leads from left to right, or from the left up, along the way."""
    came, onwards = _TURNS.index(space.came), _TURNS.index(space.onwards)
    if came == onwards:
        art.lay(name, space.box, came % 2)
        return
    # the sides that are open, as directions from the middle; in the picture left and up
    sides = {(came + 2) % 4, onwards}
    art.lay(
        f"{name}_corner",
        space.box,
        next(turns for turns in range(4) if {(2 + turns) % 4, (1 + turns) % 4} == sides),
    )


def draw_onwards(box: Box, onwards: Square) -> None:
    """Draws an arrow over the edge to the next space."""
    (x, y), side = box.center, min(box.width, box.height)
    spot = x + onwards[0] * box.width / 2, y + onwards[1] * box.height / 2
    art.lay("onwards", art.around(spot, side * 0.135), _TURNS.index(onwards))


def draw_sign(space: Space, people: int, least: float) -> None:
    """Draws the sign and the number; they make room for so many people.

    `least`: the height of numbers that can be read.
    """
    box, side, kind = space.box, space.side, _KINDS.get(space.letter)
    (x, y), top = box.center, box.y + box.height
    if kind is not None:
        right, up, radius = ((0.03, -0.05, 0.4), (-0.24, -0.13, 0.2), (0.3, 0.3, 0.17))[min(people, 2)]
        art.lay(f"sign_{kind}", art.around((x + side * right, y + side * up), side * radius))
    if kind is None and not people:
        bends = space.came != space.onwards
        # where the way bends, its middle is nearer to the corner that it runs round
        right, up = (side * _BEND * (space.onwards[axis] - space.came[axis]) for axis in (0, 1))
        size = max(side * (0.32 if bends or space.letter == _NARROW else 0.4), min(least, side * 0.36))
        ink.word(str(space.place), (x + right, y + up), size, INK)
    else:
        size = max(side * 0.24, min(least, side * 0.4))
        _number(str(space.place), (box.x + side * 0.09, top - side * 0.08), size)


def _number(text: str, corner: Point, size: float) -> None:
    """Writes a number on a plate that hangs from this upper left corner."""
    width, height = ink.word_width(text, size) + size * 0.34, size * 0.86
    plate = Box(corner[0], corner[1] - height, width, height)
    ink.fill(plate, INK, size * 0.2)
    ink.fill(plate.within(max(1.0, size * 0.06)), NAVY, size * 0.17)
    ink.word(text, plate.center, size, CREAM)


def draw_start(box: Box, text: str, line: float) -> None:
    """Draws the gate of the fortress; its name leaves room for the characters there."""
    art.stretch("space_start", box)
    size = box.height * 0.36
    size *= min(1, box.width * START_WORD / ink.word_width(text, size))
    ink.word(text, (box.x + box.width * (0.04 + START_WORD / 2), box.center[1]), size, YELLOW, line * 1.4)


def draw_vault(box: Box, line: float) -> None:
    """Draws the strong-room in the middle."""
    art.cover(_ROOMS, box)
    ink.outline(box, line * 1.5, min(box.width, box.height) * 0.02, INK)


def draw_door(box: Box, prize: bool) -> None:
    """Draws the round door on the ground that the strong-room leaves to it: with the formula, or open when it
    is gone."""
    side = min(box.width, box.height)
    art.lay("vault_door" if prize else "vault_open", art.around(box.center, side * _DOOR))
    if prize:
        draw_formula(box.center, side * 0.19)


def draw_formula(center: Point, radius: float) -> None:
    """Draws the secret formula: a bottle that glows."""
    art.lay("formula", art.around(center, radius))
