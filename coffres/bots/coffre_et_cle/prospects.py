"""How likely each seat is to win, in the middle of a deal and between the deals of a series."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any

from coffres.bots.coffre_et_cle import habits
from coffres.games.coffre_et_cle.material import FALSE_KEY, FALSE_TREASURE, NEUTRAL, POINTS, THE_KEY, TREASURE

# How often a seat wins a deal of five players, by its role, and if it also knows what its role should know:
# what came out of some thousand deals of sensible players.
_BY_ROLE = {THE_KEY: 0.5, TREASURE: 0.6, FALSE_KEY: 0.48, NEUTRAL: 0.35, FALSE_TREASURE: 0.45}
_KNOWING = {THE_KEY: 0.55, TREASURE: 0.95, FALSE_KEY: 0.48, NEUTRAL: 0.5, FALSE_TREASURE: 0.9}
# How a seat usually scores in a deal: how often 0, 1, 2 and 3 points.
_USUAL = (0.69, 0.13, 0.1, 0.08)


def deal_chances(state: Any) -> list[float]:
    """How likely each seat is to win this deal, which is not over."""
    found, crowd = [], sqrt(5 / max(5, state.n))
    for seat in range(state.n):
        knows = habits.known(state, seat)
        false_key = knows.where[FALSE_KEY]
        sure = knows.role != FALSE_KEY and 0 <= false_key < state.n
        if knows.role in habits.HUNTERS:
            sure = (sure and state.options.designator_names) or 0 <= knows.where[THE_KEY] < state.n
        chance = (_KNOWING if sure else _BY_ROLE)[knows.role]
        found.append(chance if sure and knows.role in habits.HUNTERS else chance * crowd)
    return found


def series_chances(scores: Sequence[int], deals: int) -> list[float]:
    """How likely each seat is to have the most points after that many more deals; a tie is won by all."""
    return list(_series(tuple(scores), deals))


@lru_cache(4096)
def _series(scores: tuple[int, ...], deals: int) -> tuple[float, ...]:
    if not deals:
        best = max(scores)
        return tuple(float(points == best > 0) for points in scores)
    more = _points(deals)
    found = []
    for seat, points in enumerate(scores):
        chance = 0.0
        for gained, odds in enumerate(more):
            total = points + gained
            for other, theirs in enumerate(scores):
                if other != seat:
                    odds *= sum(more[: max(0, total - theirs + 1)])
            chance += odds * (total > 0)
        found.append(chance)
    return tuple(found)


@lru_cache
def _points(deals: int) -> tuple[float, ...]:
    """How likely it is to score 0, 1, 2... points in that many deals."""
    if not deals:
        return (1.0,)
    before = _points(deals - 1)
    found = [0.0] * (len(before) + len(_USUAL) - 1)
    for had, chance in enumerate(before):
        for gained, odds in enumerate(_USUAL):
            found[had + gained] += chance * odds
    return tuple(found)


def chances(state: Any) -> list[float]:
    """How likely each seat is to win the game."""
    options, scores = state.options, state.scores
    left = options.deals - 1 - state.deal
    if state.result:  # this deal is over, and its points are counted
        return series_chances(scores, left) if options.deals > 1 else [float(points > 0) for points in scores]
    winning = deal_chances(state)
    if options.deals == 1:
        return winning
    lost = series_chances(scores, left)
    found = []
    for seat, chance in enumerate(winning):
        won = [*scores]
        won[seat] += POINTS[state.role_of(seat)]
        found.append(chance * series_chances(won, left)[seat] + (1 - chance) * lost[seat])
    return found
