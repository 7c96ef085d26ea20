"""How likely each bunch opens a door, as players of each level see it.

The best ones imagine worlds in which everything is as it can be. A Compagnon takes all keys that it does not
remember for equally likely, whoever has put them back. Who is new to the game would rather place a key that
it remembers than hope for one that it does not, and is shy of bunches that it does not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from coffres.bots.casse_du_siecle.codes import LOW
from coffres.bots.casse_du_siecle.openings import hopes, needs, prospects, remembered
from coffres.bots.teaching import Thinker
from coffres.engine.levels import APPRENTI, COMPAGNON
from coffres.games.casse_du_siecle.material import PLACES

_WORLDS = 60  # imagined by those who compare bunches well
_KNOWN = 0.9  # odds of a bunch that is known to open a door: nobody misses that


class Eye(NamedTuple):
    """How a level misjudges bunches."""

    sure: float  # the odds that a key which it remembers, and which fits, seems to be worth
    sure_of_many: float  # the same where a key fits many locks
    off: float  # how far it is usually off with the odds of a bunch
    shy: float  # how much it dislikes each key of a bunch that it does not know


_EYES = {APPRENTI: Eye(1.5, 0.1, 0.15, 0.03), COMPAGNON: Eye(0.22, 0.06, 0.08, 0.0)}

Odds = Generator[None, None, list[float]]


def odds(world: Callable[[], Any], seat: Thinker, rng: random.Random) -> Odds:
    """For each place: the odds that this player sees in its bunch."""
    eye = _EYES.get(seat.level.key)
    if eye is not None:
        return (yield from _misjudged(world(), seat.number, eye, rng))
    found = [0.0] * PLACES
    for _world in range(_WORLDS):
        for place, hope in enumerate(hopes(world(), seat.number)):
            found[place] += hope / _WORLDS
        yield
    return found


def _misjudged(s: Any, seat: int, eye: Eye, rng: random.Random) -> Odds:
    yield
    found = prospects(s, seat, alike=True)
    if max(found) >= _KNOWN:
        return found
    useful = 0
    for lay in needs(s, seat):
        useful |= lay
    sure = eye.sure_of_many if s.options.master_codes else eye.sure
    for place in range(PLACES):
        known, strange = remembered(s, seat, place)
        found[place] += sure * (known & useful & LOW).bit_count() - eye.shy * strange
        found[place] += rng.gauss(0, eye.off)
    return [max(0.0, share) for share in found]
