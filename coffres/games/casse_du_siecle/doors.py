"""Keys on doors: placed face up or laid face down, taken back, and the effects of a full door."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle import memory
from coffres.games.casse_du_siecle.codes import CODES, Way, prospect, valid
from coffres.games.casse_du_siecle.keys import ONE, add, gather, sub
from coffres.games.casse_du_siecle.material import FREE
from coffres.games.casse_du_siecle.state import LIFTED, State


def four(s: State, door: int) -> tuple[int, ...]:
    return tuple(s.laid[4 * door : 4 * door + 4])


# Face up


def place(s: State, m: Move) -> None:
    """CS-08"""
    face, lock = m.args
    _show(s, face, lock)
    if FREE not in four(s, lock >> 2):
        _opened(s, lock >> 2)


def steal(s: State, m: Move) -> None:
    """CS-27: takes the keys that open another player's door."""
    _finish(s, *m.args)


def change(s: State, m: Move) -> None:
    """CS-35, CS-62: takes keys off a door while the other keys and those laid now open it."""
    door, code = m.args
    way = way_of(s, door, code)
    wanted = CODES[door][code]
    for letter, want in enumerate(wanted):
        if s.laid[4 * door + letter] != want:
            s.laid[4 * door + letter] = FREE
    s.lifted = add(s.lifted, way.lift)
    memory.told_all(s, LIFTED, way.lift)
    _finish(s, door, code)


def way_of(s: State, door: int, code: int) -> Way:
    """How this code is completed by an exchange of keys."""
    ways = prospect(door, four(s, door), s.options.master_codes).change
    return next(way for way in ways if way.code == code)


def _finish(s: State, door: int, code: int) -> None:
    for letter, want in enumerate(CODES[door][code]):
        if s.laid[4 * door + letter] == FREE:
            _show(s, want, 4 * door + letter)
    _opened(s, door)


def _show(s: State, face: int, lock: int) -> None:
    s.hands[s.seat] = sub(s.hands[s.seat], ONE[face])
    s.laid[lock] = face
    s.moved = True
    memory.shows(s, s.seat, face)


# Face down


def lay(s: State, m: Move) -> None:
    """CS-28 to CS-30"""
    seat = m.by
    face, lock = m.args
    door = lock >> 2
    s.hands[seat] = sub(s.hands[seat], ONE[face])
    s.laid[lock] = face
    s.moved = True
    memory.hides(s, seat)
    if s.owner[door] != seat:
        s.bet = door
    if s.bet == door:
        s.bet_locks |= 1 << lock
    if FREE not in four(s, door):
        _turn_over(s, door)


def lift(s: State, m: Move) -> None:
    """CS-36, CS-61: a key is lifted. Only the player who laid it knows which one, until the others lie
    open."""
    lock = m.args[0]
    door = lock >> 2
    face = s.laid[lock]
    s.laid[lock] = FREE
    s.lifted = add(s.lifted, ONE[face])
    memory.told(s, s.owner[door], LIFTED, ONE[face])
    s.bet = door


def _turn_over(s: State, door: int) -> None:
    """CS-31, CS-32: everybody sees all four keys."""
    for row in range(s.n + 1):
        hidden = [s.laid[lock] for lock in range(4 * door, 4 * door + 4) if not knows_key(s, row, lock)]
        memory.found(s, row, gather(hidden))
    strange = unseen_lifted(s)
    memory.found(s, s.seat, strange)
    memory.told(s, s.seat, LIFTED, strange)
    s.bet = -1
    s.bet_locks = 0
    if valid(door, four(s, door)):
        _opened(s, door)
        return
    s.opened = (*s.opened, door)
    if s.owner[door] == s.seat:
        s.phase = "act"
    else:
        s.looker = s.owner[door]
        s.phase = "look"


def knows_key(s: State, viewer: int, lock: int) -> bool:
    """CS-28, CS-42: whether a viewer knows the key on a lock: they laid it, or it is face up."""
    door = lock >> 2
    if not s.options.hidden_keys or door in s.opened:
        return True
    by = s.seat if s.bet_locks >> lock & 1 else s.owner[door]
    return viewer == by


def unseen_lifted(s: State) -> int:
    """CS-61: the mask of lifted keys that the active player has not seen yet."""
    return sub(s.lifted, s.known[LIFTED * (s.n + 1) + s.seat])


def _opened(s: State, door: int) -> None:
    """CS-11: gives a right to look at a gear; CS-38: gives the door pot."""
    s.opened = (*s.opened, door)
    s.tokens[s.seat] += s.door_pot
    s.door_pot = 0
    s.looker = s.seat
    s.phase = "look"


def filled(s: State, m: Move) -> tuple[int, ...] | None:
    """The four keys on the door after this key is placed or laid; None if a lock is still free."""
    face, lock = m.args
    first = lock & ~3
    laid = s.laid[first : first + 4]
    laid[lock - first] = face
    return None if FREE in laid else tuple(laid)
