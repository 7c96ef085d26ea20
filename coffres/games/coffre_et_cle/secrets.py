"""Who knows what: this file alone decides what a viewer gets to know (CC-17, CC-38, CC-44, CC-51).

A seat knows the cards it has looked at, wherever public swaps have moved them since. The table knows no card
before the end.
"""

from __future__ import annotations

import random

from coffres.engine.contract import EVERYTHING, TABLE, Fact, Move, View
from coffres.games.coffre_et_cle.material import (
    FALSE_KEY,
    FALSE_TREASURE,
    ROLES,
    THE_KEY,
    TREASURE,
    UNDRAWN,
    Options,
    deck,
)
from coffres.games.coffre_et_cle.state import State

_SHOWN = ("uncover", "shown", "over")  # CC-38: phases in which every card is open


def tell(s: State, m: Move, viewer: int) -> Fact:
    verb = m.verb
    if verb in ("deal", "draw"):
        to = m.args[0] if verb == "deal" else s.looker
        open_to = viewer in (to, EVERYTHING) or to == TABLE
        return tuple(m) if open_to else (m.by, verb, (m.args[0], None))
    shown = _shown(s, m, viewer)
    return tuple(m) if shown is None else (*m, shown)


def _shown(s: State, m: Move, viewer: int) -> tuple[object, ...] | None:
    """What the move shows this viewer besides itself; None if nothing."""
    verb = m.verb
    if verb in ("observe", "exchange"):
        return _card(s, s.n + m.args[0]) if viewer in (m.by, EVERYTHING) else None
    if verb == "force":
        return _card(s, s.n + m.args[1]) if viewer in (m.args[0], EVERYTHING) else None
    if verb == "designate":
        return (s.verdict_on(m.args[0]),)
    if verb in ("end_talk", "talk_clock") and s.phase == "last_talk":
        return (s.holder(TREASURE),)  # CC-37: who must designate now; -1: nobody
    if verb == "reveal":
        return tuple(s.roles[card] for card in s.card_at)
    return None


def _card(s: State, place: int) -> tuple[object, ...] | None:
    """The card at a place. An undrawn one is not told now, because its draw will tell it."""
    role = s.role_of(place)
    return None if role == UNDRAWN else (role,)


def view(s: State, viewer: int) -> View:
    everything = viewer == EVERYTHING or s.phase in _SHOWN
    seen = -1 if everything else s.seen[viewer] if viewer >= 0 else 0
    roles = s.roles
    drawn = sum(1 << card for card, role in enumerate(roles) if role != UNDRAWN)
    known = seen & drawn
    return {
        "seats": s.n,
        "options": s.options._asdict(),
        "phase": s.phase,
        "deal": s.deal,
        "starter": s.starter,
        "seat": s.seat,
        "turns": s.turns,
        "cards": [roles[card] if known >> card & 1 else None for card in s.card_at],
        "put_away": [role if everything and role != UNDRAWN else None for role in roles[len(s.card_at) :]],
        "card_at": s.card_at[:],
        "drawn": drawn,
        "seen": s.seen[:],
        "locks": s.locks[:],
        "swaps": s.swaps[:],
        "ready": s.ready,
        "looker": s.looker,
        "looked": s.looked,
        "designator": s.designator,
        "designated": s.designated,
        "verdict": s.verdict,
        "named": s.named[:],
        "result": s.result,
        "scores": s.scores[:],
        "stopped": s.stopped,
    }


_COPIED = (
    *("phase", "deal", "starter", "seat", "turns", "card_at", "seen", "locks", "swaps", "ready", "looker"),
    *("looked", "designator", "designated", "verdict", "named", "result", "scores", "stopped"),
)


def imagine(view: View, rng: random.Random) -> State:
    s = State(view["seats"], Options(**view["options"]))
    for name in _COPIED:
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    left = deck(s.n, s.options)
    cards = [*s.card_at, *range(len(s.card_at), len(s.roles))]
    for card, role in zip(cards, [*view["cards"], *view["put_away"]], strict=True):
        if role is not None:
            s.roles[card] = role
            left[role] -= 1
    hidden = [card for card, role in enumerate(s.roles) if role == UNDRAWN and view["drawn"] >> card & 1]
    pool = [role for role, count in enumerate(left) for _ in range(count)]
    while True:
        rng.shuffle(pool)
        for card, role in zip(hidden, pool, strict=False):
            s.roles[card] = role
        if _fits(s):
            break
    s.left = [pool[len(hidden) :].count(role) for role in range(len(ROLES))]
    return s


def _fits(s: State) -> bool:
    """Whether the cards agree with what the table was told about the Treasure and a designation."""
    if s.phase in _SHOWN or s.result:
        return True
    if s.phase == "must_designate":
        return s.role_of(s.seat) == TREASURE
    if s.designator < 0:
        return s.phase != "reveal" or s.holder(TREASURE) < 0
    if s.role_of(s.designator) not in (TREASURE, FALSE_TREASURE):
        return False
    target = s.role_of(s.designated)
    return target == {"key": THE_KEY, "false_key": FALSE_KEY}.get(s.verdict, target) and (
        s.verdict != "neither" or target not in (THE_KEY, FALSE_KEY)
    )
