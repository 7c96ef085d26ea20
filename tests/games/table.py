"""A table for tests of rules: people and chance answer as the test says, everything else is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, CLOCK, NO_OPTIONS, TABLE, Ask, Fact, Move, Options
from coffres.engine.refused import Refused
from coffres.engine.registry import GAMES
from coffres.engine.session import Session


class Table:
    """A game under way, driven move by move."""

    def __init__(self, key: str, seats: int, options: Options = NO_OPTIONS) -> None:
        self.session = Session(GAMES[key], seats, options)
        self.game = self.session.game
        self._told: dict[int, Fact] = {}

    @classmethod
    def over(cls, session: Session) -> Table:
        """A table for a session that somebody else has begun, such as the window's."""
        table = cls.__new__(cls)
        table.session = session
        table.game = session.game
        table._told = {}
        return table

    @property
    def state(self) -> Any:
        return self.session.state

    def arrange(self, **fields: Any) -> Table:
        """Puts the position right by hand, where playing up to it would hide what the test is about."""
        for name, value in fields.items():
            setattr(self.state, name, value)
        self.session.look_again()
        return self

    def play(self, by: int, verb: str, *args: Any) -> Fact:
        move = Move(by, verb, args)
        if self.game.check(self.state, move) is None:
            viewers = range(TABLE, self.session.seats)
            self._told = {viewer: self.game.tell(self.state, move, viewer) for viewer in viewers}
        return self.session.play(move)

    def chance(self, verb: str, *args: Any) -> Fact:
        return self.play(CHANCE, verb, *args)

    def table(self, verb: str, *args: Any) -> Fact:
        return self.play(TABLE, verb, *args)

    def clock(self, verb: str, *args: Any) -> Fact:
        return self.play(CLOCK, verb, *args)

    def refused(self, by: int, verb: str, *args: Any) -> str:
        """The clause that refuses this move."""
        with pytest.raises(Refused) as refusal:
            self.play(by, verb, *args)
        return refusal.value.clause

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what, in the game's order."""
        return [(ask.by, ask.prompt) for ask in self.session.asks()]

    def ask(self) -> Ask:
        """The first thing that is waited for."""
        return self.session.asks()[0]

    def choices(self, by: int) -> set[tuple[Any, ...]]:
        """What `by` may do: (verb, *args) of each legal move."""
        return {(move.verb, *move.args) for move in self.session.legal(by)}

    def told(self, viewer: int) -> Fact:
        """What the last move told this viewer."""
        return self._told[viewer]

    def view(self, viewer: int) -> dict[str, Any]:
        return self.session.view(viewer)

    def at_random(self, seed: int, moves: int = 100_000) -> Table:
        """Plays on at random, to the end or for so many moves."""
        rng = random.Random(seed)
        actor = RandomChance(rng)
        while moves and self.session.asks():
            self.session.play(random_move(self.game, self.state, actor, rng))
            moves -= 1
        return self
