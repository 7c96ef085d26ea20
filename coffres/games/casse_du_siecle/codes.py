"""Door codes: which keys fit, what opens a door, which doors are dead; all from the keys on the doors."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from coffres.games.casse_du_siecle.keys import LOW, gather
from coffres.games.casse_du_siecle.material import DOORS, FREE, LETTERS, NUMBERS

Four = tuple[int, ...]  # the faces of the keys on a door's four locks
OWN = 0  # the door's own code; a master code has its number, 1 to 6


def _codes(door: int) -> dict[int, Four]:
    numbers = [(door + letter) % NUMBERS for letter in range(len(LETTERS))]  # CS-02
    own = {OWN: tuple(4 * number + letter for letter, number in enumerate(numbers))}
    return own | {number + 1: tuple(range(4 * number, 4 * number + 4)) for number in numbers}  # CS-17


CODES = tuple(_codes(door) for door in range(DOORS))


class Way(NamedTuple):
    """A way to complete a code on a door at once."""

    code: int
    lay: int  # mask of the keys that are needed from the hand
    lift: int  # mask of the keys that must be taken off the door (CS-35)


class Prospect(NamedTuple):
    """What can be done on a door with the keys that lie on it, in a game with keys face up."""

    fits: int  # mask with one key for each face that may be placed (CS-08, CS-18)
    finish: tuple[Way, ...]  # the codes that contain all keys on the door (CS-18, CS-50)
    change: tuple[Way, ...]  # the codes that need a key to be taken off


def codes_of(door: int, master: bool) -> dict[int, Four]:
    return CODES[door] if master else {OWN: CODES[door][OWN]}


def _strangers(four: Four, wanted: Four) -> list[int]:
    return [key for key, want in zip(four, wanted, strict=True) if key not in (FREE, want)]


@cache
def prospect(door: int, four: Four, master: bool) -> Prospect:
    if FREE not in four:
        return Prospect(0, (), ())
    finish: list[Way] = []
    change: list[Way] = []
    for code, wanted in codes_of(door, master).items():
        lift = _strangers(four, wanted)
        lay = gather([want for key, want in zip(four, wanted, strict=True) if key != want])
        (change if lift else finish).append(Way(code, lay, gather(lift)))
    fits = 0
    for way in finish:
        fits |= way.lay
    return Prospect(fits & LOW, tuple(finish), tuple(change))


def valid(door: int, four: Four) -> bool:
    """CS-56: whether these four keys are one of the door's five codes."""
    return four in CODES[door].values()


def dead_doors(laid: list[int]) -> list[int]:
    """CS-51: the doors that block each other for ever, lowest first."""
    lying = [key for key in laid if key != FREE]
    if len(set(lying)) == len(lying):
        return []  # at least one key of every face is free
    fours = [tuple(laid[4 * door : 4 * door + 4]) for door in range(DOORS)]
    stuck = [door for door in range(DOORS) if any(key != FREE for key in fours[door])]
    while True:
        held = gather([key for door in stuck for key in fours[door] if key != FREE])
        both = held >> 1 & LOW  # faces with both keys on doors that are not live
        still = [door for door in stuck if not _live(door, fours[door], both)]
        if still == stuck:
            return stuck
        stuck = still


def _live(door: int, four: Four, both: int) -> bool:
    return any(not way.lay & both for way in prospect(door, four, True).finish)
