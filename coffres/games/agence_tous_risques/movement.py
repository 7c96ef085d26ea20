"""Movement: the direction of a character, how far it gets, and where a card would send it."""

from __future__ import annotations

from coffres.games.agence_tous_risques.boards import CORRIDOR, GUARD, LABS
from coffres.games.agence_tous_risques.state import State

INWARDS, OUTWARDS = 1, -1


def heading(s: State, c: int) -> int:
    """The direction of `c`; 0 for a pursuer on the holder's space, who has no direction (AT-40, AT-65)."""
    if not s.been >> c & 1:
        return INWARDS
    if s.holder == c:
        return OUTWARDS
    here, there = s.at[c], s.at[s.holder]
    return (there > here) - (there < here)


def winning_way(s: State, c: int) -> int:
    """AT-59, AT-70: the direction in which `c` moves after a won fight."""
    return heading(s, c) or OUTWARDS


def landing(s: State, c: int, way: int, steps: int) -> int:
    """AT-52: the place where a move of `c` ends."""
    place = s.at[c]
    last = s.vault if way == INWARDS else 0
    quarry = s.at[s.holder] if s.pursues(c) else -1
    for _step in range(steps):
        place += way
        if place in (last, quarry) or (s.path[place] == CORRIDOR and taken(s, c, place)):
            break
    return place


def taken(s: State, c: int, place: int) -> bool:
    """AT-15, AT-48: whether there is a character at `place` that blocks `c`."""
    return any(where == place and other % s.n != c % s.n for other, where in enumerate(s.at))


def put(s: State, c: int, place: int) -> None:
    """Puts `c` at `place`, with the formula if it can be taken or carried out there (AT-35, AT-45)."""
    s.at[c] = place
    if place == s.vault:
        s.been |= 1 << c
        if s.holder < 0:
            s.holder = c
    elif place == 0 and s.holder == c:
        s.result = "out"
        s.phase = "show"


def guard_behind(s: State, c: int) -> int:
    """AT-27, AT-67: the nearest guard space behind `c`; -1 if there is none, as in the VAULT (AT-28)."""
    place = s.at[c]
    if winning_way(s, c) == INWARDS:
        return s.path.rfind(GUARD, 0, place)
    return s.path.find(GUARD, place + 1)


def lab_ahead(s: State, c: int) -> int:
    """AT-31, AT-64: how many spaces ahead of `c` the nearest lab is; 0 if there is none."""
    way = heading(s, c)
    ahead = s.path[s.at[c] + 1 :] if way == INWARDS else s.path[: s.at[c]][::-1]
    return next((steps for steps, letter in enumerate(ahead, 1) if letter in LABS), 0)
