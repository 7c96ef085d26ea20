"""What others hold, judged by what they did: whoever discards would have played a card that helps.

Hands are imagined as the cards allow; a world in which somebody kept back what anybody would have played is
mostly imagined anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.walks import GUARD
from coffres.engine.contract import Fact, View
from coffres.games.agence_tous_risques.material import BENCHED, BOOST, CARDS, CLEAR, FIRST_LAB_CARD, PROWLING

_TRIES = 3
_UNLIKELY = 0.25  # how likely a hand stays imagined, for each card in it that should have been put down

Beliefs = Mapping[int, frozenset[int]]  # character -> cards of which they can only have drawn one just now


def beliefs(view: View, facts: Sequence[Fact], seat: int) -> Beliefs:
    """What the last thing that each rival did with a card tells about the cards they kept."""
    seats, path, at = view["seats"], view["path"], view["at"]
    deeds: dict[int, str] = {}
    deed = ""
    for fact in facts:
        if len(fact) < 3:
            continue
        by, verb, args = fact[:3]
        if verb in ("play", "discard"):
            deed = verb
        elif verb == "draw":
            deeds[args[0]] = deed
        elif verb == "waive" and len(at) == seats:
            deeds[by] = verb
    found: dict[int, frozenset[int]] = {}
    for c, last in deeds.items():
        if c % seats == seat:
            continue
        if last == "waive":  # what nobody can use would have been discarded
            found[c] = frozenset(range(FIRST_LAB_CARD, len(CARDS)))
        elif last == "discard":
            held = path[at[c]] == GUARD or at[c] == len(path) - 1
            found[c] = frozenset((BENCHED, PROWLING) if held else (BENCHED, PROWLING, BOOST, CLEAR))
    return found


def likely_world(imagine: Callable[[], Position], believed: Beliefs, rng: random.Random) -> Position:
    """A world that fits what is believed, as far as a few tries go."""
    world = imagine()
    for _again in range(_TRIES - 1):
        if _kept_back(world, believed, rng):
            world = imagine()
        else:
            break
    return world


def _kept_back(world: Position, believed: Beliefs, rng: random.Random) -> bool:
    """Whether somebody holds more than they would: one such card may be the one they have just drawn."""
    for c, cards in believed.items():
        held = sum(card in cards for card in world.hands[c])
        if held > 1 and rng.random() > _UNLIKELY ** (held - 1):
            return True
    return False
