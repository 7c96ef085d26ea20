"""What is in the box: the boards, the cards, the characters, the options, the presets."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from coffres.engine.contract import Option, Preset
from coffres.games.agence_tous_risques import META, boards
from coffres.places import ASSETS

KEY = boards.KEY
SEATS = META.seats
DIE = range(1, 7)

# AT-03, AT-49: the four figures from which the players choose.
FIGURES = ("captain", "mechanic", "acrobat", "chemist")

# AT-02. A card is an index into this list; lab cards have a symbol and a number.
BENCHED, PROWLING, BOOST, CLEAR, SHOW, FIRST_LAB_CARD = range(6)
LAB_CARDS = (("1", 3), ("1", 4), ("1", 5), ("2", 4), ("2", 5), ("2", 6), ("3", 5), ("3", 6), ("3", 7))
CARDS = ("benched", "prowling", "boost", "clear", "show", *(f"lab{lab}_{steps}" for lab, steps in LAB_CARDS))
DECK = (4, 6, 6, 5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1)
HAND = 3  # AT-04
BOOST_STEPS = 3  # AT-29

ENDINGS = (
    "out",  # AT-45
    "stopped",
)

BOARD_NAMES = ("courte", "normale", "longue")
BOARDS = {
    name: boards.read((ASSETS / KEY / "boards" / f"{name}.json").read_text(encoding="utf-8"))
    for name in BOARD_NAMES
}


class Options(NamedTuple):
    """The settled options of a game."""

    board: str  # AT-47: a name, or the letters of a path that people made
    two_characters: bool  # AT-48


OPTIONS = (
    Option("board", "normale", BOARD_NAMES, "AT-47", free="layout"),
    Option("two_characters", False, (False, True), "AT-48"),
)

# Minutes: half a minute a turn, including handing on the tablet, and two minutes to begin. Simulated players
# who mostly play cards that move them need 27, 39 and 51 turns with 2, 3 and 4 characters on the normal path;
# a third less on the short one, 40 % more on the long one.
PRESETS = (
    Preset("boite", {n: {} for n in SEATS}, {2: 15, 3: 20, 4: 25}, "AT-01"),
    Preset("courte", {n: {"board": "courte"} for n in SEATS}, {2: 10, 3: 15, 4: 20}, "AT-47"),
    Preset(
        "normale", {2: {"two_characters": True}, 3: {}, 4: {}}, {2: 25, 3: 20, 4: 25}, "AT-47", first=True
    ),
    Preset("longue", {n: {"board": "longue"} for n in SEATS}, {2: 20, 3: 30, 4: 40}, "AT-47"),
)


@cache
def path(board: str) -> str:
    """The letters from START to the VAULT, for a board's name or its letters."""
    return boards.path(BOARDS[board].spaces if board in BOARDS else board)


def lab_card(card: int) -> tuple[str, int]:
    """Symbol and number of a lab card."""
    return LAB_CARDS[card - FIRST_LAB_CARD]
