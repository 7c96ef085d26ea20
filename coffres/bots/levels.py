"""How well each level plays. A weaker one is weaker as people are: it forgets, it looks less far, it
misjudges odds."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE


class Level(NamedTuple):
    key: str
    iterations: int  # worlds imagined for one decision, before a game's `effort`
    ahead: float  # the part of a game's horizon that it looks ahead
    misjudging: float  # how far it is usually off when it compares chances of winning
    carelessness: float  # it never takes a move whose chances it sees to be worse than the best by more
    memory: float  # how many rounds pass until half of what it saw once is forgotten; 0: forgets nothing


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.key: level
        for level in (
            Level(APPRENTI, 60, 0.25, 0.12, 0.25, 2),
            Level(COMPAGNON, 240, 0.6, 0.04, 0.1, 6),
            Level(MAITRE, 1000, 1.0, 0.0, 0.0, 0),
        )
    }
)
