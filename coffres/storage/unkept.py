"""A game that nobody keeps: nothing of it is written anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.actors import Actor
from coffres.engine.contract import Options
from coffres.engine.match import Forgetful, Match
from coffres.engine.registry import find
from coffres.engine.session import Session


class UnkeptGame:
    """Stands where a SavedGame would."""

    key = ""
    frozen = True  # it goes to no shelf when it is over
    advice = False

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        chance: Actor,
        levels: Sequence[str],
        seed: int,
        people: Sequence[str] = (),
    ) -> None:
        session = Session(find(game), len(names), options)
        self.match = Match(session, names, chance, Forgetful(), levels, people)
        self.seed = seed

    def close(self) -> None:
        """There is nothing to close."""
