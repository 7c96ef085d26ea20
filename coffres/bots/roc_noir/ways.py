"""The safest ways through the castle.

The cost of a way is how often one falls on it, on average, in twelfths: a square costs 1/|C| (RN-40), one
that is known to hold nothing. That is exact for squares of one slab too, since one falls on it once at most.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from coffres.bots.roc_noir.ground import (
    ACROSS,
    BIT,
    GATE,
    NOT_LEFT,
    NOT_RIGHT,
    SLABS,
    SQUARES,
    ZONE,
    ZONES,
    Ground,
    around,
    bits,
    ground,
)
from coffres.games.roc_noir.material import ENTRANCE, ROOMS, SIDE

FALL = 12  # the cost of one fall
FAR = 6 * FALL  # the cost of what cannot be reached
# ways that are kept, so as not to look for them again; the one used longest ago goes first
_KEPT = 6_000


class Risks(NamedTuple):
    """The squares by what they cost."""

    safe: int
    one_in_four: int
    one_in_three: int
    one_in_two: int


def _risks_of_slab(zone: int, maybe: int) -> Risks:
    """What the squares of a slab cost, if the trap may be under these of its squares."""
    classes = [0] * 5
    count = maybe.bit_count()
    for square in SQUARES[zone]:
        classes[count if maybe & BIT[square] else 0] |= 1 << square & SLABS
    return Risks(classes[0], classes[4], classes[3], classes[2])


_RISKS = [[_risks_of_slab(zone, maybe) for maybe in range(16)] for zone in ZONES]


def risks(maybe: list[int]) -> Risks:
    return _risks(bytes(maybe))


@lru_cache(_KEPT)
def _risks(maybe: bytes) -> Risks:
    sums = [0, 0, 0, 0]
    for zone, row in enumerate(_RISKS):
        for index, squares in enumerate(row[maybe[zone]]):
            sums[index] |= squares
    return Risks(*sums)


class Field:
    """From everywhere to some squares: what the way costs, and where it goes."""

    __slots__ = ("_blocked", "_ground", "_next", "_risks", "_waves", "goal")

    def __init__(self, here: Ground, risk: Risks, blocked: int, goal: int) -> None:
        """`goal` squares need no further step; nobody can go through the `blocked` ones."""
        self._ground = here
        self._blocked = blocked
        self.goal = goal & ~blocked
        sheltered = sum(1 << ACROSS[square] for square in bits(blocked & SLABS))  # RN-16
        self._risks = (
            risk
            if not sheltered
            else Risks(risk.safe | sheltered, *(squares & ~sheltered for squares in risk[1:]))
        )
        self._waves = self._flood()
        self._next: dict[int, tuple[int, int]] = {}

    def _flood(self) -> list[tuple[int, int]]:
        """Sets of places with their costs, those with the safest and then the shortest ways first."""
        gate, risk = self._ground.beside[ENTRANCE], self._risks
        safe = risk.safe | GATE
        costs = ((3, risk.one_in_four), (4, risk.one_in_three), (6, risk.one_in_two))
        ahead = [0] * (FAR + 7)
        ahead[0] = self.goal
        free = (SLABS | GATE) & ~self._blocked
        waves = []
        for cost in range(FAR):
            level = front = ahead[cost] & free
            while front:
                free &= ~front
                level |= front
                waves.append((cost, front))
                front &= safe
                squares = front & SLABS
                next_ = squares << SIDE | squares >> SIDE
                next_ |= (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >> 1
                next_ &= SLABS
                if squares & gate:
                    next_ |= GATE
                if front & GATE:
                    next_ |= gate
                front = next_ & free
            if level:
                for dearer, doubtful in costs:
                    if level & doubtful:
                        ahead[cost + dearer] |= _spread(level & doubtful, gate)
            if not free:
                break
        return waves

    def cost(self, place: int) -> int:
        """What the way from this place to the goal costs."""
        place = 1 << place
        for cost, places in self._waves:
            if places & place:
                return cost
        return FAR

    def landings(self) -> int:
        """The squares that a knight can enter, and go on from there to the goal."""
        safe, four, three, two = self._risks
        return (safe | four | three | two) & sum(places for _cost, places in self._waves)

    def entering(self, place: int) -> int:
        """What it costs to step onto this place."""
        risk, place = self._risks, 1 << place
        if place & risk.one_in_four:
            return 3
        if place & risk.one_in_three:
            return 4
        if place & risk.one_in_two:
            return 6
        return 0 if place & (risk.safe | GATE) else FAR

    def through(self, place: int) -> tuple[int, int]:
        """What the way costs that steps or jumps onto this place, and its length."""
        entering, bit = self.entering(place), 1 << place
        for length, (cost, places) in enumerate(self._waves):
            if places & bit:
                return cost + entering, length
        return FAR, FAR

    def onward(self, place: int) -> tuple[int, int]:
        """The next place on the way from here (-1: there is no way), and what the way costs."""
        found = self._next.get(place)
        if found is None:
            near = self._ground.near[place] & ~self._blocked
            best = min(((*self.through(to), to) for to in bits(near)), default=(FAR, FAR, -1))
            found = self._next[place] = (best[2], best[0]) if best[0] < FAR else (-1, FAR)
        return found


def _spread(places: int, gate: int) -> int:
    """The places next to these, the entrance among them."""
    squares = places & SLABS
    found = around(squares)
    if squares & gate:
        found |= GATE
    if places & GATE:
        found |= gate
    return found


def field(state: Any, blocked: int, goal: int) -> Field:
    return _field(state.corners, bytes(state.maybe), blocked, goal)


@lru_cache(_KEPT)
def _field(corners: tuple[int, ...], maybe: bytes, blocked: int, goal: int) -> Field:
    return Field(ground(corners), _risks(maybe), blocked, goal)


def taken(knights: list[int], mover: int) -> int:
    """The squares on which other knights stand."""
    found = 0
    for knight, place in enumerate(knights):
        if place < ROOMS and knight != mover:
            found |= 1 << place
    return found


def is_doubtful(state: Any, place: int) -> bool:
    """Whether the trap may be under this place, and no knight across keeps it shut."""
    if place >= ROOMS or not state.maybe[ZONE[place]] & BIT[place]:
        return False
    return ACROSS[place] not in state.knights


def is_trap(state: Any, place: int) -> bool:
    """Whether the trap must be under this place, and no knight across keeps it shut."""
    return is_doubtful(state, place) and bool(state.maybe[ZONE[place]] == BIT[place])
