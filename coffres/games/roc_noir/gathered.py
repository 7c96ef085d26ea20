"""Several facts of a turn in one sentence: the steps of one knight, the portraits that it gets."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact
from coffres.engine.words import Names, Translate
from coffres.games.roc_noir.material import ROOMS


def bond(facts: Sequence[Fact], at: int) -> object:
    verb, args = facts[at][1:3]
    if verb == "step" and args[0] < ROOMS:
        return (verb, facts[at][0], facts[at][3][0])
    return (verb, *facts[at][3]) if verb == "draw" else None


def together(facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
    from coffres.games.roc_noir.words import drawn, walked  # which asks for this module

    told = [facts[at] for at in ats]
    return walked(told, names, _) if told[0][1] == "step" else drawn(told, names, _)
