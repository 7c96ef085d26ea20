"""Boards: the letters of their spaces, and what a path needs to be playable (AT-01, AT-47)."""

from __future__ import annotations

from itertools import pairwise

from coffres.engine.board import BoardPlan, read_board, read_spaces
from coffres.engine.trouble import N_, Trouble

KEY = "agence_tous_risques"

PLAIN, GUARD, SCREEN, AGAIN, SAFE, CORRIDOR, FINAL_LAB = ".GSRZCF"
LABS = "123" + FINAL_LAB
LETTERS = PLAIN + GUARD + SCREEN + AGAIN + SAFE + CORRIDOR + LABS
START, VAULT = "^$"  # the two ends of every path; a board file does not contain them

_SHORTEST, _LONGEST = 12, 120


def read(text: str) -> BoardPlan:
    """The board described by a file's text. Raises Trouble, which says what is wrong, if it cannot be played
    on."""
    board = read_board(text, KEY, LETTERS)
    _demand(board.spaces)
    return board


def read_layout(written: object) -> str:
    """The spaces of a path that somebody typed. Raises Trouble if it cannot be played on."""
    spaces = read_spaces(written, LETTERS)
    _demand(spaces)
    return spaces


def path(spaces: str) -> str:
    """The letters from START to the VAULT; a place is an index into them."""
    return START + spaces + VAULT


def _demand(spaces: str) -> None:
    if not _SHORTEST <= len(spaces) <= _LONGEST:
        raise Trouble(
            N_("Un chemin a entre {low} et {high} cases ; celui-ci en a {found}."),
            low=_SHORTEST,
            high=_LONGEST,
            found=len(spaces),
        )
    if GUARD not in spaces:
        raise Trouble(N_("Il faut au moins une case garde (G) sur le chemin."))
    if GUARD * 2 in spaces:
        place = spaces.index(GUARD * 2) + 1
        raise Trouble(N_("Deux cases garde se touchent : les cases {a} et {b}."), a=place, b=place + 1)
    if spaces.count(FINAL_LAB) != 1:
        raise Trouble(
            N_("Il faut un laboratoire final (F), un seul ; ce chemin en a {found}."),
            found=spaces.count(FINAL_LAB),
        )
    for quarter, part in enumerate(_parts(spaces, 4), 1):
        if not set(part) & set(LABS):
            raise Trouble(
                N_("Il faut un laboratoire dans chaque quart ; le quart {n} n'en a pas."), n=quarter
            )
    for half, part in enumerate(_parts(spaces, 2), 1):
        if SAFE not in part:
            raise Trouble(
                N_("Il faut une zone de sécurité (Z) dans chaque moitié ; la moitié {n} n'en a pas."), n=half
            )


def _parts(spaces: str, number: int) -> list[str]:
    bounds = [len(spaces) * part // number for part in range(number + 1)]
    return [spaces[low:high] for low, high in pairwise(bounds)]
