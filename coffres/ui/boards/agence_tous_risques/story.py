"""How the board shows the facts of the game: who walks where, and how fights end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from coffres.engine.contract import Fact

_PROWLING = 1  # the number of the card that moves a character without walking (AT-67)


class Trip(NamedTuple):
    """A character's way from one place to another; `steps` are the places it passes, including the last
    one."""

    who: int
    steps: Sequence[int]


def trips(facts: Sequence[Fact]) -> Iterator[Trip]:
    for fact in facts:
        verb, shown = fact[1], fact[3] if len(fact) > 3 else None
        if shown is None:
            continue
        if verb in ("advance", "escape") or (verb == "guard" and len(shown) > 1):
            yield _walk(shown)
        elif verb == "parry" and shown[-1] is not None:
            yield _walk(shown[-1])
        elif verb == "draw" and shown[2] is not None:
            card, _who, trip = shown
            yield Trip(trip[0], [trip[2]]) if card == _PROWLING else _walk(trip)


def decision(facts: Sequence[Fact]) -> tuple[int, int] | None:
    """The dice that ended a fight, or tied: first the active character's, then the foe's or the guard's."""
    for fact in facts:
        if fact[1] == "parry":
            _foe, die, _c, mine = fact[3][:4]
            return mine, die
        if fact[1] == "guard":
            red, blue = fact[2]
            return blue, red
    return None


def _walk(trip: Sequence[int]) -> Trip:
    who, start, end = trip[:3]
    way = 1 if end > start else -1
    return Trip(who, range(start + way, end + way, way) if end != start else [])
