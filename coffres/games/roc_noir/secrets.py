"""Who knows what: everybody the same (RN-39, RN-63). What is hidden is hidden from all, and not drawn yet.

A view holds what a perfect memory would know, under `memory`: no board shows that. RN-63 also wants no move
taken back, so every decision is told with what it leads to, which is more than the move itself.
"""

from __future__ import annotations

from collections.abc import Callable

from coffres.engine.contract import Fact, Move, View
from coffres.games.roc_noir import galleries, walking
from coffres.games.roc_noir.castle import BIT, ROOMS, TREASURE, ZONE
from coffres.games.roc_noir.material import KNIGHTS, NONE, Options, other_half, pair_of
from coffres.games.roc_noir.state import State


def tell(s: State, m: Move) -> Fact:
    shown = _SHOWN.get(m.verb)
    return (*m, shown(s, m)) if shown else tuple(m)


def _rolled(s: State, m: Move) -> tuple[object, ...]:
    """Who rolled, and the helmet that moves; NONE when it is home and another must be chosen."""
    knight = walking.moved_by(s, m.args[0])
    return (s.seat, NONE if knight == NONE else knight % KNIGHTS)


def _chosen(s: State, m: Move) -> tuple[object, ...]:
    """Where the chosen knight stands."""
    return (s.knights[m.by * KNIGHTS + m.args[0]],)


def _gone(s: State, m: Move) -> tuple[object, ...]:
    """The helmet that goes, the ropes left after it, and the pair that it brings home."""
    brought = pair_of(s.racks[2 * s.mover]) if m.args[0] == TREASURE else NONE
    return (s.mover % KNIGHTS, s.ropes[s.seat] - (m.verb == "jump"), brought)


def _ended(s: State, m: Move) -> tuple[object, ...]:
    return ((s.seat + 1) % s.n,)


def _loaded(s: State, m: Move) -> tuple[object, ...]:
    """Whose knight stands there, and where it falls to; NONE when it does not fall or its player chooses."""
    _square, is_trap = m.args
    back = [s.origin] if s.loaded != s.mover else walking.ways_back(s)
    falls_to = back[0] if is_trap and len(back) == 1 else NONE
    return (*divmod(s.loaded, KNIGHTS), s.loaded != s.mover, falls_to)


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
    """Who gets a rope."""
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


def view(s: State) -> View:
    over = s.phase == "over"
    everything = over or s.options.mark_traps  # RN-15, RN-63
    unseen = [_portraits(mask) for mask in s.unseen]
    return {
        "seats": s.n,
        "options": s.options._asdict(),
        "phase": s.phase,
        "corners": list(s.corners),
        "turned": s.turned,
        "seat": s.seat,
        "mover": s.mover,
        "origin": s.origin,
        "arrived": s.arrived,
        "entered": s.entered,
        "knights": s.knights[:],
        "racks": s.racks[:],
        "visited": s.visited,
        "drawn": s.drawn,
        "ropes": s.ropes[:],
        "spent": s.spent,
        "trap": s.trap,
        "traps": _found(s) if everything else [] if s.trap == NONE else [s.trap],  # what the board shows
        "loaded": s.loaded,
        "filling": s.filling,
        "portraits": unseen if s.phase == "portraits" else [],  # RN-05: all face up, once
        "piles": [len(unseen[gallery]) + len(under) for gallery, under in enumerate(s.under)],
        "result": s.result,
        "history": over,  # RN-63: whether what was told may be read again
        "memory": {
            "maybe": s.maybe[:],
            "found": s.found,
            "unseen": unseen,
            "under": [list(under) for under in s.under],
        },
    }


def _portraits(mask: int) -> list[int]:
    return [portrait for portrait in range(mask.bit_length()) if mask >> portrait & 1]


def _found(s: State) -> list[int]:
    """The traps that knights have fallen into."""
    return [q for q in range(ROOMS) if s.found >> ZONE[q] & 1 and s.maybe[ZONE[q]] == BIT[q]]


_COPIED = (
    *("phase", "turned", "seat", "mover", "origin", "arrived", "entered", "knights", "racks", "visited"),
    *("drawn", "ropes", "spent", "trap", "loaded", "filling", "result"),
)


def imagine(view: View) -> State:
    """Nothing is hidden but what has not been drawn: the world is the one that the view tells."""
    s = State(view["seats"], Options(**view["options"]))
    for name in _COPIED:
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    s.corners = tuple(view["corners"])
    memory = view["memory"]
    s.maybe = memory["maybe"][:]
    s.found = memory["found"]
    s.unseen = [sum(1 << portrait for portrait in portraits) for portraits in memory["unseen"]]
    s.under = [tuple(portraits) for portraits in memory["under"]]
    return s
