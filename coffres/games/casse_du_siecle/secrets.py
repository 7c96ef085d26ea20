"""Who knows what: the whole privacy surface of the game (CS-28, CS-42, CS-48, CS-58).

A bunch is seen by whoever holds it, a gear by whoever looks, a key laid face down by whoever laid it. What a
seat remembers of closed bunches is its row of the memory (memory.py); only bots read it (CS-47).
"""

from __future__ import annotations

import random

from coffres.engine.contract import Fact, Move, View
from coffres.games.casse_du_siecle import guess, memory
from coffres.games.casse_du_siecle.codes import valid
from coffres.games.casse_du_siecle.doors import filled, knows_key, unseen_lifted
from coffres.games.casse_du_siecle.keys import faces
from coffres.games.casse_du_siecle.material import FREE, Options
from coffres.games.casse_du_siecle.safe import combination, covers, stakes_safe, will_know_all
from coffres.games.casse_du_siecle.state import LIFTED, State
from coffres.games.casse_du_siecle.turn import stakes_door


def tell(s: State, m: Move, viewer: int) -> Fact:
    fact = (m.by, m.verb, _args(s, m, viewer))
    shown = _shown(s, m, viewer)
    return fact if shown is None else (*fact, shown)


def _args(s: State, m: Move, viewer: int) -> tuple[object, ...]:
    """The move itself, without what this viewer may not know."""
    verb, args = m.verb, m.args
    if verb == "draw":
        return (args[0] if viewer == s.seat else None, None)
    if verb in ("settle", "spill"):
        return (None,)
    if verb == "gear":
        return args if viewer == s.looker else (args[0], None)
    if viewer != m.by and verb == "lay":
        return (None, args[1])
    return (None,) * len(args) if viewer != m.by and verb in ("put_back", "dial") else args


def _shown(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    """What the move shows this viewer beyond itself; None when nothing."""
    verb, args = m.verb, m.args
    if verb == "take_bunch":
        seen = tuple(faces(s.bunch[args[0]])) if viewer == m.by else ()
        return (stakes_door(s), seen) if seen or stakes_door(s) else None
    if verb in ("place", "lay"):
        return _filled(s, m, viewer)
    if verb in ("steal", "change"):
        return (s.door_pot,)
    if verb == "look":
        value = s.gears[args[0]] if viewer == m.by else 0
        return (stakes_safe(s, m.by), value or None) if value or stakes_safe(s, m.by) else None
    if verb == "seen":
        if will_know_all(s, m.by) and s.options.notebook:
            return ("safe", s.safe_pot)  # CS-14
        return ("cover",) if covers(s) else None
    if verb == "dial":
        right = args == combination(s)
        return (right, s.safe_pot if right else 0)
    return None


def _filled(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    """What the fourth key on a door brings: the pot; face down, all four keys and whether they are valid."""
    four = filled(s, m)
    if four is None:
        return None
    if m.verb == "place":
        return (s.door_pot,)
    good = valid(m.args[1] >> 2, four)
    lifted = tuple(faces(unseen_lifted(s))) if viewer == s.seat else ()  # CS-61
    return (four, good, s.door_pot if good else 0, lifted)


def view(s: State, viewer: int) -> View:
    rows = s.n + 1
    row = viewer if viewer >= 0 else s.n
    mine = s.seen[viewer] if viewer >= 0 else 0
    hand_sizes, lifted_size = memory.hand_sizes(s, viewer)
    laid = s.laid[:]
    if s.options.hidden_keys:
        for lock, face in enumerate(laid):
            if face != FREE and not knows_key(s, row, lock):
                laid[lock] = None  # type: ignore[call-overload]
    return {
        "viewer": viewer,
        "seats": s.n,
        "options": s.options._asdict(),
        "phase": s.phase,
        "game": s.game,
        "starter": s.starter,
        "seat": s.seat,
        "sizes": [keys.bit_count() for keys in s.bunch],
        "source": s.source[:],
        "hand": faces(s.hands[viewer]) if viewer >= 0 else [],
        "hand_sizes": hand_sizes,
        "lifted": faces(s.known[LIFTED * rows + row]),
        "lifted_size": lifted_size,
        "spilled_size": s.spilled.bit_count(),
        "laid": laid,
        "owner": list(s.owner),
        "extra": s.extra,
        "opened": list(s.opened),
        "bet": s.bet,
        "bet_locks": s.bet_locks,
        "emptied": s.emptied,
        "moved": s.moved,
        "idle": s.idle,
        "picked": list(s.picked),
        "mixing": s.mixing,
        "drawing": s.drawing,
        "to_draw": s.to_draw,
        "dead": s.dead,
        "gears": [value or None if mine >> slot & 1 else None for slot, value in enumerate(s.gears)],
        "covers": s.covers,
        "seen": s.seen[:],
        "looker": s.looker,
        "looked": s.looked,
        "dialed": s.dialed,
        "tokens": s.tokens[:],
        "door_pot": s.door_pot,
        "safe_pot": s.safe_pot,
        "safes": s.safes[:],
        "winner": s.winner,
        "result": s.result,
        "known": s.known[row::rows],
    }


_COPIED = (
    *("phase", "game", "starter", "seat", "source", "extra", "bet", "bet_locks", "emptied", "moved", "idle"),
    *("mixing", "drawing", "to_draw", "dead", "covers", "seen", "looker", "looked", "dialed"),
    *("tokens", "door_pot", "safe_pot", "safes", "winner", "result"),
)
_TUPLES = ("owner", "opened", "picked")


def imagine(view: View, rng: random.Random) -> State:
    s = State(view["seats"], Options(**view["options"]))
    for name in _COPIED:
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    for name in _TUPLES:
        setattr(s, name, tuple(view[name]))
    guess.gears(s, view, rng)
    guess.keys(s, view, rng)
    return s
