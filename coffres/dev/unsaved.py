"""A game that is played and forgotten: what SavedGame offers, without a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from coffres.dev.command import Table
from coffres.engine.actors import Actor, draw_silently
from coffres.engine.contract import Fact, Move
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble


class Game(Protocol):
    """What a table plays on, kept or not."""

    session: Session
    names: list[str]
    notes: list[Trouble]

    def play(self, move: Move) -> list[Fact]: ...

    def undo(self, who: int) -> Move: ...

    def close(self) -> None: ...


class Unsaved:
    def __init__(self, table: Table, names: Sequence[str], chance: Actor) -> None:
        self.session = Session(table.game, table.seats, table.options)
        self.names = list(names)
        self.notes: list[Trouble] = []
        self._chance = chance
        draw_silently(self.session, chance)

    def play(self, move: Move) -> list[Fact]:
        start = len(self.session.moves)
        self.session.play(move)
        draw_silently(self.session, self._chance)
        return self.session.told[start:]

    def undo(self, who: int) -> Move:
        return self.session.undo(who)

    def close(self) -> None:
        """There is nothing to give up."""
