"""Every move of the game, made only once: legal() returns these objects."""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Move
from coffres.games.coffre_et_cle.material import CENTRE, ROLES, SEATS

_MOST = SEATS[-1]
_SLOTS = range(CENTRE)

STARTER = [Move(CHANCE, "starter", (seat,)) for seat in range(_MOST)]
DEAL = [[Move(CHANCE, "deal", (seat, role)) for role in range(len(ROLES))] for seat in range(_MOST)]
DRAW = [
    [Move(CHANCE, "draw", (card, role)) for role in range(len(ROLES))] for card in range(_MOST + CENTRE + 2)
]

TALK_CLOCK = Move(CLOCK, "talk_clock")
TURN_CLOCK = Move(CLOCK, "turn_clock")
END_TALK = Move(TABLE, "end_talk")
REVEAL = Move(TABLE, "reveal")
NEXT_DEAL = Move(TABLE, "next_deal")

SEEN = [Move(seat, "seen") for seat in range(_MOST)]
OBSERVE = [[Move(seat, "observe", (slot,)) for slot in _SLOTS] for seat in range(_MOST)]
EXCHANGE = [[Move(seat, "exchange", (slot,)) for slot in _SLOTS] for seat in range(_MOST)]
FORCE = [
    [[Move(seat, "force", (target, slot)) for slot in _SLOTS] for target in range(_MOST)]
    for seat in range(_MOST)
]
PASS = [Move(seat, "pass") for seat in range(_MOST)]
DECLINE = [Move(seat, "decline") for seat in range(_MOST)]


@cache
def pointing(verb: str, seat: int, seats: int) -> tuple[Move, ...]:
    """CC-28, CC-33: anybody except oneself, and never a card of the centre."""
    return tuple(Move(seat, verb, (target,)) for target in range(seats) if target != seat)
