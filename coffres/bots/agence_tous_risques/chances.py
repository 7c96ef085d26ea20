"""How likely each seat is to win: races of two from the tables, put together for the whole table."""

from __future__ import annotations

from math import exp, log

from coffres.bots.agence_tous_risques.hands import hand_worth
from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.races import Races, races
from coffres.bots.agence_tous_risques.walks import GUARD

_SURE = 0.0005  # no race is lost for certain before it is over
# How much of what the tables say is left once people play cards and fight: characters -> before the formula
# is taken, and after. With more people more comes between.
_LUCK = {2: (0.85, 0.75), 3: (0.45, 0.5), 4: (0.5, 0.5)}
_UNPLAYED = 0.4  # turns: what the card is worth that may still be played in this turn
_SITTING_OUT = 1.6  # turns: what a card "benched" before somebody costs them
_MANY = 9.0  # turns: the end is far away
_MORE = 0.3  # turns: how much longer it takes to get out than without those who hinder
_RUN = 7  # spaces: how far both dice carry, on average


class Standings:
    """Where everybody stands: what chances are computed from."""

    __slots__ = ("_luck", "at", "been", "holder", "known", "m", "mover", "n", "spare")

    def __init__(self, s: Position) -> None:
        self.known: Races = races(s.path)
        self.known.complete()
        self.n: int = s.n
        self.m: int = s.m
        self.at: list[int] = s.at
        self.been: int = s.been
        self.holder: int = s.holder
        self._luck = _LUCK[s.m][s.holder >= 0]
        due = not s.rolled or s.phase in ("roll", "again", "guard")
        self.mover = max(0, s.active + (not due)) % s.m  # who moves next
        self.spare: list[float] = []  # the turns that each character has to spare
        for c in range(s.m):
            hand = hand_worth(s, c, self._turns_left(c))
            self.spare.append(hand - _SITTING_OUT * (s.benched >> c & 1))
        if s.active >= 0 and not s.carded:
            self.spare[s.active] += _UNPLAYED

    def _turns_left(self, c: int) -> float:
        """How many turns `c` has, about, until somebody gets out."""
        if self.holder < 0:
            return _MANY
        left = self.known.walks.outwards.turns[self.at[self.holder]] + _MORE
        return left - ((self.holder - self.mover) % self.m < (c - self.mover) % self.m)

    def shares(self) -> list[float]:
        """The chances of each seat."""
        first = self.holder if self.holder >= 0 else self._leader()
        weights = [0.0] * self.n
        weights[first % self.n] = 1.0
        for c in range(self.m):
            if c == first or (self.holder >= 0 and c % self.n == first % self.n):
                continue
            weights[c % self.n] += exp(-self._ahead(first, c))
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _leader(self) -> int:
        turns = self.known.walks.inwards.turns
        return min(range(self.m), key=lambda c: (turns[self.at[c]], (c - self.mover) % self.m))

    def _ahead(self, first: int, other: int) -> float:
        """How far `first` is ahead of `other`, as the logarithm of the odds."""
        mine, theirs, known = self.at[first], self.at[other], self.known
        if self.holder >= 0:
            been = bool(self.been >> other & 1)
            moving = _logit(known.holder_wins(mine, theirs, been, True))
            waiting = _logit(known.holder_wins(mine, theirs, been, False))
        else:
            moving = _logit(known.first_wins(mine, theirs))
            waiting = -_logit(known.first_wins(theirs, mine))
        turn = max(0.1, moving - waiting)  # what one turn is worth here
        next_is_first = (first - self.mover) % self.m < (other - self.mover) % self.m
        base = moving if next_is_first else waiting
        return self._luck * (base + turn * (self.spare[first] - self.spare[other]))


def _logit(chance: float) -> float:
    chance = min(max(chance, _SURE), 1 - _SURE)
    return log(chance / (1 - chance))


def shares(s: Position) -> list[float]:
    """The chances of each seat in a position that is not over."""
    if s.active < 0:
        return [1 / s.n] * s.n
    if s.fight == "formula":
        return _while_fighting(s)
    standings = Standings(s)
    if s.phase == "escape":
        _run(standings, s.holder, s.active)
    return standings.shares()


def _while_fighting(s: Position) -> list[float]:
    """The formula is fought for: both ways it can end."""
    mine = 0.5 if s.phase == "strike" else (s.strike - 1) / 6 + 1 / 12
    found = [0.0] * s.n
    for winner, odds in ((s.active, mine), (s.foe, 1 - mine)):
        standings = Standings(s)
        standings.holder = winner
        if s.path[s.at[winner]] != GUARD:
            _run(standings, winner, s.active)
        for seat, share in enumerate(standings.shares()):
            found[seat] += odds * share
    return found


def _run(standings: Standings, runner: int, active: int) -> None:
    standings.at = standings.at[:]
    standings.at[runner] = max(1, standings.at[runner] - _RUN)
    if runner == active:  # the run is the roll of the turn
        standings.mover = (active + 1) % standings.m
