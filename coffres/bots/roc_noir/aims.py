"""What a knight that moves could go for, what that is worth, and how dangerous the way is.

Gains are counted in turns that they save, roughly; a fall costs one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from coffres.bots.roc_noir.ground import GATE, SLABS, Ground, bits, ground
from coffres.bots.roc_noir.racks import best_exchange, has_pair, holder, partner_swaps, victims
from coffres.bots.roc_noir.ways import FALL, FAR, Field, field, taken
from coffres.games.roc_noir.material import GALLERIES, HELMETS, KNIGHTS, TREASURE

HOME, DRAW, VISIT, ROB, EXCHANGE, SCOUT = "home", "draw", "visit", "rob", "exchange", "scout"

_WIN = 20.0
_HOME = 2.0
_DRAW = 1.2
_VISIT = 0.5
_ROB = 1.3
_EXCHANGE = 1.3  # for each pair that can be expected
_SCOUT = 0.3
_EARLY: tuple[str, ...] = (ROB, EXCHANGE)
ROPE = 5  # what giving a rope costs, in twelfths of a fall
_FIRST = 5.0  # whatever does not end the turn and has no risk comes first


class Aim(NamedTuple):
    kind: str
    room: int  # the room it enters; -1 for a robbery
    half: int  # the portrait it takes; -1
    field: Field  # the ways to it, or to where the knight can jump onto one
    beyond: Field | None  # the ways behind such a jump, if there is no way without
    cost: int  # of the way, in twelfths of a fall
    score: float

    def reached(self, place: int) -> bool:
        return bool(self.field.goal >> place & 1)


def aims(state: Any, mover: int) -> list[Aim]:
    """All that the knight could go for, the best first."""
    place = state.knights[mover]
    blocked = taken(state.knights, mover)
    here = ground(state.corners)
    found = []
    for kind, room, half, gain in _gains(state, mover):
        ways, beyond = field(state, blocked, _goal(here, state, room, half)), None
        cost = ways.cost(place)
        if cost >= FAR and state.ropes[mover // KNIGHTS] and kind != SCOUT:
            ways, beyond = field(state, blocked, _leaps(here, ways, room)), ways
            cost = ways.cost(place) + ROPE
        if cost >= FAR:
            continue
        score = gain * FALL / (FALL + cost)
        if not cost and kind in _EARLY:
            score += _FIRST
        found.append(Aim(kind, room, half, ways, beyond, cost, score))
    found.sort(key=_by_score)
    return found


def _leaps(here: Ground, ways: Field, room: int) -> int:
    """The squares from where a jump leads onto these ways, or into the room."""
    found = here.far[room] if room >= 0 else 0
    for landing in bits(ways.landings()):
        found |= here.far[landing]
    return found & (SLABS | GATE)


def cut_off(state: Any, found: list[Aim]) -> bool:
    """Whether the mover could use something that it cannot reach now."""
    return len(found) < len(_gains(state, state.mover))


def _by_score(aim: Aim) -> float:
    return -aim.score


def _goal(here: Ground, state: Any, room: int, half: int) -> int:
    """The squares from where the aim is reached."""
    if room >= 0:
        return here.beside[room]
    place: int = state.knights[holder(state, half)]
    return here.near[place]


def _gains(state: Any, mover: int) -> list[tuple[str, int, int, float]]:
    """Kinds of aims, with the room, the half to rob, and what it is worth."""
    seat, helmet = divmod(mover, KNIGHTS)
    paired = has_pair(state.racks, mover)
    found = []
    may_pair = paired or partner_swaps(state, mover)
    if may_pair:
        home = sum(state.knights[k] == TREASURE for k in range(seat * KNIGHTS, (seat + 1) * KNIGHTS))
        found.append((HOME, TREASURE, -1, _HOME if home + 1 < state.options.homes else _WIN))
    else:
        found += [(ROB, -1, half, _ROB) for _victim, half in victims(state, mover)]
    visited = state.visited >> mover & 1
    undrawn = [g for g in HELMETS if not state.drawn >> (seat * KNIGHTS + g) & 1]
    for gallery in undrawn if visited else (helmet,):
        if not state.entered >> gallery & 1:
            if gallery in undrawn:
                found.append((DRAW, GALLERIES[gallery], -1, _DRAW))
            elif not visited and undrawn:
                found.append((VISIT, GALLERIES[gallery], -1, _VISIT))
    if not may_pair:
        found += _exchanges(state, mover, undrawn)
        if len(found) == 0 or state.racks[2 * mover] >= 0:
            found.append((SCOUT, TREASURE, -1, _SCOUT))
    return found


def _exchanges(state: Any, mover: int, undrawn: list[int]) -> list[tuple[str, int, int, float]]:
    visited, helmet = state.visited >> mover & 1, mover % KNIGHTS
    found = []
    for gallery in HELMETS:
        allowed = (visited or gallery == helmet) and not state.entered >> gallery & 1
        if allowed and gallery not in undrawn and (state.unseen[gallery] or state.under[gallery]):
            gain, _put = best_exchange(state, mover, gallery)
            if gain > 0:
                found.append((EXCHANGE, GALLERIES[gallery], -1, _EXCHANGE * gain))
    return found
