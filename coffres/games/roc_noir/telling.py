"""What each move's fact shows besides the move: its effects, in numbers, for the sentence about it.

RN-63 forbids taking moves back. A move can only be taken back if its fact shows nothing besides the move, so
the fact of every move that a seat decides shows something more.
"""

from __future__ import annotations

from collections.abc import Callable

from coffres.engine.contract import Fact, Move
from coffres.games.roc_noir import galleries, walking
from coffres.games.roc_noir.material import KNIGHTS, NONE, ROOMS, TREASURE, other_half, pair_of
from coffres.games.roc_noir.state import State


def tell(s: State, m: Move) -> Fact:
    shown = _SHOWN.get(m.verb)
    return (*m, shown(s, m)) if shown else tuple(m)


def _rolled(s: State, m: Move) -> tuple[object, ...]:
    """The player who rolled, and the helmet that moves; NONE if it is home and another must be chosen."""
    knight = walking.moved_by(s, m.args[0])
    return (s.seat, NONE if knight == NONE else knight % KNIGHTS)


def _chosen(s: State, m: Move) -> tuple[object, ...]:
    """Where the chosen knight stands."""
    return (s.knights[m.by * KNIGHTS + m.args[0]],)


def _gone(s: State, m: Move) -> tuple[object, ...]:
    """The helmet that moves, the ropes left after it, and the pair that it brings home."""
    brought = pair_of(s.racks[2 * s.mover]) if m.args[0] == TREASURE else NONE
    return (s.mover % KNIGHTS, s.ropes[s.seat] - (m.verb == "jump"), brought)


def _ended(s: State, m: Move) -> tuple[object, ...]:
    return ((s.seat + 1) % s.n,)


def _loaded(s: State, m: Move) -> tuple[object, ...]:
    """Whose knight is on the square, what happens to it, and where it is put; NONE if that must be chosen."""
    knight = divmod(s.loaded, KNIGHTS)
    if not m.args[1]:
        return (*knight, "safe", NONE)
    if s.loaded != s.mover:
        return (*knight, "counterweight", s.origin)
    back = walking.ways_back(s)
    if len(back) > 1:
        return (*knight, "choose", NONE)
    return (*knight, "back" if back[0] == s.origin else "beside", back[0])


def _put(s: State, m: Move) -> tuple[object, ...]:
    """The helmet that visits a gallery, and which gallery."""
    return (s.mover % KNIGHTS, s.knights[s.mover] - ROOMS)


def _drawn(s: State, m: Move) -> tuple[object, ...]:
    """Whose knight gets the portrait."""
    return divmod(s.filling, KNIGHTS)


def _traded(s: State, m: Move) -> tuple[object, ...]:
    """The knight that gets its pair, the knight that gives it away, and the portrait given for it."""
    portrait = m.args[0]
    gets, gives = galleries.holder(s, other_half(portrait)), galleries.holder(s, portrait)
    return (gets % KNIGHTS, *divmod(gives, KNIGHTS), galleries.given_for(s, portrait))


def _beside(s: State, m: Move) -> tuple[object, ...]:
    return (s.mover % KNIGHTS,)


def _stuck(s: State, m: Move) -> tuple[object, ...]:
    """The player who gets a rope."""
    return tuple(seat for seat, left in enumerate(s.ropes) if not left)


_SHOWN: dict[str, Callable[[State, Move], tuple[object, ...]]] = {
    "roll": _rolled,
    "choose": _chosen,
    "step": _gone,
    "jump": _gone,
    "end_turn": _ended,
    "trap": _loaded,
    "exchange": _put,
    "keep": _put,
    "draw": _drawn,
    "swap": _traded,
    "rob": _traded,
    "beside": _beside,
    "stuck": _stuck,
}
