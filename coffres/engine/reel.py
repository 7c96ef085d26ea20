"""A reel: a game that was played, to be looked at again: any position, as any viewer saw it.

Some positions are kept as checkpoints, so that any position of the longest game is found within a frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from coffres.engine.contract import NO_OPTIONS, TABLE, Ask, Chapter, Fact, Game, Move, Options, Outcome, View
from coffres.engine.handoff import silent
from coffres.engine.options import settle
from coffres.engine.sight import Sight, Snapshot, sight

_STRIDE = 100  # number of moves between two checkpoints


class Opening(NamedTuple):
    """Where a chapter begins."""

    at: int  # the number of moves played before it
    chapter: Chapter


class Still:
    """One position of a reel. It answers as a match does that is in this position."""

    def __init__(self, reel: Reel, index: int, position: Snapshot) -> None:
        self._reel = reel
        self.index = index
        self.position = position

    @property
    def game(self) -> Game[Any]:
        return self._reel.game

    @property
    def options(self) -> Options:
        return self._reel.options

    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks()

    def legal(self, by: int) -> list[Move]:
        return self.position.legal(by)

    def view(self, viewer: int) -> View:
        return self.position.view(viewer)

    def sight(self, viewer: int) -> Sight:
        return sight(self.position, viewer, lambda: self.facts(viewer))

    def facts(self, viewer: int = TABLE) -> list[Fact]:
        """All that `viewer` had been told until then, one fact a move."""
        return self._reel.facts(viewer, 0, self.index)

    def why_not(self, move: Move) -> str | None:
        """The id of the clause that refuses a move; None if it could have been played."""
        return self.game.check(self.position.state, move)


class Reel:
    """The moves of a game and all its positions: 0 is before the first move, `length` after the last."""

    def __init__(
        self, game: Game[Any], seats: int, moves: Sequence[Move], options: Options = NO_OPTIONS
    ) -> None:
        """The moves are not checked: they were legal when they were played."""
        self.game = game
        self.seats = seats
        self.options = settle(game, seats, options)
        self.moves = tuple(moves)
        self._marks: list[Any] = []  # checkpoints: number n is the state after n * _STRIDE moves
        self.openings: list[Opening] = []
        # the positions that people have seen: in all others a card was due that nobody waited for
        self.stops: list[int] = []
        state = game.start(seats, self.options)
        for index in range(self.length + 1):
            self._note_chapter(index, state)
            if not any(map(silent, game.asks(state))) or index == self.length:
                self.stops.append(index)
            if index % _STRIDE == 0:
                self._marks.append(state.clone())
            if index < self.length:
                game.apply(state, self.moves[index])
        self._outcome = game.outcome(state)

    def _note_chapter(self, index: int, state: Any) -> None:
        chapter = self.game.chapter(state)
        if not self.openings or chapter != self.openings[-1].chapter:
            self.openings.append(Opening(index, chapter))

    @property
    def length(self) -> int:
        """The number of moves."""
        return len(self.moves)

    def outcome(self) -> Outcome | None:
        """How the game ended; None if it was left before its end."""
        return self._outcome

    def at(self, index: int, viewer: int) -> Sight:
        """The position after `index` moves, as this viewer saw it. Raises IndexError if there is none."""
        return self.still(index).sight(viewer)

    def still(self, index: int) -> Still:
        """The position after `index` moves, for any viewer. Raises IndexError if there is none."""
        return Still(self, index, Snapshot(self.game, self._state(index)))

    def facts(self, viewer: int, start: int = 0, end: int | None = None) -> list[Fact]:
        """What a viewer was told of the moves from `start` up to but not including `end`, one fact a move."""
        end = self.length if end is None else end
        state = self._state(start)
        told = []
        for move in self.moves[start:end]:
            told.append(self.game.tell(state, move, viewer))
            self.game.apply(state, move)
        return told

    def _state(self, index: int) -> Any:
        if not 0 <= index <= self.length:
            raise IndexError(index)
        mark = index // _STRIDE
        state = self._marks[mark].clone()
        for move in self.moves[mark * _STRIDE : index]:
            self.game.apply(state, move)
        return state
