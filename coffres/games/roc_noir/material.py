"""What is in the box: knights, portraits, ropes, the die, the options, the presets."""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.contract import Option, Preset
from coffres.games.roc_noir import META

KEY = "roc_noir"
SEATS = META.seats

# RN-04, RN-08. The colours of the galleries and of the die's faces; each player has a helmet of each colour.
BLACK, GREY, WHITE = HELMETS = COLOURS = range(3)
KNIGHTS = len(HELMETS)  # knights of one player; a knight's number is seat * KNIGHTS + helmet
ROPES = 3  # ropes of one player (RN-04)

# RN-01. A place is a number: 0 to 99 are squares, row by row; each room, of any size, has one number after
# these.
SIDE = 10  # squares
ROOMS = SIDE * SIDE  # the first room: black, grey and white gallery, then ...
GALLERIES = range(ROOMS, ROOMS + len(COLOURS))
ENTRANCE = GALLERIES.stop
TREASURE = ENTRANCE + 1
PLACES = TREASURE + 1

# RN-05. Portraits 2k and 2k+1 are the two halves of pair k; the rules call it pair k+1.
PAIRS_A_SEAT = 3
PAIRS = PAIRS_A_SEAT * SEATS[-1]
NONE = -1  # an empty place of a rack; no knight, no square

ENDINGS = (
    "three_home",  # RN-37
    "two_home",  # RN-61
    "stopped_home",  # RN-60: the most knights home
    "stopped_pairs",  # RN-60: equal in knights home, more pairs still outside
    "stopped_shared",  # RN-60: equal in everything
)


class Options(NamedTuple):
    """The settled options of a game."""

    homes: int  # RN-61: number of knights home that wins
    enchanted: bool  # RN-38
    mark_traps: bool  # RN-15


OPTIONS = (
    Option("homes", 3, (3, 2), "RN-61"),
    Option("enchanted", False, (False, True), "RN-38"),
    Option("mark_traps", False, (False, True), "RN-15"),
)


# Minutes: in simulations, careful players with good memories need 15 to 28 turns. Real people forget, and
# need nearly half as many more, of 50 seconds each. A castle that turns adds about a quarter.
PRESETS = (
    Preset("courte", {n: {"homes": 2} for n in SEATS}, {2: 20, 3: 20, 4: 25}, "RN-61"),
    Preset("normale", {n: {} for n in SEATS}, {2: 25, 3: 30, 4: 35}, "RN-61", first=True),
    Preset("longue", {n: {"enchanted": True} for n in SEATS}, {2: 30, 3: 35, 4: 40}, "RN-61"),
)


def other_half(portrait: int) -> int:
    return portrait ^ 1


def pair_of(portrait: int) -> int:
    return portrait >> 1


def is_pair(one: int, two: int) -> bool:
    return one ^ 1 == two and one >= 0


def gallery_of(portrait: int) -> int:
    """RN-06: the gallery of a portrait at the start."""
    return (pair_of(portrait) + 1 + portrait % 2) % len(COLOURS)


def pile(seats: int, gallery: int) -> list[int]:
    """RN-05, RN-06: the portraits of one gallery at the start."""
    return [p for p in range(2 * PAIRS_A_SEAT * seats) if gallery_of(p) == gallery]
