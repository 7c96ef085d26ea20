"""What lies on the table, as a view contains it, and a position made again from a view.

A view contains what is public and, for whoever looks back at a finished game, everything else.
"""

from __future__ import annotations

from coffres.engine.contract import View
from coffres.games.casse_du_siecle.keys import faces
from coffres.games.casse_du_siecle.material import PLACES, Options
from coffres.games.casse_du_siecle.state import DRAWN, State


def lying(s: State) -> View:
    """The part of a view that is the same for everybody."""
    return {
        "seats": s.n,
        "options": s.options._asdict(),
        "phase": s.phase,
        "game": s.game,
        "starter": s.starter,
        "seat": s.seat,
        "sizes": [keys.bit_count() for keys in s.bunch],
        "source": s.source[:],
        "spilled_size": s.spilled.bit_count(),
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
    }


_COPIED = (
    *("phase", "game", "starter", "seat", "source", "extra", "bet", "bet_locks", "emptied", "moved", "idle"),
    *("mixing", "drawing", "to_draw", "dead", "covers", "seen", "looker", "looked", "dialed"),
    *("tokens", "door_pot", "safe_pot", "safes", "winner", "result"),
)
_TUPLES = ("owner", "opened", "picked")


def laid_again(view: View) -> State:
    """A position in which all that is public is as in the view; keys and gears are still missing."""
    s = State(view["seats"], Options(**view["options"]))
    for name in _COPIED:
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    for name in _TUPLES:
        setattr(s, name, tuple(view[name]))
    return s


_HIDDEN = (
    *("bunch", "pool", "fresh", "unseen", "hands", "lifted"),
    *("spilled", "laid", "gears", "reserve", "known"),
)


def turn_up(s: State, seen: View) -> None:
    """Adds to a view what is face down: as faces to read, and in the form that the state uses."""
    seen["hands"] = [faces(keys) for keys in s.hands]
    seen["bunches"] = [faces(s.bunch[place]) if s.source[place] == DRAWN else None for place in range(PLACES)]
    seen["lifted"] = faces(s.lifted)
    seen["laid"] = s.laid[:]
    seen["gears"] = [value or None for value in s.gears]
    hidden = {name: getattr(s, name) for name in _HIDDEN}
    seen["hidden"] = {name: value[:] if isinstance(value, list) else value for name, value in hidden.items()}


def put_down(s: State, view: View) -> None:
    """Puts into the state what is face down in a view that shows everything."""
    for name, value in view["hidden"].items():
        setattr(s, name, value[:] if isinstance(value, list) else value)
