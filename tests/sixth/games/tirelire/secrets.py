"""Who knows what: everybody their own coin (TL-02), until the bank has been broken (TL-05)."""

from __future__ import annotations

import random

from coffres.games.tirelire.material import COINS, HIDDEN, NO_COIN
from coffres.games.tirelire.state import State

from coffres.engine.contract import CHANCE, EVERYTHING, Fact, Move, View


def tell(s: State, m: Move, viewer: int) -> Fact:
    if m.verb == "coin":
        seat = m.args[0]
        return tuple(m) if viewer in (seat, EVERYTHING) else (m.by, m.verb, (seat, None))
    if m.by == CHANCE:
        return (*m, (s.seat, *s.coins))
    return tuple(m)


def view(s: State, viewer: int) -> View:
    seats = range(len(s.coins))
    seen = [viewer in (seat, EVERYTHING) or bool(s.die) for seat in seats]
    coins = [coin if open_ or coin == NO_COIN else HIDDEN for coin, open_ in zip(s.coins, seen, strict=True)]
    return {
        "viewer": viewer,
        "phase": s.phase,
        "seat": s.seat,
        "coins": coins,
        "given": list(s.given),
        "die": s.die,
        "fragile": s.fragile,
        "winners": list(s.winners),
    }


def imagine(view: View, rng: random.Random) -> State:
    s = State(len(view["coins"]), view["fragile"])
    s.coins = [rng.choice(COINS) if coin == HIDDEN else coin for coin in view["coins"]]
    s.given = list(view["given"])
    s.phase, s.seat, s.die = view["phase"], view["seat"], view["die"]
    s.winners = tuple(view["winners"])
    return s
