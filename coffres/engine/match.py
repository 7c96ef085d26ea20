"""A match: a session with its chance, its players, a keeper who saves it, and listeners.

There is no other way to play. What is done is saved first: if the keeper fails, nothing has happened, and it
can be tried again. Only then the listeners are told, each what its viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from coffres.engine.actors import Actor
from coffres.engine.contract import CHANCE, TABLE, Ask, Chapter, Fact, Game, Move, Options, Outcome, View
from coffres.engine.handoff import silent
from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE, people_of
from coffres.engine.reel import Reel
from coffres.engine.refused import Refused
from coffres.engine.session import NO_EARS, Session
from coffres.engine.sight import Sight, sight


class Keeper(Protocol):
    """Saves what happened. When a call returns, it is safely saved; a call that raises Trouble has changed
    nothing."""

    frozen: bool  # whether nothing more can be saved: the match can be looked at, but not played on

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        """Saves moves that were played; `sums` has the session's sum after each of them."""

    def take_back(self, who: int) -> None:
        """Saves that the last move, made by `who`, was taken back."""

    def sit(self, seat: int, name: str, level: str, person: str) -> str:
        """Saves that somebody with this id, or an automaton of this level, took a seat over. Returns the
        name as it is kept."""

    def close(self) -> None:
        """Ends the saving. Closing twice does nothing."""


class Forgetful:
    """A keeper that saves nothing, for games that nobody wants to keep."""

    frozen = False

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        """Does nothing."""

    def take_back(self, who: int) -> None:
        """Does nothing."""

    def sit(self, seat: int, name: str, level: str, person: str) -> str:
        return name

    def close(self) -> None:
        """Does nothing."""


class Listener(Protocol):
    """Hears what its viewer is told, in order, from the beginning of the game."""

    viewer: int

    def hear(self, facts: Sequence[Fact]) -> None:
        """The facts of one decision."""

    def unhear(self) -> None:
        """The last fact does not count any more: its move was taken back."""


class Match:
    """A game that is being played. Silent draws are made at once, together with the move that leads to
    them."""

    def __init__(
        self,
        session: Session,
        names: Iterable[str],
        chance: Actor,
        keeper: Keeper,
        levels: Sequence[str] = (),
        people: Sequence[str] = (),
    ) -> None:
        """`session` may have been played already. `levels`: those of automata; without them all are people.
        `people`: their ids, for those whom the tablet knows.
        Raises Trouble if draws that are due cannot be saved."""
        self.session = session  # the whole state, secrets included: for tools and tests, not for the window
        self._names = list(names)
        self._levels = list(levels) or [PERSON] * session.seats
        self._people = list(people_of(people, session.seats))
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
        """The present names of the players, by seat."""
        return list(self._names)

    @property
    def levels(self) -> list[str]:
        """For each seat the level of the automaton that plays it now, or PERSON."""
        return list(self._levels)

    @property
    def people(self) -> list[str]:
        """For each seat the id of whoever plays it now, or NO_ONE."""
        return list(self._people)

    @property
    def length(self) -> int:
        """The number of moves played."""
        return len(self.session.moves)

    def last_by(self) -> int:
        """Who made the last move; TABLE before the first one."""
        return self.session.moves[-1].by if self.session.moves else TABLE

    def asks(self) -> tuple[Ask, ...]:
        return self.session.asks()

    def outcome(self) -> Outcome | None:
        return self.session.outcome()

    def chapter(self) -> Chapter:
        """The part of the game that the position belongs to."""
        return self.game.chapter(self.session.state)

    def interrupts(self) -> list[Move]:
        """The moves that the people may make without being asked."""
        return self.game.interrupts(self.session.state)

    def why_not(self, move: Move) -> str | None:
        """The id of the clause that refuses a move; None if it may be played."""
        return self.game.check(self.session.state, move)

    # What one viewer may know

    def sight(self, viewer: int) -> Sight:
        return sight(self.session, viewer, lambda: self.session.facts(viewer))

    def view(self, viewer: int) -> View:
        return self.session.view(viewer)

    def legal(self, by: int) -> list[Move]:
        return self.session.legal(by)

    def facts(self, viewer: int = TABLE) -> list[Fact]:
        """All that `viewer` was told, one fact a move."""
        return self.session.facts(viewer)

    # Actions

    def reel(self) -> Reel:
        """All that was played until now, to be looked at again."""
        return Reel(self.game, self.seats, self.session.moves, self.options)

    def play(self, move: Move) -> list[Fact]:
        """Plays a move and the silent draws after it. Returns what the table is told of each. Raises Refused
        if the move is illegal, Trouble if it cannot be saved; then nothing has happened."""
        return self._play(move)

    def roll(self) -> list[Fact]:
        """Lets chance answer for the player who rolls."""
        return self._play(self._chance.answer(self.game, self.session.state, CHANCE))

    def _play(self, move: Move | None) -> list[Fact]:
        session, moves = self.session, self.session.moves
        start = len(moves)
        heard = {listener.viewer: [] for listener in self._listeners} if self._listeners else NO_EARS
        try:
            if move is not None:
                session.play(move, heard)
            while len(asks := session.asks()) == 1 and silent(asks[0]):
                session.play(self._chance.answer(self.game, session.state, CHANCE), heard)
            if len(moves) > start:
                self.keeper.keep(moves[start:], session.sums[start:])
        except BaseException as error:
            if len(moves) > start or not isinstance(error, Refused):
                session.rewind(start)
            raise
        if len(moves) > start:
            for listener in self._listeners:
                listener.hear(heard[listener.viewer])
        return session.told[start:]

    def undo(self, who: int) -> Move:
        """Takes back the last move, made by `who`. Raises Trouble, which says why, if it may not be taken
        back."""
        undone = self.session.undo(who)
        try:
            self.keeper.take_back(who)
        except BaseException:
            self.session.play(undone)
            raise
        for listener in self._listeners:
            listener.unhear()
        return undone

    def sit(self, seat: int, name: str, level: str = PERSON, person: str = NO_ONE) -> None:
        """Somebody with this id, or an automaton, takes a seat over, with its secrets."""
        if seat not in range(self.seats):
            raise IndexError(seat)
        self._names[seat] = self.keeper.sit(seat, name, level, person)
        self._levels[seat], self._people[seat] = level, person

    def listen(self, listener: Listener) -> None:
        """From now on this listener hears everything; first all that has been told already."""
        if facts := self.facts(listener.viewer):
            listener.hear(facts)
        self._listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        """This listener hears nothing more."""
        self._listeners.remove(listener)

    def close(self) -> None:
        """The game is put away, so that others can open it."""
        self.keeper.close()
