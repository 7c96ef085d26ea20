"""What each seat remembers of the keys it has seen, and what the table as a whole remembers.

A memory is a lower bound for every lot (a place, a player's hand, a shuffled pool, the lifted keys): at least
these keys are there. When somebody else splits a lot unseen, what was known about it becomes LOST: these keys
are still face down among those that were looked at, but nobody knows where. A row of the memory changes only
by what its owner is told, so it never contains more than that.
"""

from __future__ import annotations

from coffres.engine.contract import EVERYTHING
from coffres.games.casse_du_siecle.keys import ONE, add, sub
from coffres.games.casse_du_siecle.state import HAND, LIFTED, LOST, POOL, State


def pour(s: State, lot: int, into: int, but: int = -1) -> None:
    """A whole lot goes into another lot, and with it what is known about it in every row except `but`."""
    rows = s.n + 1
    known = s.known
    base, to = lot * rows, into * rows
    for row in range(rows):
        keys = known[base + row]
        if keys and row != but:
            known[to + row] = add(known[to + row], keys)
            known[base + row] = 0


def lose(s: State, lot: int, but: int = -1) -> None:
    """A lot is split, and no row except `but` sees how."""
    pour(s, lot, LOST, but)


def told_all(s: State, lot: int, keys: int) -> None:
    """Everybody sees these keys go into a lot."""
    rows = s.n + 1
    base = lot * rows
    for row in range(rows):
        s.known[base + row] = add(s.known[base + row], keys)


def told(s: State, row: int, lot: int, keys: int) -> None:
    """Only this row knows that these keys go into a lot."""
    at = lot * (s.n + 1) + row
    s.known[at] = add(s.known[at], keys)


def found(s: State, row: int, keys: int) -> None:
    """A row sees keys that it did not know to be there: they may be keys that it had lost."""
    at = LOST * (s.n + 1) + row
    s.known[at] = sub(s.known[at], keys)


def takes(s: State, seat: int, place: int) -> None:
    """A seat takes a bunch and sees it. The others only know that it goes into this seat's hand."""
    pour(s, place, HAND + seat, but=seat)
    at = place * (s.n + 1) + seat
    found(s, seat, sub(s.bunch[place], s.known[at]))
    s.known[at] = 0


def draws(s: State, seat: int, pool: int, face: int) -> None:
    """A seat sees a key of a pool. A key that nobody had looked at cannot be a lost one."""
    at = (POOL + pool) * (s.n + 1) + seat
    if s.known[at] & ONE[face]:
        s.known[at] = sub(s.known[at], ONE[face])
    elif pool:
        found(s, seat, ONE[face])


def shows(s: State, seat: int, face: int) -> None:
    """A key of a seat's hand is placed face up."""
    rows = s.n + 1
    known, key = s.known, ONE[face]
    hand, lost = (HAND + seat) * rows, LOST * rows
    for row in range(rows):
        if row != seat:
            if known[hand + row] & key:
                known[hand + row] = sub(known[hand + row], key)
            elif known[lost + row] & key:
                known[lost + row] = sub(known[lost + row], key)


def hides(s: State, seat: int) -> None:
    """A seat lays a key face down: what others knew about its hand becomes uncertain."""
    lose(s, HAND + seat, but=seat)


def mingles(s: State, seat: int) -> None:
    """A seat is about to put keys back: nobody else can now tell lifted keys from those of its hand."""
    pour(s, LIFTED, HAND + seat, but=seat)


def hand_sizes(s: State, viewer: int) -> tuple[list[int], int]:
    """How many keys a viewer sees in each hand, and how many lifted keys are counted separately."""
    sizes = [keys.bit_count() for keys in s.hands]
    lifted = s.lifted.bit_count()
    if (
        lifted and viewer not in (s.seat, EVERYTHING) and (s.phase == "return" or s.result == "stopped")
    ):  # see mingles()
        sizes[s.seat] += lifted
        lifted = 0
    return sizes, lifted


def puts(s: State, seat: int, place: int, keys: int) -> None:
    """A seat puts keys on a place, and the others do not know which ones."""
    lose(s, HAND + seat, but=seat)
    told(s, seat, place, keys)


def puts_all(s: State, seat: int, place: int, keys: int) -> None:
    """A seat puts all its keys on one place, so everything known about them stays known."""
    pour(s, HAND + seat, place, but=seat)
    pour(s, LIFTED, place, but=seat)
    told(s, seat, place, keys)


def forgets_lifted(s: State, seat: int) -> None:
    """Lifted keys go back; the player who lifted them sees which are left."""
    s.known[LIFTED * (s.n + 1) + seat] = s.lifted
