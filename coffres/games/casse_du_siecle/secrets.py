"""Who knows what: this file alone decides what a viewer gets to know (CS-28, CS-42, CS-48, CS-58).

A bunch is seen by the player who holds it, a gear by the player who looks, a key laid face down by the player
who laid it. What a seat remembers of closed bunches is its row of the memory (memory.py); only bots read it
(CS-47).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from coffres.engine.contract import EVERYTHING, Fact, Move, View
from coffres.games.casse_du_siecle import guess, memory, table
from coffres.games.casse_du_siecle.codes import valid
from coffres.games.casse_du_siecle.doors import filled, knows_key, unseen_lifted
from coffres.games.casse_du_siecle.keys import faces
from coffres.games.casse_du_siecle.material import FREE
from coffres.games.casse_du_siecle.safe import combination, covers, stakes_safe, will_know_all
from coffres.games.casse_du_siecle.state import LIFTED, State
from coffres.games.casse_du_siecle.turn import stakes_door


def tell(s: State, m: Move, viewer: int) -> Fact:
    args = _args(s, m, viewer) if m.verb in _VEILED else m.args
    shows = _SHOWS.get(m.verb)
    shown = None if shows is None else shows(s, m, viewer)
    return (m.by, m.verb, args) if shown is None else (m.by, m.verb, args, shown)


_VEILED = frozenset(("draw", "settle", "spill", "gear", "lay", "put_back", "dial"))


def _args(s: State, m: Move, viewer: int) -> tuple[object, ...]:
    """The arguments of a veiled move, without those that this viewer may not know."""
    verb, args = m.verb, m.args
    if viewer == EVERYTHING:
        return args
    if verb == "draw":
        return (args[0] if viewer == s.seat else None, None)
    if verb in ("settle", "spill"):
        return (None,)
    if verb == "gear":
        return args if viewer == s.looker else (args[0], None)
    if viewer == m.by:
        return args
    return (None, args[1]) if verb == "lay" else (None,) * len(args)


# What a move shows a viewer besides itself; None if nothing.


def _taken(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    seen = tuple(faces(s.bunch[m.args[0]])) if viewer in (m.by, EVERYTHING) else ()
    return (stakes_door(s), seen) if seen or stakes_door(s) else None


def _pot(s: State, m: Move, viewer: int) -> tuple[object, ...]:
    return (s.door_pot,)


def _looked(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    value = s.gears[m.args[0]] if viewer in (m.by, EVERYTHING) else 0
    return (stakes_safe(s, m.by), value or None) if value or stakes_safe(s, m.by) else None


def _seen(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    if will_know_all(s, m.by) and s.options.notebook:
        return ("safe", s.safe_pot)  # CS-14
    return ("cover",) if covers(s) else None


def _dialed(s: State, m: Move, viewer: int) -> tuple[object, ...]:
    right = m.args == combination(s)
    return (right, s.safe_pot if right else 0)


def _filled(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    """What the fourth key on a door brings: the pot and, in a game with keys face down, all four keys and
    whether they are valid."""
    four = filled(s, m)
    if four is None:
        return None
    if m.verb == "place":
        return (s.door_pot,)
    good = valid(m.args[1] >> 2, four)
    lifted = tuple(faces(unseen_lifted(s))) if viewer in (s.seat, EVERYTHING) else ()  # CS-61
    return (four, good, s.door_pot if good else 0, lifted)


_SHOWS: Mapping[str, Callable[[State, Move, int], tuple[object, ...] | None]] = {
    "take_bunch": _taken,
    "place": _filled,
    "lay": _filled,
    "steal": _pot,
    "change": _pot,
    "look": _looked,
    "seen": _seen,
    "dial": _dialed,
}


def view(s: State, viewer: int) -> View:
    rows = s.n + 1
    row = viewer if viewer >= 0 else s.n
    looked = s.seen[viewer] if viewer >= 0 else 0
    seen = table.lying(s)
    seen["viewer"] = viewer
    seen["hand"] = faces(s.hands[viewer]) if viewer >= 0 else []
    seen["hand_sizes"], seen["lifted_size"] = memory.hand_sizes(s, viewer)
    seen["lifted"] = faces(s.known[LIFTED * rows + row])
    seen["laid"] = s.laid[:]
    if s.options.hidden_keys:
        for lock, face in enumerate(s.laid):
            if face != FREE and not knows_key(s, row, lock):
                seen["laid"][lock] = None
    seen["gears"] = [value or None if looked >> slot & 1 else None for slot, value in enumerate(s.gears)]
    seen["known"] = s.known[row::rows]
    if viewer == EVERYTHING:
        table.turn_up(s, seen)
    return seen


def imagine(view: View, rng: random.Random) -> State:
    s = table.laid_again(view)
    if view["viewer"] == EVERYTHING:
        table.put_down(s, view)
        return s
    guess.gears(s, view, rng)
    guess.keys(s, view, rng)
    return s
