"""Session: the only object that changes a state. It checks moves, tells facts, applies, sums up and takes
back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple
from zlib import crc32

from coffres.engine.contract import (
    CHANCE,
    CLOCK,
    NO_OPTIONS,
    TABLE,
    Ask,
    Fact,
    Game,
    Move,
    Options,
    Outcome,
    View,
    reveals,
)
from coffres.engine.options import settle
from coffres.engine.refused import Refused
from coffres.engine.trouble import N_, Trouble


class Floor(NamedTuple):
    """How far undo reaches: moves from number `at` on may be taken back; `why` says what forbids going
    further."""

    at: int
    why: str  # a key of FLOORS


FLOORS = {
    "start": N_("La partie commence ici."),
    "chance": N_("Le hasard a parlé : on ne revient pas sur un tirage."),
    "clock": N_("Le temps est passé : on ne revient pas avant le sablier."),
    "table": N_("La table a décidé : on ne revient pas là-dessus."),
    "other": N_("Le coup d'avant est celui de quelqu'un d'autre."),
    "told": N_("Quelque chose a été montré : on ne peut plus l'ignorer."),
    "said": N_("C'est dit tout haut : on ne revient pas là-dessus."),
}
NO_EARS: Mapping[int, list[Fact]] = MappingProxyType({})
_CHAIRS = {CHANCE: "chance", CLOCK: "clock", TABLE: "table"}


class Session:
    """A game under way."""

    def __init__(self, game: Game[Any], seats: int, options: Options = NO_OPTIONS) -> None:
        self.game = game
        self.seats = seats
        self.options = settle(game, seats, options)
        self.state = game.start(seats, self.options)
        self.moves: list[Move] = []
        self.told: list[Fact] = []  # the facts of TABLE, one a move
        self.sums: list[int] = []  # `sum` after each move
        self._asks: tuple[Ask, ...] | None = None
        self._legal: dict[int, list[Move]] = {}
        # Undo never goes back further than this: the start of the last run of moves by one seat.
        self._run_start = 0
        self._run_by = CHANCE
        self._run_state: Any = None

    def asks(self) -> tuple[Ask, ...]:
        if self._asks is None:
            self._asks = self.game.asks(self.state)
        return self._asks

    def legal(self, by: int) -> list[Move]:
        moves = self._legal.get(by)
        if moves is None:
            moves = self._legal[by] = self.game.legal(self.state, by)
        return moves

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def sum(self) -> int:
        """A checksum over all that TABLE was told. Equal sums mean the same public game."""
        return self.sums[-1] if self.sums else 0

    def play(self, move: Move, ears: Mapping[int, list[Fact]] = NO_EARS) -> Fact:
        """Plays a move and returns what TABLE is told. Raises Refused, and changes nothing, if the move is
        illegal.

        `ears` has a list for each viewer who listens: the fact for that viewer is added to it.
        """
        legal = self.legal(move.by)
        try:
            # the game's own move object: a move from a file may have True for 1
            move = legal[legal.index(move)]
        except ValueError:
            clause = self.game.check(self.state, move)
            if clause is not None:
                raise Refused(move, clause) from None
        fact = self.game.tell(self.state, move, TABLE)
        if ears:
            for viewer, heard in ears.items():
                heard.append(self.game.tell(self.state, move, viewer))
        if move.by < 0 or move.by != self._run_by:
            self._run_by = move.by
            self._run_start = len(self.moves)
            self._run_state = self.state.clone() if move.by >= 0 else None
        self._step(move, fact)
        return fact

    def _step(self, move: Move, fact: Fact) -> None:
        self.game.apply(self.state, move)
        # ascii() and not repr(): versions of Python differ in what they count as printable.
        self.sums.append(crc32(ascii(fact).encode(), self.sum) & 0xFFFF)
        self.told.append(fact)
        self.moves.append(move)
        self.look_again()

    def look_again(self) -> None:
        """The position is another one: what was worked out for the one before is forgotten."""
        self._asks = None
        self._legal = {}

    def facts(self, viewer: int = TABLE) -> list[Fact]:
        """All that `viewer` was told, one fact a move. For this the game is played again with that viewer."""
        if viewer == TABLE:
            return list(self.told)
        state = self.game.start(self.seats, self.options)
        told = []
        for move in self.moves:
            told.append(self.game.tell(state, move, viewer))
            self.game.apply(state, move)
        return told

    def undo_floor(self, who: int) -> Floor:
        """How far `who` may take moves back, and why not further."""
        if not self.moves:
            return Floor(0, "start")
        last = self.moves[-1].by
        if last < 0:
            return Floor(len(self.moves), _CHAIRS[last])
        if last != who:
            return Floor(len(self.moves), "other")
        floor = Floor(self._run_start, self._before_run())
        state = self._run_state.clone()
        for index in range(self._run_start, len(self.moves)):
            move = self.moves[index]
            if any(reveals(self.game.tell(state, move, viewer)) for viewer in range(TABLE, self.seats)):
                floor = Floor(index + 1, "told")
            elif move.verb in self.game.said_aloud:
                floor = Floor(index + 1, "said")
            self.game.apply(state, move)
        return floor

    def _before_run(self) -> str:
        if not self._run_start:
            return "start"
        return _CHAIRS.get(self.moves[self._run_start - 1].by, "other")

    def undo(self, who: int) -> Move:
        """Takes back the last move, made by `who`. Raises Trouble, which says why, if it may not be taken
        back."""
        floor = self.undo_floor(who)
        if floor.at >= len(self.moves):
            raise Trouble(FLOORS[floor.why])
        undone = self.moves.pop()
        self.told.pop()
        self.sums.pop()
        state = self._run_state.clone()
        for move in self.moves[self._run_start :]:
            self.game.apply(state, move)
        self.state = state
        self.look_again()
        if len(self.moves) == self._run_start:
            self._restart_run()
        return undone

    def rewind(self, length: int) -> None:
        """Forgets all but the first `length` moves, because the others could not be saved. Ignores the limit
        of undo."""
        del self.moves[length:], self.told[length:], self.sums[length:]
        self.state = self._state_at(length)
        self.look_again()
        self._restart_run()

    def _restart_run(self) -> None:
        """Moves were removed at the end: finds the run of moves that is now the last one."""
        self._run_by = CHANCE
        start = len(self.moves)
        if start and self.moves[start - 1].by >= 0:
            self._run_by = self.moves[start - 1].by
            while start and self.moves[start - 1].by == self._run_by:
                start -= 1
            self._run_state = self._state_at(start)
        self._run_start = start

    def _state_at(self, length: int) -> Any:
        """The state after the first `length` moves."""
        state = self.game.start(self.seats, self.options)
        for move in self.moves[:length]:
            self.game.apply(state, move)
        return state
