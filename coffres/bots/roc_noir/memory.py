"""What a player who forgets still knows of traps and piles.

Each thing seen is kept for a while that follows from the player's seed and from the thing itself. Half of all
is forgotten after as many rounds as the level has for `memory`, and nothing before half that time or within a
round. What has happened to one's own knights is kept twice as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Any, NamedTuple

from coffres.bots.roc_noir.ground import ALL_FOUR, BIT, SQUARES, ZONES
from coffres.bots.teaching import Thinker
from coffres.engine.contract import Fact, View
from coffres.games.roc_noir.material import ROOMS

_LEAST = 1.0  # round: nobody forgets what has just happened
_OWN = 2  # how many times longer one's own falls are remembered


class Seen(NamedTuple):
    """When something was last seen, in turns, and whether it was one's own doing."""

    turn: int
    own: bool = False


class Story:
    """What the facts have shown, and when."""

    def __init__(self, facts: Sequence[Fact], seat: int) -> None:
        self.turn = 0
        self.stood: dict[int, Seen] = {}  # square -> when it was last seen to hold
        self.fallen: dict[int, Seen] = {}  # trap -> when somebody last fell into it
        self.put: dict[int, Seen] = {}  # portrait -> when it was put under a pile
        for fact in facts:
            if fact:
                self._hear(fact, seat)

    def _hear(self, fact: Fact, seat: int) -> None:
        by, verb, args = fact[:3]
        if verb == "roll":
            self.turn += 1
        elif verb == "trap":
            (self.fallen if args[1] else self.stood)[args[0]] = Seen(self.turn, fact[3][0] == seat)
        elif verb in ("step", "jump") and args[0] < ROOMS:
            self.stood[args[0]] = Seen(self.turn, by == seat)
        elif verb == "exchange":
            self.put.update((portrait, Seen(self.turn, by == seat)) for portrait in args)


class Memory:
    def __init__(self, facts: Sequence[Fact], seat: Thinker) -> None:
        self.story = Story(facts, seat.number)
        self._seat = seat

    def keeps(self, seen: Seen | None, *what: object) -> bool:
        """Whether something seen then is still known."""
        if seen is None:
            return False
        seat = self._seat
        luck = 1 - seat.rng(seen.turn, *what).random()
        lasts = seat.level.memory * (1 - log2(luck)) / 2 * (_OWN if seen.own else 1)
        return self.story.turn - seen.turn <= max(lasts, _LEAST) * seat.seats

    def maybe(self, view: View, zone: int) -> int:
        """The squares of a slab under which the trap may be, as far as this player remembers."""
        known = int(view["memory"]["maybe"][zone])
        if not known:
            return 0
        found = ALL_FOUR
        for square in SQUARES[zone]:
            if known & BIT[square]:
                if known == BIT[square] and self._knows_trap(view, square):
                    return known
            elif square in view["knights"] or self.keeps(self.story.stood.get(square), "square", square):
                found ^= BIT[square]
        return found

    def _knows_trap(self, view: View, square: int) -> bool:
        return square in view["traps"] or self.keeps(self.story.fallen.get(square), "trap", square)

    def knows_pile(self, portrait: int) -> bool:
        """Whether it remembers in which pile this portrait is. All were shown at the start (RN-05)."""
        return self.keeps(self.story.put.get(portrait, Seen(0)), "portrait", portrait)


def remembered(view: View, facts: Sequence[Fact], seat: Thinker) -> View:
    """The view without what this player has forgotten. Portraits whose pile is forgotten are `lost`, and
    `gaps` says how many each pile has of them."""
    memory = Memory(facts, seat)
    all_known = view["memory"]
    maybe = [memory.maybe(view, zone) for zone in ZONES]
    found = sum(
        1 << zone for zone in ZONES if all_known["found"] >> zone & 1 and maybe[zone].bit_count() == 1
    )
    lost, gaps, piles = [], [], []
    for unseen, under in zip(all_known["unseen"], all_known["under"], strict=True):
        forgotten = [portrait for portrait in (*unseen, *under) if not memory.knows_pile(portrait)]
        lost += forgotten
        gaps.append(len(forgotten))
        piles.append([[p for p in pile if p not in forgotten] for pile in (unseen, under)])
    return view | {
        "memory": {
            "maybe": maybe,
            "found": found,
            "unseen": [unseen for unseen, _under in piles],
            "under": [under for _unseen, under in piles],
            "lost": lost,
            "gaps": gaps,
        }
    }


def fill_piles(state: Any, view: View, rng: Random) -> None:
    """Puts the lost portraits somewhere into the piles."""
    memory = view["memory"]
    lost = memory.get("lost", [])[:]
    rng.shuffle(lost)
    for gallery, gap in enumerate(memory.get("gaps", [])):
        for _portrait in range(gap):
            state.unseen[gallery] |= 1 << lost.pop()
