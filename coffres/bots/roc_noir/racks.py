"""Who holds which portraits, and what that is good for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from coffres.bots.roc_noir.ground import bits
from coffres.games.roc_noir.material import KNIGHTS, TREASURE

_DEEPER = 0.2  # how many pairs it is worth to come nearer to one


def has_pair(racks: list[int], knight: int) -> bool:
    first = racks[2 * knight]
    return first >= 0 and first ^ 1 == racks[2 * knight + 1]


def held(state: Any, seat: int) -> list[int]:
    """The portraits of this seat's knights that are not home."""
    racks, knights = state.racks, state.knights
    found = []
    for knight in range(seat * KNIGHTS, (seat + 1) * KNIGHTS):
        if knights[knight] != TREASURE and racks[2 * knight] >= 0:
            found += racks[2 * knight : 2 * knight + 2]
    return found


def pairs_among(portraits: list[int]) -> int:
    """How many pairs there are among these portraits, whoever holds them."""
    return sum(portrait ^ 1 in portraits for portrait in portraits) // 2


def partner_swaps(state: Any, mover: int) -> list[int]:
    """The halves that other knights of this seat could give to the mover for a pair."""
    racks = state.racks
    first = mover // KNIGHTS * 2 * KNIGHTS
    own = racks[first : first + 2 * KNIGHTS]
    mine = racks[2 * mover : 2 * mover + 2]
    return [half ^ 1 for half in mine if half >= 0 and half ^ 1 in own and half ^ 1 not in mine]


def victims(state: Any, mover: int) -> list[tuple[int, int]]:
    """The knights from which the mover could rob the other half of one of its portraits, and that half."""
    racks, knights = state.racks, state.knights
    if racks[2 * mover] < 0 or has_pair(racks, mover):
        return []
    found = []
    for portrait in racks[2 * mover : 2 * mover + 2]:
        half = portrait ^ 1
        if half in racks:
            victim = racks.index(half) // 2
            if victim // KNIGHTS != mover // KNIGHTS and knights[victim] != TREASURE:
                found.append((victim, half))
    return found


def best_exchange(state: Any, mover: int, gallery: int) -> tuple[float, tuple[int, ...]]:
    """How many pairs more the seat can expect from an exchange, and the portraits to put under the pile."""
    racks = state.racks
    mine = racks[2 * mover : 2 * mover + 2]
    if mine[0] < 0 or has_pair(racks, mover):
        return 0.0, ()
    all_own = held(state, mover // KNIGHTS)
    best, put = 0.05, ()
    for given in (mine[:1], mine[1:], mine, mine[::-1]):
        kept = [portrait for portrait in all_own if portrait not in given]
        tops = list(_tops(state, gallery, given))
        gain = sum(pairs_among(kept + top) for top in tops) / len(tops) - pairs_among(all_own)
        if gain > best + 1e-9:
            best, put = gain, tuple(given)
    if put:
        return best, put
    return _dig(state, mine, gallery)


def _dig(state: Any, mine: list[int], gallery: int) -> tuple[float, tuple[int, ...]]:
    """The other half of a portrait may lie deeper in the pile: each exchange brings it nearer to the top."""
    for half, other in (mine, mine[::-1]):
        if half ^ 1 in state.under[gallery]:
            return _DEEPER, (other,)
    return 0.0, ()


def _tops(state: Any, gallery: int, given: list[int]) -> Iterator[list[int]]:
    """What may be drawn for the given portraits: each as likely."""
    count = len(given)
    unseen = list(bits(state.unseen[gallery]))
    rest = [*state.under[gallery], *given]
    if len(unseen) >= count:
        yield from (list(drawn) for drawn in combinations(unseen, count))
    elif not unseen:
        yield rest[:count]
    else:
        yield from ([*drawn, rest[0]] for drawn in permutations(unseen, 1))


def holder(state: Any, portrait: int) -> int:
    """The knight that holds this portrait."""
    return int(state.racks.index(portrait)) // 2
