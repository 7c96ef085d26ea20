"""What the story of a game tells in one sentence, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact, Move
from coffres.engine.words import Names, Translate
from coffres.games.agence_tous_risques.characters import called


def bond(facts: Sequence[Fact], at: int) -> object:
    """A card that is played or discarded, and the one that is drawn for it."""
    verb = facts[at][1]
    if verb in ("play", "discard"):
        return at
    return at - 1 if verb == "draw" and at and facts[at - 1][1:2] in (("play",), ("discard",)) else None


def together(facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
    from coffres.games.agence_tous_risques import words  # which asks for this module

    by, verb, args = facts[ats[0]][:3]
    if verb == "play":
        return words.played(Move(by, verb, args), facts[ats[-1]][3], called(facts, names, _), _)
    return words.discarded(args[0], names[by], _)


def untold(facts: Sequence[Fact], at: int) -> bool:
    """That somebody plays no card; and what the dice say next: that somebody fights."""
    return facts[at][1] in ("waive", "face_guard", "fight_holder")
