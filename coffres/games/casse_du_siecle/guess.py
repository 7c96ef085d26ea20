"""Fills in what a view does not show: keys and gears, drawn at random where they can be."""

from __future__ import annotations

import random

from coffres.engine.contract import View
from coffres.games.casse_du_siecle.keys import ALL, ONE, add, faces, gather, sub
from coffres.games.casse_du_siecle.legal import binding
from coffres.games.casse_du_siecle.material import FREE, FULL, GEARS, PLACES
from coffres.games.casse_du_siecle.state import DRAWN, HAND, LIFTED, LOST, LOTS, POOL, POOLS, UNSEEN, State

_SPILLED = LOTS  # two more lots, of which no memory has an entry
_LOCK = LOTS + 1


def gears(s: State, view: View, rng: random.Random) -> None:
    """The gears that this viewer has seen; other ones where somebody else has looked."""
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
    """The keys that this viewer sees or remembers. Lost keys may be anywhere except among keys nobody has
    looked at."""
    row = view["viewer"] if view["viewer"] >= 0 else s.n
    s.known[row :: s.n + 1] = known = view["known"]
    s.laid = [FREE if face is None else face for face in view["laid"]]
    left = sub(ALL, gather(view["hand"]))
    left = sub(left, gather([face for face in s.laid if face != FREE]))
    for several in known[:LOST]:
        left = sub(left, several)
    lost = faces(known[LOST])
    rest = faces(sub(left, known[LOST]))
    rng.shuffle(lost)
    rng.shuffle(rest)
    lots = [*known, 0]
    open_lots = _open_lots(s, view)
    if s.phase == "return":
        open_lots = _hold_back(s, lots, open_lots, lost, rest, rng)
    filling = lost + rest[: len(open_lots) - len(lost)]
    s.unseen = gather(rest[len(open_lots) - len(lost) :])
    rng.shuffle(filling)
    for lot, face in zip(open_lots, filling, strict=True):
        if lot < _LOCK:
            lots[lot] = add(lots[lot], ONE[face])
        else:
            s.laid[lot - _LOCK] = face
    _lay_out(s, view, lots)


def _hold_back(
    s: State, lots: list[int], open_lots: list[int], lost: list[int], rest: list[int], rng: random.Random
) -> list[int]:
    """CS-08: a player who puts keys back has already placed all they could. Fills their hand accordingly, and
    returns the remaining open keys."""
    hand = HAND + s.seat
    others = [lot for lot in open_lots if lot != hand]
    fits = binding(s, s.seat)
    for _key in range(len(open_lots) - len(others)):
        must = len(lost) > len(others)  # then lost keys have no room anywhere else
        any_key = [(of, face) for of in ((lost,) if must else (lost, rest)) for face in of]
        held = [(of, face) for of, face in any_key if not ONE[face] & fits]
        of, face = rng.choice(held or any_key)
        of.remove(face)
        lots[hand] = add(lots[hand], ONE[face])
    return others


def _open_lots(s: State, view: View) -> list[int]:
    """For each key that was looked at but whose place this viewer does not know for sure: its lot."""
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
    s.fresh = [s.unseen.bit_count()] + [0] * (POOLS - 1)
    s.lifted = lots[LIFTED]
    s.spilled = lots[_SPILLED]
