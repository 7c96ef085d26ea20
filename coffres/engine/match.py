"""A match: a session with its chance, the people who sit at it, whoever keeps it and whoever listens.

There is no other way to play. What is done is kept first: when the keeper fails, nothing has happened, and
the same can be tried again. Only then do the listeners hear of it, each what its viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from coffres.engine.actors import Actor
from coffres.engine.contract import CHANCE, TABLE, Ask, Fact, Game, Move, Options, Outcome, View
from coffres.engine.handoff import silent
from coffres.engine.refused import Refused
from coffres.engine.session import Session
from coffres.engine.sight import Sight, sight


class Keeper(Protocol):
    """Who makes sure that what happened is not lost. Each call is durable when it returns; one that raises
    Trouble has changed nothing."""

    frozen: bool  # nothing can be kept any more: the match can be looked at, not played on

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        """Moves that were played, each with the session's sum after it."""

    def take_back(self, who: int) -> None:
        """The last move, of `who`, was taken back."""

    def rename(self, seat: int, name: str) -> str:
        """Somebody took a seat over; their name as it is kept."""

    def close(self) -> None:
        """Nothing more will come. Closing twice is no fault."""


class Forgetful:
    """Keeps nothing: for a game that is played and forgotten."""

    frozen = False

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        """There is nothing to lose."""

    def take_back(self, who: int) -> None:
        """There is nothing to lose."""

    def rename(self, seat: int, name: str) -> str:
        return name

    def close(self) -> None:
        """There is nothing to give up."""


class Listener(Protocol):
    """Hears what its viewer is told, in order, from the beginning of the game on."""

    viewer: int

    def hear(self, facts: Sequence[Fact]) -> None:
        """What a decision brought about."""

    def unhear(self) -> None:
        """The last fact that was heard is true no longer: the move was taken back."""


class Match:
    """A game that is being played. Draws that no hand makes are played at once, with what led to them."""

    def __init__(self, session: Session, names: Iterable[str], chance: Actor, keeper: Keeper) -> None:
        """`session` may have been played before. Trouble where draws that are due cannot be kept."""
        self.session = session  # the whole world, secrets included: for tools and tests, not for the window
        self._names = list(names)
        self._chance = chance
        self.keeper = keeper
        self._listeners: list[Listener] = []
        if not keeper.frozen:
            self._play(None)

    # What everybody may know

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def seats(self) -> int:
        return self.session.seats

    @property
    def options(self) -> Options:
        return self.session.options

    @property
    def names(self) -> list[str]:
        """Who sits where now."""
        return list(self._names)

    @property
    def length(self) -> int:
        """How many moves have been played."""
        return len(self.session.moves)

    def last_by(self) -> int:
        """Whose the last move was; TABLE's before the first."""
        return self.session.moves[-1].by if self.session.moves else TABLE

    def asks(self) -> tuple[Ask, ...]:
        return self.session.asks()

    def outcome(self) -> Outcome | None:
        return self.session.outcome()

    def interrupts(self) -> list[Move]:
        """What the people may decide unasked."""
        return self.game.interrupts(self.session.state)

    def why_not(self, move: Move) -> str | None:
        """The clause against a move; None for one that may be played."""
        return self.game.check(self.session.state, move)

    # What one of them may know

    def sight(self, viewer: int) -> Sight:
        return sight(self.session, viewer, lambda: self.session.facts(viewer))

    def view(self, viewer: int) -> View:
        return self.session.view(viewer)

    def legal(self, by: int) -> list[Move]:
        return self.session.legal(by)

    def facts(self, viewer: int = TABLE) -> list[Fact]:
        """All that `viewer` was told, a fact a move."""
        return self.session.facts(viewer)

    # What is done

    def play(self, move: Move) -> list[Fact]:
        """Plays a move and the silent draws it leads to; what the table is told of each. Refused for a move
        against the rules, Trouble where it cannot be kept: then nothing has happened."""
        return self._play(move)

    def roll(self) -> list[Fact]:
        """Lets chance answer for the hand that rolls."""
        return self._play(self._chance.answer(self.game, self.session.state, CHANCE))

    def _play(self, move: Move | None) -> list[Fact]:
        session, start = self.session, self.length
        heard: dict[int, list[Fact]] = {listener.viewer: [] for listener in self._listeners}
        try:
            if move is not None:
                session.play(move, heard)
            while len(asks := session.asks()) == 1 and silent(asks[0]):
                session.play(self._chance.answer(self.game, session.state, CHANCE), heard)
            if self.length > start:
                self.keeper.keep(session.moves[start:], session.sums[start:])
        except BaseException as error:
            if self.length > start or not isinstance(error, Refused):
                session.rewind(start)
            raise
        if self.length > start:
            for listener in self._listeners:
                listener.hear(heard[listener.viewer])
        return session.told[start:]

    def undo(self, who: int) -> Move:
        """Takes back the last move, of `who`; Trouble, saying why, where the floor is reached."""
        undone = self.session.undo(who)
        try:
            self.keeper.take_back(who)
        except BaseException:
            self.session.play(undone)
            raise
        for listener in self._listeners:
            listener.unhear()
        return undone

    def rename(self, seat: int, name: str) -> None:
        """Somebody takes a seat over, with its secrets."""
        if seat not in range(self.seats):
            raise IndexError(seat)
        self._names[seat] = self.keeper.rename(seat, name)

    def listen(self, listener: Listener) -> None:
        """From now on it hears everything, and first all that has been told before."""
        if facts := self.facts(listener.viewer):
            listener.hear(facts)
        self._listeners.append(listener)

    def close(self) -> None:
        """The game is put away; whoever kept it lets others open it."""
        self.keeper.close()
