"""Keys as bit masks, and what a door still lacks: what somebody who knows the rules works out at a glance.

A mask has two bits for every face of a key, because there are two keys of each: 01 for one, 11 for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from coffres.games.casse_du_siecle.material import DOORS, FACES, FREE, NUMBERS, SIGNS

ONE = tuple(1 << 2 * face for face in range(FACES))
LOW = sum(ONE)
NOTHING = (FREE,) * SIGNS
HIDDEN = -2  # a key of which this player sees only the back

# How a position numbers the lots whose keys somebody may know: places, hands, shuffles, lifted and lost keys.
HAND, POOL, LIFTED, LOST = 12, 18, 31, 32


def add(some: int, more: int) -> int:
    return some | more | (some & more & LOW) << 1


def sub(some: int, less: int) -> int:
    rest = some & ~less
    lone = rest >> 1 & ~rest & LOW
    return rest ^ (lone | lone << 1)


def faces(mask: int) -> list[int]:
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1 >> 1)
        mask ^= bit
    return found


def gather(several: Iterable[int]) -> int:
    mask = 0
    for face in several:
        mask = add(mask, ONE[face])
    return mask


_KINDS = [tuple(place for place in range(4) if mask >> 2 * place & 3) for mask in range(256)]


def any_key(mask: int, chance: Callable[[], float]) -> int:
    """The face of any of these keys, drawn fairly."""
    kinds = [
        (chunk << 2) + place
        for chunk, several in enumerate(mask.to_bytes(FACES // 4, "little"))
        for place in _KINDS[several]
    ]
    while True:
        face = kinds[int(chance() * len(kinds))]
        if mask >> 2 * face + 1 & 1 or chance() < 0.5:
            return face


def _codes(door: int) -> dict[int, tuple[int, ...]]:
    numbers = [(door + letter) % NUMBERS for letter in range(SIGNS)]
    own = {0: tuple(SIGNS * number + letter for letter, number in enumerate(numbers))}
    return own | {number + 1: tuple(range(SIGNS * number, SIGNS * number + SIGNS)) for number in numbers}


CODES = tuple(_codes(door) for door in range(DOORS))


class Way(NamedTuple):
    """A code that a door may still be opened with."""

    code: int
    lay: int  # mask of the keys it lacks
    missing: int  # how many keys that are
    lift: int  # mask of the keys that would have to be taken off first


@cache
def ways(door: int, four: Sequence[int], master: bool) -> tuple[Way, ...]:
    """All the codes of a door, those first that lack the fewest keys; none if it is full."""
    if FREE not in four:
        return ()
    found = []
    for code, wanted in CODES[door].items() if master else [(0, CODES[door][0])]:
        both = list(zip(four, wanted, strict=True))
        lay = gather(want for key, want in both if key != want)
        lift = gather(key for key, want in both if key not in (FREE, want))
        found.append(Way(code, lay, lay.bit_count(), lift))
    return tuple(sorted(found, key=lambda way: (way.missing, way.lift.bit_count())))


@cache
def finishing(door: int, four: Sequence[int], master: bool) -> tuple[int, ...]:
    """The masks of keys that would complete the door without taking any off."""
    return tuple(way.lay for way in ways(door, four, master) if not way.lift)


@cache
def fitting(door: int, four: Sequence[int], master: bool) -> int:
    """The faces that may be placed on a door with its keys face up."""
    fits = 0
    for lay in finishing(door, four, master):
        fits |= lay
    return fits & LOW
