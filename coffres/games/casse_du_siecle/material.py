"""What is in the box: keys, doors, bunch places, gears; the options, the presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coffres.engine.contract import Option, Preset, Value
from coffres.games.casse_du_siecle import META

KEY = "casse_du_siecle"
SEATS = META.seats

# CS-01. A key face is number * 4 + letter; there are two keys of each. Numbers are 0 to 5 in the code, 1 to 6
# for people.
NUMBERS = 6
LETTERS = "CODE"
SIGNS = len(LETTERS)  # also the number of locks of a door, one for each letter
FACES = NUMBERS * SIGNS
KEYS = 2 * FACES
FREE = -1  # a lock without a key

# CS-02. A lock is door * 4 + letter.
DOORS = 6
LOCKS = DOORS * SIGNS

# CS-03, CS-05
PLACES = 12
FULL = 4  # number of keys in a full bunch

# CS-04. A slot of the safe is layer * 4 + place: 0 to 3 are the lower gears, 4 to 7 those that cover them
# (CS-21).
GEARS = range(1, 11)
SAFE = 4
SLOTS = 2 * SAFE

KEPT = 3  # CS-37: how many keys may be kept in hand
DOORS_EACH = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}  # CS-25
STALL_ROUNDS, STALL_TURNS = 3, 12  # CS-49
TOKENS, MORE_TOKENS = 20, 40  # CS-38

ENDINGS = (
    "safe_opened",  # CS-14
    "tokens",  # CS-40
    "stopped",
)


class Options(NamedTuple):
    """The settled options of a game."""

    starter: str  # CS-06
    notebook: bool  # CS-15, CS-59
    master_codes: bool  # CS-17
    long_combination: bool  # CS-21
    combination_max: int  # CS-53
    owned_doors: bool  # CS-25
    hidden_keys: bool  # CS-28
    keep_keys: bool  # CS-37
    stakes: str  # CS-38, CS-39
    match: bool  # CS-40; has no effect without stakes


OPTIONS = (
    Option("starter", "youngest", ("youngest", "random"), "CS-06"),
    Option("notebook", True, (True, False), "CS-15"),
    Option("master_codes", False, (False, True), "CS-17"),
    Option("long_combination", False, (False, True), "CS-21"),
    Option("combination_max", 8, (6, 8), "CS-53"),
    Option("owned_doors", False, (False, True), "CS-25"),
    Option("hidden_keys", False, (False, True), "CS-28"),
    Option("keep_keys", False, (False, True), "CS-37"),
    Option("stakes", "none", ("none", "door", "safe", "both"), "CS-38"),
    Option("match", True, (True, False), "CS-40"),
)

_NORMAL = {"master_codes": True, "long_combination": True}
_LONG = {"hidden_keys": True, "long_combination": True}

PRESETS = (
    Preset("courte", {n: {} for n in SEATS}, {2: 9, 3: 11, 4: 13, 5: 14, 6: 16}, "CS-69", first=True),
    Preset("normale", dict.fromkeys(SEATS, _NORMAL), {2: 19, 3: 25, 4: 30, 5: 35, 6: 40}, "CS-69"),
    Preset(
        "longue",
        {n: {**_LONG, "combination_max": 8 if n <= 3 else 6} for n in SEATS},
        {2: 25, 3: 37, 4: 40, 5: 48, 6: 58},
        "CS-70",
    ),
)


def over_an_hour(seats: int, options: Mapping[str, Value]) -> bool:
    """CS-70: whether people should be warned that a game with these options takes more than an hour."""
    eight = options["long_combination"] and options["combination_max"] == 8
    doors = options["owned_doors"]  # hidden keys imply owned doors
    return bool(eight and doors and seats >= 5) or (options["stakes"] != "none" and options["match"])
