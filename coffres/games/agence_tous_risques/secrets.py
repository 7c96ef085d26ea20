"""Who knows what: this file alone decides what a viewer gets to know (AT-04, AT-46, AT-78).

Hands are secret, each known to its player. The order of the draw pile does not exist before it is drawn from.
Everything else is public.
"""

from __future__ import annotations

import random

from coffres.engine.contract import EVERYTHING, Fact, Move, View
from coffres.games.agence_tous_risques import story, unseen
from coffres.games.agence_tous_risques.material import Options
from coffres.games.agence_tous_risques.movement import winning_way
from coffres.games.agence_tous_risques.state import State


def tell(s: State, m: Move, viewer: int) -> Fact:
    if m.verb == "show_hands":
        return (*m, tuple(s.hands))
    fact: Fact = tuple(m)
    if m.verb in ("deal", "draw") and viewer not in (m.args[0] % s.n, EVERYTHING):
        fact = (m.by, m.verb, (m.args[0], None))
    shown = story.consequence(s, m)
    return fact if shown is None else (*fact, shown)


def view(s: State, viewer: int) -> View:
    n = s.n
    everything = viewer == EVERYTHING or s.phase == "over"
    own = [everything or c % n == viewer for c in range(s.m)]
    return {
        "seats": n,
        "options": s.options._asdict(),
        "path": s.path,
        "phase": s.phase,
        "figures": s.figures[:],
        "at": s.at[:],
        "facing": [winning_way(s, c) for c in range(s.m)],  # AT-03
        "been": s.been,
        "holder": s.holder,
        "benched": s.benched,
        "hands": [list(hand) if mine else None for hand, mine in zip(s.hands, own, strict=True)],
        "hand_sizes": [len(hand) for hand in s.hands],
        "pile": sum(s.pile),
        "discards": s.discards[:],
        "stock": s.stock[:],
        "kept": [list(hand) if mine else None for hand, mine in zip(s.kept, own, strict=True)],
        "kept_sizes": [len(hand) for hand in s.kept],
        "aside": s.aside,
        "since": s.since[:],
        "rolls": s.rolls[:],
        "active": s.active,
        "rolled": s.rolled,
        "carded": s.carded,
        "card": s.card,
        "target": s.target,
        "fight": s.fight,
        "foe": s.foe,
        "strike": s.strike,
        "result": s.result,
    }


_COPIED = (
    *("phase", "figures", "at", "been", "holder", "benched", "discards", "stock", "aside", "since", "rolls"),
    *("active", "rolled", "carded", "card", "target", "fight", "foe", "strike", "result"),
)


def imagine(view: View, rng: random.Random) -> State:
    s = State(view["seats"], Options(**view["options"]))
    for name in _COPIED:
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    s.hands, s.kept, s.pile = unseen.worlds(view, rng)
    return s
