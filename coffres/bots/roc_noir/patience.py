"""When two knights stand in each other's way and neither goes, a player gives way after a while; and a knight
that walks to and fro makes up its mind.

Whoever waits, or turns back, has good reasons each time: without patience that ends, such a game would not.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from coffres.bots.roc_noir.ways import is_trap
from coffres.engine.contract import Fact, Move
from coffres.games.roc_noir.material import TREASURE

_PATIENCE = 8  # rounds in which nobody gets anything
_TO_AND_FRO = 3  # times in one walk that a knight comes to the same square
_GAINS = ("draw", "exchange", "rob")


def is_tired(facts: Sequence[Fact], seats: int) -> bool:
    """Whether nobody has got anything for so long that waiting on is senseless."""
    rolls = 0
    for fact in reversed(facts):
        if not fact:
            continue
        verb, args = fact[1], fact[2]
        if verb in _GAINS or (verb in ("step", "jump") and args[0] == TREASURE):
            return False
        rolls += verb == "roll"
        if rolls > _PATIENCE * seats:
            return True
    return False


def walks_to_and_fro(facts: Sequence[Fact], seat: int) -> bool:
    """Whether the knight has come to some square again and again since anything happened but its steps."""
    been: dict[object, int] = {}
    for fact in reversed(facts):
        if not fact or fact[:2] != (seat, "step"):
            break
        place = fact[2][0]
        been[place] = been.get(place, 0) + 1
        if been[place] == _TO_AND_FRO:
            return True
    return False


def aside(state: Any, moves: Sequence[Move], rng: Random) -> Move | None:
    """Every other time, a step to anywhere but onto a known trap. None: it goes on as it would."""
    steps = [move for move in moves if move.verb == "step" and not is_trap(state, move.args[0])]
    return rng.choice(steps) if steps and rng.random() < 0.5 else None
