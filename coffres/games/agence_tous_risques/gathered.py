"""What the story of a game tells in one sentence, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact
from coffres.engine.words import Names, Translate


def bond(facts: Sequence[Fact], at: int) -> object:
    """A card that is discarded, and the one that is drawn for it."""
    verb = facts[at][1]
    if verb == "discard":
        return at
    return at - 1 if verb == "draw" and at and facts[at - 1][1:2] == ("discard",) else None


def together(facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
    from coffres.games.agence_tous_risques.words import discarded  # which asks for this module

    by, _verb, (card,) = facts[ats[0]][:3]
    return discarded(card, names[by], _)


def untold(facts: Sequence[Fact], at: int) -> bool:
    """That somebody plays no card."""
    return bool(facts[at][1] == "waive")
