"""Filling in what a view leaves open: keys and gears, drawn at random where they may be."""

from __future__ import annotations

import random

from coffres.engine.contract import View
from coffres.games.casse_du_siecle.keys import ALL, ONE, add, faces, gather, sub
from coffres.games.casse_du_siecle.legal import must_place
from coffres.games.casse_du_siecle.material import FREE, FULL, GEARS, PLACES
from coffres.games.casse_du_siecle.state import DRAWN, HAND, LIFTED, LOST, LOTS, POOL, POOLS, UNSEEN, State

_SPILLED = LOTS  # two lots more that no memory speaks of
_LOCK = LOTS + 1
_TRIES = 12


def gears(s: State, view: View, rng: random.Random) -> None:
    """The gears this viewer has seen, and others where somebody else has looked."""
    drawn = 0
    for mask in s.seen:
        drawn |= mask
    if s.phase == "gear":
        drawn &= ~(1 << s.looked)
    seen = [value for value in view["gears"] if value]
    left = [value for value in GEARS if value not in seen]
    rng.shuffle(left)
    s.gears = [value or (left.pop() if drawn >> slot & 1 else 0) for slot, value in enumerate(view["gears"])]
    s.reserve = sum(1 << value for value in left)


def keys(s: State, view: View, rng: random.Random) -> None:
    """The keys this viewer sees or remembers; the lost ones anywhere but among those nobody has looked at."""
    row = view["viewer"] if view["viewer"] >= 0 else s.n
    s.known[row :: s.n + 1] = known = view["known"]
    s.laid = [FREE if face is None else face for face in view["laid"]]
    open_lots = _open_lots(s, view)
    left = sub(ALL, gather(view["hand"]))
    left = sub(left, gather([face for face in s.laid if face != FREE]))
    for keys in known[:LOST]:
        left = sub(left, keys)
    lost = faces(known[LOST])
    rest = faces(sub(left, known[LOST]))
    for _try in range(_TRIES):
        rng.shuffle(rest)
        filling = lost + rest[: len(open_lots) - len(lost)]
        rng.shuffle(filling)
        lots = [*known, 0]
        for lot, face in zip(open_lots, filling, strict=True):
            if lot < _LOCK:
                lots[lot] = add(lots[lot], ONE[face])
            else:
                s.laid[lot - _LOCK] = face
        _lay_out(s, view, lots)
        if s.phase != "return" or not must_place(s, s.seat):  # CS-08: they had placed all they could
            break
    s.unseen = gather(rest[len(open_lots) - len(lost) :])
    s.fresh[UNSEEN] = s.unseen.bit_count()


def _open_lots(s: State, view: View) -> list[int]:
    """The lot of every key that was looked at and that this viewer cannot place for sure."""
    sizes: list[int] = view["sizes"] + view["hand_sizes"] + [0] * (HAND + 6 - PLACES - s.n)
    sizes += [_pool_size(s, pool) for pool in range(POOLS)] + [view["lifted_size"]]
    sizes[POOL + UNSEEN] = 0
    if view["viewer"] >= 0:
        sizes[HAND + view["viewer"]] = 0
    found = [lot for lot in range(LOST) for _key in range(sizes[lot] - view["known"][lot].bit_count())]
    found += [_SPILLED] * view["spilled_size"]
    return found + [_LOCK + lock for lock, face in enumerate(view["laid"]) if face is None]


def _pool_size(s: State, pool: int) -> int:
    size = FULL * s.source.count(pool) + s.to_draw * (pool == s.drawing)
    if pool == s.mixing:
        size += FULL + FULL * len(s.picked) - s.to_draw
    return size


def _lay_out(s: State, view: View, lots: list[int]) -> None:
    for place in range(PLACES):
        s.bunch[place] = lots[place] if s.source[place] == DRAWN else 0
    for seat in range(s.n):
        s.hands[seat] = gather(view["hand"]) if seat == view["viewer"] else lots[HAND + seat]
    s.pool = lots[POOL : POOL + POOLS]
    s.fresh = [0] * POOLS
    s.lifted = lots[LIFTED]
    s.spilled = lots[_SPILLED]
