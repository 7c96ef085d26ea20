"""What is in the box: the cards, the options, the presets."""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.contract import Option, Preset
from coffres.games.coffre_et_cle import META

KEY = "coffre_et_cle"
SEATS = META.seats  # CC-02

# CC-01, CC-39. A role is an index into this list.
ROLES = ("key", "treasure", "false_key", "neutral", "false_treasure")
THE_KEY, TREASURE, FALSE_KEY, NEUTRAL, FALSE_TREASURE = range(5)
UNDRAWN = -1  # a card nobody has looked at yet; its role has not been drawn

CENTRE = 2  # CC-03: cards in the centre
POINTS = (1, 1, 2, 3, 3)  # CC-59: the points for a win, by the role that is held

ENDINGS = (
    "key_designated",  # CC-29
    "false_key_designated",  # CC-30
    "false_treasure_wins",  # CC-39
    "false_key_named",  # CC-34
    "nobody_named",  # CC-35
    "treasure_in_no_hand",  # CC-37
    "series",  # CC-59
    "stopped",
)


class Options(NamedTuple):
    """The settled options of a game."""

    extra_neutrals: int  # CC-04
    rounds: int  # CC-37; 0: no limit
    deals: int  # CC-59
    false_treasure: bool  # CC-39
    force_locks: bool  # CC-25
    designator_names: bool  # CC-53
    talk: int  # CC-26: seconds; 0: no timer
    turn_clock: int  # CC-45: seconds; 0: none
    log: bool  # CC-44
    notebook: bool  # CC-44


OPTIONS = (
    Option("extra_neutrals", 0, (0, 1, 2), "CC-04"),
    Option("rounds", 0, (0, *range(3, 21)), "CC-37"),
    Option("deals", 1, (1, 2, 3, 4, 5), "CC-59"),
    Option("false_treasure", False, (False, True), "CC-39"),
    Option("force_locks", False, (False, True), "CC-25"),
    Option("designator_names", True, (True, False), "CC-53"),
    Option("talk", 0, (0, 10, 20, 40), "CC-26"),
    Option("turn_clock", 0, (0, 30, 45, 60), "CC-45"),
    Option("log", True, (True, False), "CC-44"),
    Option("notebook", False, (False, True), "CC-44"),
)


def _preset(
    name: str, rounds: int, talk: int, deals: tuple[int, ...], minutes: tuple[int, ...], first: bool = False
) -> Preset:
    """A preset: its number of deals and its minutes, for each number of seats."""
    options = {
        n: {"rounds": rounds, "talk": talk, "deals": deal} for n, deal in zip(SEATS, deals, strict=True)
    }
    return Preset(name, options, dict(zip(SEATS, minutes, strict=True)), "CC-60", first)


# CC-60. Minutes: from simulated games in which the Treasure designates when it is sure, or sometimes when it
# is persuaded; 22 seconds with the tablet a turn, plus the talk (20 seconds without a timer), 8 for each
# name, a minute for each deal.
PRESETS = (
    Preset("boite", {n: {} for n in SEATS}, {4: 10, 5: 15, 6: 15, 7: 15, 8: 20}, "CC-60"),
    _preset("courte", 3, 10, (2, 2, 1, 1, 1), (15, 15, 10, 10, 10)),
    _preset("normale", 4, 20, (3, 3, 2, 2, 2), (30, 35, 25, 30, 35), first=True),
    _preset("longue", 6, 40, (4, 4, 3, 2, 2), (60, 70, 60, 45, 55)),
)


def deck(seats: int, options: Options) -> list[int]:
    """CC-01, CC-04, CC-39: how many cards of each role are in play, including those put away."""
    neutrals = seats - 1 + options.extra_neutrals
    false_treasures = int(options.false_treasure)
    return [1, 1, 1, neutrals - false_treasures, false_treasures]
