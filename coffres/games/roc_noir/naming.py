"""What the rooms, the squares and the ancestors are called."""

from __future__ import annotations

from coffres.engine.trouble import N_
from coffres.engine.words import Translate
from coffres.games.roc_noir.material import SIDE, pair_of

HELMET_NAMES = (N_("casque noir"), N_("casque gris"), N_("casque blanc"))
GALLERY_NAMES = (N_("la galerie noire"), N_("la galerie grise"), N_("la galerie blanche"))
CORNER_NAMES = (
    N_("en haut à gauche"),
    N_("en haut à droite"),
    N_("en bas à gauche"),
    N_("en bas à droite"),
)
# The ancestors: one couple for each pair, and each pair has its animal.
LORDS = (
    N_("le seigneur au hibou"),
    N_("le seigneur au renard"),
    N_("le seigneur au corbeau"),
    N_("le seigneur au loup"),
    N_("le seigneur au cerf"),
    N_("le seigneur au cygne"),
    N_("le seigneur au chat"),
    N_("le seigneur au sanglier"),
    N_("le seigneur au faucon"),
    N_("le seigneur au dragon"),
    N_("le seigneur au lévrier"),
    N_("le seigneur au serpent"),
)
LADIES = (
    N_("la dame au hibou"),
    N_("la dame au renard"),
    N_("la dame au corbeau"),
    N_("la dame au loup"),
    N_("la dame au cerf"),
    N_("la dame au cygne"),
    N_("la dame au chat"),
    N_("la dame au sanglier"),
    N_("la dame au faucon"),
    N_("la dame au dragon"),
    N_("la dame au lévrier"),
    N_("la dame au serpent"),
)


def portrait(number: int, _: Translate) -> str:
    return _((LADIES if number % 2 else LORDS)[pair_of(number)])


def square_name(square: int) -> str:
    """A square's name: a letter for the column and a number for the row, from the board's top left before it
    turns."""
    row, column = divmod(square, SIDE)
    return f"{chr(ord('A') + column)}{row + 1}"
