"""Who wins a race of two, with cards as they come: three tables over the places of both.

`first`: nobody has the formula. `after`: one has it, the other has not been to the vault. `chase`: the other
has, and pursues. Each is solved exactly, from the last places back to the first: nobody walks back.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from coffres.bots.agence_tous_risques.walks import BOTH_DICE, GUARD, SAFE, WON_BY, Walks, walks

Table = list[list[float]]


class Races:
    """How likely the holder wins, or in `first` the one who moves. Two tables for the holder's chances:
    when the holder moves next, and when the other does."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.vault = len(path) - 1
        self.walks: Walks = walks(path)
        self.first = self._table()  # [mover][other]
        self.after = (self._table(), self._table())  # [holder][other], then [other][holder]
        self.chase = (self._table(), self._table())  # [holder][pursuer], then [pursuer][holder]
        for table in (self.after[1], self.chase[1]):
            for row in table:
                row[0] = 1.0  # the holder is out
        self._work = self._steps()
        self.ready = False

    def _table(self) -> Table:
        return [[0.0] * (self.vault + 1) for _place in range(self.vault + 1)]

    def grow(self) -> None:
        """Computes one more row. A few dozen calls make all tables: nobody has to wait for them at once."""
        if not self.ready:
            self.ready = next(self._work, True)

    def complete(self) -> None:
        while not self.ready:
            self.grow()

    def _steps(self) -> Iterator[bool]:
        for holder in range(1, self.vault + 1):
            self._chase_row(holder)
            self._after_row(holder)
            yield False
        run = self.walks.outwards.run[self.vault]
        taken = [run.weigh(self.after[1][other]) for other in range(self.vault)]
        for low in range(self.vault - 1, -1, -1):
            self._first_row(low, taken)
            yield False

    # The formula is pursued

    def _chase_row(self, holder: int) -> None:
        mine, theirs = self.chase
        turn = self.walks.outwards.turn
        stay = turn[holder].odds[-1]  # `turn` ends where it began, as nobody walks back
        row = mine[holder]
        for other in range(holder, self.vault + 1):
            moved = turn[holder].weigh(theirs[other])  # theirs[other][holder] is still 0
            if other == holder:
                caught = self._caught(holder, moved, stay)
                theirs[other][holder] = caught
                row[other] = moved + stay * caught
                continue
            known = turn[other]
            reach = max(0, holder + 1 - known.first)  # so many of its places are at the holder's or beyond
            odds = known.odds[:reach]
            still = known.odds[-1]
            # row[other] is still 0
            ahead = sum(
                share * row[place] for place, share in enumerate(known.odds[reach:], known.first + reach)
            )
            base = sum(odds) * theirs[holder][holder] + ahead
            row[other] = (moved + stay * base) / (1 - stay * still)
            theirs[other][holder] = base + still * row[other]

    def _caught(self, place: int, moved: float, stay: float) -> float:
        """The holder's chances when a pursuer, whose turn it is, gets to the holder's place."""
        theirs = self.chase[1]
        letter = self.path[place]
        if letter == SAFE or place == self.vault:
            return moved / (1 - stay)
        if letter == GUARD:
            left = sum(odds * theirs[place][max(0, place - steps)] for steps, odds in WON_BY)
            return (0.5 - 0.25 * left + 0.5 * moved) / (1.25 - 0.5 * stay)
        stolen = 1 - self.walks.outwards.run[place].weigh(theirs[place])
        kept = sum(odds * self._kept(max(0, place - steps), place) for steps, odds in BOTH_DICE)
        return (stolen + kept) / 2

    def _kept(self, holder: int, other: int) -> float:
        return self.chase[0][holder][other] if holder else 1.0

    def _after_row(self, holder: int) -> None:
        mine, theirs = self.after
        turn = self.walks.outwards.turn[holder]
        stay = turn.odds[-1]
        row = mine[holder]
        row[self.vault] = self.chase[0][holder][self.vault]
        for other in range(self.vault - 1, -1, -1):
            known = self.walks.inwards.turn[other]
            still = known.odds[0]
            base = known.weigh(row)  # row[other] is still 0
            moved = turn.weigh(theirs[other])  # theirs[other][holder] is still 0
            row[other] = (moved + stay * base) / (1 - stay * still)
            theirs[other][holder] = base + still * row[other]

    # Nobody has the formula

    def _first_row(self, low: int, taken: list[float]) -> None:
        """All pairs of places the nearer of which to START is `low`."""
        turn, first, vault = self.walks.inwards.turn, self.first, self.vault
        for high in range(vault - 1, low - 1, -1):
            bases = []
            for mover, other in ((low, high), (high, low)):
                known = turn[mover]
                odds = known.odds[1:]
                behind = first[other]
                base = 0.0
                for place, share in enumerate(odds, mover + 1):
                    base += share * (taken[other] if place == vault else 1 - behind[place])
                bases.append(base)
            stay, still = turn[low].odds[0], turn[high].odds[0]
            # x = bases[0] + stay * (1 - y), y = bases[1] + still * (1 - x)
            x = (bases[0] + stay * (1 - bases[1] - still)) / (1 - stay * still)
            first[low][high] = x
            first[high][low] = bases[1] + still * (1 - x)

    # What the tables say

    def holder_wins(self, holder: int, other: int, been: bool, holder_next: bool) -> float:
        """The chances of the holder, at place `holder`, against one other."""
        if not been:
            other = min(other, self.vault - 1)
        elif other < holder:  # on the holder's way out: they come towards each other
            other = min(self.vault, 2 * holder - other)
        tables = self.chase if been else self.after
        return tables[0][holder][other] if holder_next else tables[1][other][holder]

    def first_wins(self, mover: int, other: int) -> float:
        """The chances of the one who moves next while nobody has the formula."""
        return self.first[mover][other]


@cache
def races(path: str) -> Races:
    return Races(path)
