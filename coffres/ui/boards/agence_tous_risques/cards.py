"""The instruction cards: eight kinds, by the number of the card (AT-02), and the back that all of them
share."""

from __future__ import annotations

from typing import NamedTuple

from kivy.metrics import dp

from coffres.ui import theme
from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.ink import CREAM, INK
from coffres.ui.box import Box

RATIO = 1.4  # a card's height, as a multiple of its width


class _Face(NamedTuple):
    picture: str
    number: str = ""  # how far the card moves or reaches, written below the picture


_FACES = (
    _Face("card_benched"),
    _Face("card_prowling"),
    _Face("card_boost", "+3"),
    _Face("card_clear"),
    _Face("card_show"),
    *(_Face("card_lab1", number) for number in ("+3", "+4", "+5")),
    *(_Face("card_lab2", number) for number in ("+4", "+5", "+6")),
    *(_Face("card_lab3", number) for number in ("+5", "+6", "+7")),
)


def draw_card(card: int, box: Box) -> None:
    face = _FACES[card]
    _shadow(box)
    art.lay(face.picture, box)
    if face.number:
        ink.word(face.number, (box.center[0], box.y + box.height * 0.135), box.height * 0.18, INK)


def draw_engraving(card: int, box: Box) -> None:
    """Draws a card as nobody but its player may know it: from across the table all of them look alike."""
    face = _FACES[card]
    _shadow(box)
    art.lay(face.picture.replace("card_", "engraved_"), box)
    if face.number:
        center = box.center[0], box.y + box.height * 0.12
        ink.word(face.number, center, box.height * 0.13, theme.RIM, dp(1.4))


def draw_back(box: Box) -> None:
    """Draws the back of a card: the same for all of them."""
    _shadow(box)
    art.lay("card_back", box)


def draw_gap(box: Box) -> None:
    """Draws the empty place of a pile."""
    ink.outline(box, 1.5, box.width * 0.1, [*CREAM[:3], 0.5])


def _shadow(box: Box) -> None:
    off = box.width * 0.03
    ink.fill(Box(box.x + off, box.y - off, box.width, box.height), [0, 0, 0, 0.35], box.width * 0.1)
