"""Imagined worlds: which keys can lie where after what the others did, and what the others know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from coffres.bots.casse_du_siecle.codes import CODES, HAND, LOST, ONE, POOL, add, faces, sub
from coffres.bots.casse_du_siecle.ledger import ANY, Ledger
from coffres.engine.contract import View
from coffres.games.casse_du_siecle.material import PLACES, SIGNS

_UNSEEN = -1
_LOCK = 100  # lots from here on are locks with a key face down
_HONEST = 0.85  # how likely a door with hidden keys holds the beginning of a code


class Beliefs(NamedTuple):
    me: int
    known: list[int]  # what this player knows of each lot
    may_be: list[list[int]]  # place -> for each key there that it does not know, the faces it can have
    # for a seat and a place: whether it knows the keys that I do not know, and whether those that I do
    others: list[tuple[int, int, bool, bool]]
    hidden: list[int]  # doors of others with hidden keys


def beliefs(view: View, ledger: Ledger, me: int) -> Beliefs:
    known = list(view["known"])
    may_be: list[list[int]] = []
    others: list[tuple[int, int, bool, bool]] = []
    for place in range(PLACES):
        mine = 1 << me
        strange = [token for token in ledger.tokens[place] if not token.knowers & mine]
        familiar = [token for token in ledger.tokens[place] if token.knowers & mine]
        may_be.append([token.may_be for token in strange])
        if view["source"][place] >= 0:
            continue
        for seat in range(view["seats"]):
            if seat != me:
                knows = [all(token.knowers >> seat & 1 for token in some) for some in (strange, familiar)]
                others.append((seat, place, *knows))  # type: ignore[arg-type]
    hidden = [door for door in range(len(CODES)) if None in view["laid"][SIGNS * door : SIGNS * door + SIGNS]]
    return Beliefs(me, known, may_be, others, hidden)


def believe(s: Any, view: View, held: Beliefs, rng: random.Random) -> Any:
    """Changes an imagined state so that it agrees with what the others did, if that can be done."""
    strange = [
        sub(s.bunch[place], held.known[place]) if s.source[place] < 0 else 0 for place in range(PLACES)
    ]
    _Swaps(s, view, held, strange, rng).settle()
    rows = s.n + 1
    for seat, place, unknown, known in held.others:
        if unknown or known:
            mine = held.known[place]
            theirs = sub(s.bunch[place], mine) if unknown else 0
            s.known[place * rows + seat] = add(theirs, mine) if known else theirs
    for pool in range(POOL, POOL + len(s.pool)):
        several = held.known[pool]
        if several:
            s.known[pool * rows : pool * rows + s.n] = [several] * s.n
    return s


class _Swaps:
    """Keys that this player does not know change places until they can be where they are."""

    def __init__(self, s: Any, view: View, held: Beliefs, strange: Sequence[int], rng: random.Random) -> None:
        self._s = s
        self._rng = rng
        self._lost = held.known[LOST]
        self._lots: list[int] = []
        self._faces: list[int] = []
        self._may_be: list[int] = []
        self._strict = 0  # so many of the first keys must not have every face
        if held.hidden:
            self._begun(view, held)
        rest = []
        for place, keys in enumerate(strange):
            if keys:
                limits = held.may_be[place]
                for number, face in enumerate(faces(keys)):
                    limit = limits[number] if number < len(limits) else ANY
                    if limit == ANY:
                        rest.append((place, face))
                    else:
                        self._add(place, face, limit)
        self._strict = len(self._lots)
        for place, face in rest:
            self._add(place, face, ANY)
        for seat in range(s.n):
            if seat != held.me and s.hands[seat]:
                self._add_all(HAND + seat, sub(s.hands[seat], held.known[HAND + seat]))
        for pool, keys in enumerate(s.pool):
            if pool and keys:
                self._add_all(POOL + pool, sub(keys, held.known[POOL + pool]))
        self._add_all(_UNSEEN, s.unseen)

    def _add(self, lot: int, face: int, may_be: int) -> None:
        self._lots.append(lot)
        self._faces.append(face)
        self._may_be.append(may_be)

    def _add_all(self, lot: int, keys: int) -> None:
        for face in faces(keys):
            self._add(lot, face, ANY)

    def _begun(self, view: View, held: Beliefs) -> None:
        """Most people lay a code, not anything."""
        for door in held.hidden:
            locks = range(SIGNS * door, SIGNS * door + SIGNS)
            wanted = self._rng.choice(list(CODES[door].values()))
            honest = self._rng.random() < _HONEST
            for lock in locks:
                if view["laid"][lock] is None:
                    limit = ONE[wanted[lock & 3]] if honest else ANY
                    self._add(_LOCK + lock, self._s.laid[lock], limit)

    def settle(self) -> None:
        count = len(self._lots)
        for number in range(self._strict):
            if not ONE[self._faces[number]] & self._may_be[number]:
                start = int(self._rng.random() * count)
                for other in (*range(start, count), *range(start)):
                    if self._swap(number, other):
                        break

    def _swap(self, number: int, other: int) -> bool:
        mine, theirs = self._faces[number], self._faces[other]
        if not ONE[theirs] & self._may_be[number] or not ONE[mine] & self._may_be[other]:
            return False
        if self._lots[other] == _UNSEEN and self._lost & ONE[mine]:
            return False
        if self._lots[other] == self._lots[number] == _UNSEEN:
            return False
        self._move(self._lots[number], mine, theirs)
        self._move(self._lots[other], theirs, mine)
        self._faces[number], self._faces[other] = theirs, mine
        return True

    def _move(self, lot: int, away: int, here: int) -> None:
        """One key of a lot becomes another one."""
        s, old, new = self._s, ONE[away], ONE[here]
        if lot == _UNSEEN:
            s.unseen = add(sub(s.unseen, old), new)
        elif lot >= _LOCK:
            s.laid[lot - _LOCK] = here
        elif lot >= POOL:
            s.pool[lot - POOL] = add(sub(s.pool[lot - POOL], old), new)
        elif lot >= HAND:
            s.hands[lot - HAND] = add(sub(s.hands[lot - HAND], old), new)
        else:
            s.bunch[lot] = add(sub(s.bunch[lot], old), new)
