"""How likely each seat is to win: what each still has to do, weighed as many games have taught."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Any

from coffres.bots.roc_noir.ground import ground
from coffres.bots.roc_noir.racks import has_pair, held, pairs_among
from coffres.bots.roc_noir.ways import FALL, Field, field
from coffres.games.roc_noir.material import GALLERIES, HELMETS, KNIGHTS, TREASURE

_MOST_FALLS = 3.0

# What weighs on the chances of a seat, in the order of `burdens`: with two at the table, and with more
_TWO = (-0.83, -0.94, 0.84, -0.05, -0.42, -0.74, 0.24, -0.27, 0.13, -0.31)
_MORE = (-1.19, -0.42, -0.08, -0.3, -0.95, -0.62, 0.17, -0.49, 0.24, -0.8)


def chances(state: Any, seats: int) -> list[float]:
    weights = _TWO if seats == 2 else _MORE
    found = [sum(map(mul, weights, burden)) for burden in burdens(state, seats)]
    most = max(found)
    shares = [exp(value - most) for value in found]
    whole = sum(shares)
    return [share / whole for share in shares]


def burdens(state: Any, seats: int) -> list[tuple[float, ...]]:
    """For each seat, what it still has to do."""
    here = ground(state.corners)
    to_treasure = field(state, 0, here.beside[TREASURE])
    to_gallery = [field(state, 0, here.beside[room]) for room in GALLERIES]
    return [_burden(state, seat, seats, to_treasure, to_gallery) for seat in range(seats)]


def _falls(ways: Field, place: int) -> float:
    return min(ways.cost(place) / FALL, _MOST_FALLS)


def _burden(state: Any, seat: int, seats: int, treasure: Field, gallery: list[Field]) -> tuple[float, ...]:
    knights, racks = state.knights, state.racks
    outside = [k for k in range(seat * KNIGHTS, (seat + 1) * KNIGHTS) if knights[k] != TREASURE]
    left = state.options.homes - (KNIGHTS - len(outside))
    own = held(state, seat)
    pairs = pairs_among(own)
    paired = [k for k in outside if has_pair(racks, k)]
    ready = sum(not treasure.cost(knights[k]) for k in paired)
    walks = sorted(_falls(treasure, knights[k]) for k in outside)[: max(left, 0)]
    undrawn = [g for g in HELMETS if not state.drawn >> (seat * KNIGHTS + g) & 1]
    to_draw = 0.0
    for colour in undrawn:
        able = [k for k in outside if k % KNIGHTS == colour or state.visited >> k & 1]
        to_draw += min((_falls(gallery[colour], knights[k]) for k in able), default=_MOST_FALLS)
    turn = (seat - state.seat) % seats / seats
    return (
        left,
        min(len(paired), left),
        min(ready, left),
        min(pairs - len(paired), left),
        max(left - pairs, 0),
        sum(walks),
        len(undrawn),
        to_draw,
        state.ropes[seat],
        turn,
    )
