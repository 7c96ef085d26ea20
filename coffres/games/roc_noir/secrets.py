"""Who knows what: everybody knows the same (RN-39). What is hidden is hidden from all, and not drawn yet.

A view contains under `memory` what a perfect memory would know; no board shows that.
"""

from __future__ import annotations

from coffres.engine.contract import EVERYTHING, View
from coffres.games.roc_noir.castle import BIT, ZONE
from coffres.games.roc_noir.material import NONE, ROOMS, Options
from coffres.games.roc_noir.state import State
from coffres.games.roc_noir.telling import tell

__all__ = ["imagine", "tell", "view"]


def view(s: State, viewer: int) -> View:
    over = viewer == EVERYTHING or s.phase == "over"
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
        "history": over,  # RN-63: whether people may read again what was told
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
    """Only what has not been drawn is hidden, so the world is exactly the one in the view."""
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
