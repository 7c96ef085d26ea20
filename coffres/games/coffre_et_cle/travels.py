"""How the cards moved round the table, and who won: computed from what everybody saw, when all cards are
open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coffres.engine.contract import Fact
from coffres.games.coffre_et_cle.material import FALSE_KEY, TREASURE


class Travel(NamedTuple):
    role: int
    # the places where it lay, from first to last: seats, then the two places of the centre
    places: tuple[int, ...]


def travels(facts: Sequence[Fact], seats: int) -> list[Travel]:
    """The ways of the cards in the last deal that was shown, in the order of dealing; empty before the end of
    a deal."""
    reveal = next((at for at in range(len(facts) - 1, -1, -1) if facts[at][1] == "reveal"), None)
    if reveal is None:
        return []
    begun = next((at for at in range(reveal, -1, -1) if facts[at][1] == "next_deal"), 0)
    swaps = [swap for fact in facts[begun:reveal] if (swap := _swap(fact, seats))]
    where = list(range(seats + 2))  # present place of each card, by the place to which it was dealt
    ways = [[place] for place in where]
    for swap in swaps:
        for card, place in enumerate(where):
            if place in swap:
                where[card] = swap[0] + swap[1] - place
                ways[card].append(where[card])
    shown = facts[reveal][3]
    # CC-40: roles of the cards that nobody had seen
    drawn = dict(fact[2] for fact in facts[reveal:] if fact[1] == "draw")
    return [Travel(drawn.get(card, shown[way[-1]]), tuple(way)) for card, way in enumerate(ways)]


def winners(facts: Sequence[Fact], at: int) -> list[int]:
    """The seats that won the deal whose cards were opened by fact number `at` (CC-29 to CC-35, CC-39)."""
    roles = facts[at][3]
    begun = next((start for start in range(at, -1, -1) if facts[start][1] == "next_deal"), 0)
    deal = facts[begun:at]
    pointed = next((fact for fact in deal if fact[1] == "designate"), None)
    if pointed is None:
        return []
    designator, designated = pointed[0], pointed[2][0]
    if pointed[3][0] == "key":
        return sorted({designator, designated}) if roles[designator] == TREASURE else [designator]
    if pointed[3][0] == "false_key":
        return [designated]
    right = [fact[0] for fact in deal if fact[1] == "name" and roles[fact[2][0]] == FALSE_KEY]
    return sorted({*right, roles.index(FALSE_KEY)}) if right else []


def _swap(fact: Fact, seats: int) -> tuple[int, int] | None:
    """The two places between which a move swapped cards (CC-13, CC-14); None for other moves."""
    if fact[1] == "exchange":
        return fact[0], seats + fact[2][0]
    return (fact[2][0], seats + fact[2][1]) if fact[1] == "force" else None
