"""How likely each seat is to be the first to know the combination: a race of looks at gears.

On each turn a seat opens a door, and so looks at a gear, with about the same odds; the seat whose turn is
next has odds of its own, because everybody sees what lies ready for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from coffres.bots.casse_du_siecle.openings import outlook
from coffres.games.casse_du_siecle.material import SAFE

_TURNS = 48  # after so many turns nearly everybody has finished
_RATE = 0.48  # how likely a seat is to open a door on a turn of which nothing is known yet
_BEANS = 6.0  # tokens: with a lead of so many, a match is three to one


def gears_in_all(options: Any) -> int:
    return int(options.combination_max) if options.long_combination else SAFE


def looks_left(s: Any, seat: int) -> int:
    """How many looks at gears a seat still needs: all covers lie before anybody wins."""
    left: int = gears_in_all(s.options) - s.seen[seat].bit_count()
    return max(0, left)


@cache
def _finished(looks: int) -> tuple[float, ...]:
    """For each turn: how likely a seat that needs so many looks has had them by then."""
    at = [1.0] + [0.0] * looks
    found = [float(looks == 0)]
    for _turn in range(_TURNS):
        for had in range(looks, 0, -1):
            at[had] += at[had - 1] * _RATE if had == looks else at[had - 1] * _RATE - at[had] * _RATE
        at[0] *= 1 - _RATE
        found.append(at[looks])
    return tuple(found)


@cache
def race(looks: tuple[int, ...]) -> tuple[float, ...]:
    """How likely each seat is to be first; the seats in the order of their turns."""
    if 0 in looks:
        return tuple(float(seat == looks.index(0)) for seat in range(len(looks)))
    ends = [_finished(left) for left in looks]
    chances = []
    for seat, mine in enumerate(ends):
        chance = 0.0
        for turn in range(1, _TURNS + 1):
            share = mine[turn] - mine[turn - 1]
            for other, theirs in enumerate(ends):
                if other != seat:
                    share *= 1 - theirs[turn if other < seat else turn - 1]
            chance += share
        chances.append(chance)
    whole = sum(chances)
    return tuple(chance / whole for chance in chances)


def game_chances(s: Any) -> list[float]:
    """How likely each seat is to open the safe of this game."""
    n = s.n
    looks = [looks_left(s, seat) for seat in range(n)]
    if s.phase == "look":
        looks[s.looker] = max(0, looks[s.looker] - 1)
    mover = s.seat if s.phase in ("take", "starter") else (s.seat + 1) % n
    mover = max(mover, 0)
    order = [(mover + turn) % n for turn in range(n)]
    later = tuple(looks[seat] for seat in (*order[1:], mover))
    if not looks[mover]:
        return [float(seat == mover) for seat in range(n)]
    opened = race((*later[:-1], looks[mover] - 1))
    if looks[mover] == 1:
        opened = (*([0.0] * (n - 1)), 1.0)
    ready = outlook(s, mover)
    closed = race(later)
    found = [0.0] * n
    for place, seat in enumerate((*order[1:], mover)):
        found[seat] = ready * opened[place] + (1 - ready) * closed[place]
    return found


def chances(s: Any, seats: int) -> Sequence[float]:
    """How likely each seat is to win the game, or the match where tokens decide."""
    first = game_chances(s)
    if s.options.stakes == "none":
        return first
    return _by_tokens(s, first)


def _by_tokens(s: Any, first: Sequence[float]) -> list[float]:
    """Tokens decide: those in hand, and the share of the pots that a seat can expect."""
    games = s.n if s.options.match else 1
    rest = games - s.game - 1
    pot = s.safe_pot + (6 if s.options.stakes in ("safe", "both") else 0)
    pot += s.door_pot / 2
    expected = [
        tokens + pot * chance + safes for tokens, chance, safes in zip(s.tokens, first, s.safes, strict=True)
    ]
    best = max(expected)
    weights = [3.0 ** ((value - best) / (_BEANS + 3 * rest)) for value in expected]
    whole = sum(weights)
    return [weight / whole for weight in weights]
