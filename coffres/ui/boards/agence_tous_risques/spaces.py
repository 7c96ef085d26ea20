"""The spaces of the path: each kind has its own picture, and also its own form and frame."""

from __future__ import annotations

from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.ink import CREAM, INK, YELLOW, Point
from coffres.ui.boards.agence_tous_risques.plan import Square
from coffres.ui.box import Box

_PICTURES = {
    ".": "space_plain",
    "C": "space_corridor",
    "G": "space_guard",
    "S": "space_screen",
    "R": "space_again",
    "Z": "space_safe",
    "1": "space_lab1",
    "2": "space_lab2",
    "3": "space_lab3",
    "F": "space_final",
}
_NARROW = "C"
START_WORD = 0.36  # the part of START's width for its name, beside the characters


def draw_space(letter: str, box: Box, onwards: Square, line: float) -> None:
    """Draws a space, and the direction in which the path goes on."""
    upright = letter == _NARROW and onwards[0] == 0
    art.lay(_PICTURES[letter] + ("_up" if upright else ""), box)
    _point(box, onwards, line)


def _point(box: Box, onwards: Square, line: float) -> None:
    """An arrowhead at the edge to the next space."""
    x, y = box.center
    right, up = onwards
    side = min(box.width, box.height)
    tip = (x + right * (box.width / 2 - side * 0.02), y + up * (box.height / 2 - side * 0.02))
    far, half = side * 0.12, side * 0.13
    ink.shape(
        [
            tip,
            (tip[0] - right * far - up * half, tip[1] - up * far + right * half),
            (tip[0] - right * far + up * half, tip[1] - up * far - right * half),
        ],
        CREAM,
        line,
    )


def draw_start(box: Box, text: str, onwards: Square, line: float) -> None:
    """Draws the gate of the fortress; its name leaves room for the characters there."""
    art.stretch("space_start", box)
    _point(box, onwards, line)
    size = box.height * 0.3
    size *= min(1, box.width * START_WORD / ink.word_width(text, size))
    ink.word(text, (box.x + box.width * (0.04 + START_WORD / 2), box.center[1]), size, YELLOW, line * 1.4)


def draw_vault(box: Box, line: float) -> None:
    """Draws the courtyard in the middle."""
    art.tile("vault_floor", box)
    ink.outline(box, line * 1.5, min(box.width, box.height) * 0.02, INK)


def draw_door(box: Box, prize: bool) -> None:
    """Draws the round door, as large as the courtyard allows: with the formula, or open when it is gone."""
    side = min(box.width, box.height)
    art.lay("vault_door" if prize else "vault_open", art.around(box.center, side * 0.47))
    if prize:
        draw_formula(box.center, side * 0.22)


def draw_formula(center: Point, radius: float) -> None:
    """Draws the secret formula: a bottle that glows."""
    art.lay("formula", art.around(center, radius))
