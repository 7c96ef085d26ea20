"""What a player remembers.

Each key, gear or own hidden key fades by itself: it is remembered for as many rounds as a number drawn for it
says, so that what is forgotten stays forgotten until it is seen again.
"""

from __future__ import annotations

from math import log2

from coffres.bots.casse_du_siecle.codes import LOST, ONE, POOL, faces, sub
from coffres.bots.casse_du_siecle.ledger import Ledger
from coffres.bots.teaching import Thinker
from coffres.engine.contract import View
from coffres.games.casse_du_siecle.material import PLACES

_GEARS = 4  # a gear, of which there are few, is remembered so many times as long as a key
_OWN = 2  # and a key that one has laid oneself


def remembers(seat: Thinker, since: int, now: int, *what: object, better: int = 1) -> bool:
    """Whether a player still knows what it saw in turn `since`."""
    half_life = seat.level.memory * better * seat.seats
    if not half_life or now <= since:
        return True
    chance = seat.rng("remembers", since, *what).random()
    return now - since < -log2(max(chance, 1e-9)) * half_life


def faded(view: View, ledger: Ledger, seat: Thinker) -> View:
    """The view without what this player has forgotten."""
    if not seat.level.memory:
        return view
    view = dict(view)
    view["known"] = _keys(view, ledger, seat)
    if not view["options"]["notebook"]:
        _without_notebook(view, ledger, seat)
    return view


def _keys(view: View, ledger: Ledger, seat: Thinker) -> list[int]:
    known = list(view["known"])
    for place in range(PLACES):
        since = ledger.touched[place]
        known[place] = _left(known[place], seat, since, ledger.turns, place)
    mixed: dict[int, int] = {}  # shuffle -> the turn it was made in
    for place, pool in enumerate(view["source"]):
        if pool > 0:
            mixed[pool] = max(mixed.get(pool, 0), ledger.touched[place])
    for pool, since in mixed.items():
        known[POOL + pool] = _left(known[POOL + pool], seat, since, ledger.turns, "mixed", pool)
    known[LOST] = _left(known[LOST], seat, 0, ledger.turns, "lost")
    return known


def _left(keys: int, seat: Thinker, since: int, now: int, *where: object) -> int:
    kept = keys
    for copy, face in enumerate(faces(keys)):
        if not remembers(seat, since, now, face, copy, *where):
            kept = sub(kept, ONE[face])
    return kept


def _without_notebook(view: View, ledger: Ledger, seat: Thinker) -> None:
    """Gears seen, and own keys that lie face down, are only remembered where nothing is noted."""
    me, gears = seat.number, list(view["gears"])
    seen = view["seen"][me]
    for slot in range(len(gears)):
        if not seen >> slot & 1 or slot == view["looked"]:
            continue
        since = ledger.looked.get((me, slot), 0)
        if not remembers(seat, since, ledger.turns, "gear", slot, better=_GEARS):
            gears[slot] = None
            seen &= ~(1 << slot)
    view["gears"] = gears
    view["seen"] = [seen if other == me else looks for other, looks in enumerate(view["seen"])]
    if view["options"]["hidden_keys"]:
        view["laid"] = [
            None if _own_key(view, lock, me) and not _knows_laid(ledger, seat, lock, face) else face
            for lock, face in enumerate(view["laid"])
        ]


def _own_key(view: View, lock: int, me: int) -> bool:
    door = lock >> 2
    mine = view["owner"][door] == me and view["laid"][lock] not in (None, -1)
    return bool(mine and door not in view["opened"] and not view["bet_locks"] >> lock & 1)


def _knows_laid(ledger: Ledger, seat: Thinker, lock: int, face: int) -> bool:
    return remembers(seat, ledger.laid_at[lock], ledger.turns, "laid", lock, face, better=_OWN)
