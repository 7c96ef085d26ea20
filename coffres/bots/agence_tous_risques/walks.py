"""How fast one character gets along a path: dice, guards and roll-again spaces, alone on the board.

A walk goes from one end of the path to the other, inwards with one die or outwards with both. Everything is
a list over places, so that what follows from a place is one lookup.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import mul
from typing import NamedTuple

GUARD, SCREEN, AGAIN, SAFE, CORRIDOR, FINAL_LAB = "GSRZCF"
LABS = "123" + FINAL_LAB

ONE_DIE = tuple((steps, 1 / 6) for steps in range(1, 7))
BOTH_DICE = tuple((steps, (6 - abs(steps - 7)) / 36) for steps in range(2, 13))
WON_BY = tuple((steps, (6 - steps) / 15) for steps in range(1, 6))  # by how much a fight is won, ties apart

# What the card of a turn does to its player's walk, about: most often nothing, sometimes some steps more.
_CARD_STEPS = ((3, 0.18), (4, 0.08), (5, 0.08), (6, 0.04))
_NO_STEPS = 1 - sum(share for _steps, share in _CARD_STEPS)
_LOST_TURN = 0.12  # how many turns others make one lose

Places = dict[int, float]  # place -> how likely one ends there


class Spread(NamedTuple):
    """How likely each place is, from `first` on: a slice of a row is enough to weigh it."""

    first: int
    odds: tuple[float, ...]

    def weigh(self, row: list[float]) -> float:
        return sum(map(mul, self.odds, row[self.first : self.first + len(self.odds)]), 0.0)


def spread(places: Places) -> Spread:
    first, last = min(places), max(places)
    return Spread(first, tuple(places.get(place, 0.0) for place in range(first, last + 1)))


class Walk:
    """All that is known about walking along `path` one way."""

    def __init__(self, path: str, way: int) -> None:
        self.way = way
        self.end = len(path) - 1 if way > 0 else 0
        self._path = path
        dice = ONE_DIE if way > 0 else BOTH_DICE
        order = range(self.end, len(path) - 1 - self.end - way, -way)  # from the end back to the beginning
        size = len(path)
        self._arrived: list[Places] = [{} for _place in path]
        for place in order:
            self._arrived[place] = self._arrival(place, dice)
        self._rolled = [self._roll(place, dice) for place in range(size)]
        self.turn = [spread(self._whole_turn(place)) for place in range(size)]
        self.run = [spread(self._steps(place, BOTH_DICE)) for place in range(size)]  # on one's own turn
        self._count_turns(order, dice)

    def to(self, place: int, steps: int) -> int:
        """Where a move of so many steps ends, if nobody is in the way."""
        return min(place + steps, self.end) if self.way > 0 else max(place - steps, 0)

    # Where a turn ends

    def _arrival(self, place: int, dice: Iterable[tuple[int, float]]) -> Places:
        """Where one comes to rest after arriving at a place on one's own turn."""
        letter = self._path[place]
        if letter == GUARD:
            return _mixed([({place: 1.0}, 0.5), (self._steps(place, WON_BY), 0.5)])
        return self._steps(place, dice) if letter == AGAIN else {place: 1.0}

    def _steps(self, place: int, dice: Iterable[tuple[int, float]]) -> Places:
        return _mixed([(self._arrived[self.to(place, steps)], odds) for steps, odds in dice])

    def _roll(self, place: int, dice: Iterable[tuple[int, float]]) -> Places:
        return self._arrived[place] if self._path[place] == GUARD else self._steps(place, dice)

    def _whole_turn(self, place: int) -> Places:
        """Where a turn ends: the roll, often a card, and now and then somebody else in the way."""
        if place == self.end:
            return {place: 1.0}
        parts = [({place: 1.0}, _LOST_TURN)]
        for rest, odds in self._rolled[place].items():
            odds *= 1 - _LOST_TURN
            if rest == self.end or self._path[rest] == GUARD:
                parts.append(({rest: 1.0}, odds))
            else:
                parts.append(({rest: 1.0}, odds * _NO_STEPS))
                parts += [(self._arrived[self.to(rest, steps)], odds * share) for steps, share in _CARD_STEPS]
        return _mixed(parts)

    # How many turns it takes

    def _count_turns(self, order: Iterable[int], dice: tuple[tuple[int, float], ...]) -> None:
        """`turns`: before a turn; `arriving`: having just got there, after the roll; `still`: there, the
        roll and what it sets off being due; `early`: having just got there by a card, the roll being due."""
        size = len(self._path)
        self.turns = [0.0] * size
        self.still = [0.0] * size
        self.arriving = [0.0] * size
        self.early = [0.0] * size
        for place in order:
            if place != self.end:
                known = self.turn[place]
                stay = known.odds[place - known.first]
                self.turns[place] = (1 + known.weigh(self.turns)) / (1 - stay)
            self.arriving[place] = self._mean(self._arrived[place])
            self.still[place] = self._mean(self._rolled[place])
            self.early[place] = self._early(place, dice)
        self.winning = [self._after(place, self.arriving) for place in range(size)]
        self.carried = [self._after(place, self.turns) for place in range(size)]

    def _mean(self, places: Places) -> float:
        return sum(odds * self.turns[place] for place, odds in places.items())

    def _early(self, place: int, dice: tuple[tuple[int, float], ...]) -> float:
        letter = self._path[place]
        if place == self.end:
            return 1.0 if self.way > 0 else 0.0  # the roll, with which one would have run, is lost
        if letter == GUARD:
            won = sum(odds * self.early[self.to(place, steps)] for steps, odds in WON_BY)
            return (self.turns[place] + won) / 2
        if letter == AGAIN:
            return sum(odds * self.early[self.to(place, steps)] for steps, odds in dice)
        return self.still[place]

    def _after(self, place: int, known: list[float]) -> float:
        """Turns after a won fight: `winning` on one's own turn, `carried` on somebody else's."""
        return sum(odds * known[self.to(place, steps)] for steps, odds in WON_BY)


def _mixed(parts: Iterable[tuple[Places, float]]) -> Places:
    mixture: Places = {}
    for places, share in parts:
        for place, odds in places.items():
            mixture[place] = mixture.get(place, 0.0) + odds * share
    return mixture


class Walks(NamedTuple):
    """Both ways along a path."""

    inwards: Walk
    outwards: Walk


@cache
def walks(path: str) -> Walks:
    return Walks(Walk(path, 1), Walk(path, -1))
