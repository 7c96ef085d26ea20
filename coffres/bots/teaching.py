"""What a game teaches those who play it: one object a game, in the room named after it.

`coffres.bots.<key>` has a `TEACHING`; a game without such a room has no automata. What is here plays every
game badly but legally: at random.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, cast

from coffres.bots.levels import LEVELS, Level
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, TABLE, Ask, Fact, Game, Move, Options, View
from coffres.engine.sight import Sight


class Thinker(NamedTuple):
    """Who thinks: a seat of a table."""

    number: int
    seats: int
    options: Options
    level: Level
    seed: int

    def rng(self, *about: object) -> random.Random:
        """Numbers that are the same whenever this seat thinks about the same thing."""
        return random.Random(repr((self.seed, self.number, *about)))


class Said(NamedTuple):
    """A sentence for people, in French, and what fills its gaps. A gap that ends in `_seat` holds a seat."""

    sentence: str
    fields: Mapping[str, Any] = {}


class Teaching:
    """The defaults. A game's own teaching replaces what it knows better."""

    horizon = 40  # how many moves a playout has before its position is judged; 0: only until it is settled
    deepest = 12  # how many moves the search chooses itself: further down hardly any would be tried twice
    effort = 1.0  # by how much this game multiplies the iterations of a level
    curiosity = 0.7  # how much the search tries what it has tried little
    trust = 1.5  # how much the search believes `worth` before it has tried a move
    levels: Mapping[str, Level] = LEVELS  # how well each level plays; a game may set the numbers anew

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    # What a player knows

    def recall(self, sight: Sight, facts: Sequence[Fact], seat: Thinker) -> View:
        """The view as this player remembers it: in a game of memory, a weak player has forgotten some."""
        return sight.view

    def beliefs(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Any:
        """What the facts tell about what is hidden, for `world`: computed once before the search."""
        return None

    def world(self, view: View, beliefs: Any, rng: random.Random) -> Any:
        """A state in which all that this player remembers is true."""
        return self.game.imagine(view, rng)

    def care(self, asks: Sequence[Ask], seat: Thinker) -> float:
        """The part of its iterations that this question deserves. Only from what everybody knows: how long
        somebody thinks must tell nothing."""
        return 1.0

    # How it plays

    def obvious(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Move | None:
        """The move that needs no thought, such as the next step of a way already chosen. Never asked when the
        answer is secret: how long it takes would tell something."""
        return None

    def candidates(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        """The moves worth a thought; never empty."""
        return moves

    def shortlist(
        self, view: View, beliefs: Any, moves: list[Move], seat: Thinker, rng: random.Random
    ) -> Generator[None, None, list[Move]]:
        """Of its legal moves those that this player thinks about at all, by its level and all that it knows;
        never empty. Worked out once before the search; a few milliseconds pass between two yields."""
        yield from ()
        return moves

    def worth(self, state: Any, seat: int, moves: list[Move]) -> Sequence[float]:
        """How likely a sensible player is to make each move: numbers from 0 on, not all of them 0."""
        return [1.0] * len(moves)

    def pick(self, state: Any, seat: int, moves: list[Move], rng: random.Random) -> Move:
        """The move of a sensible player in a playout, drawn quickly."""
        if len(moves) == 1:
            return moves[0]
        worth = self.worth(state, seat, moves)
        point = rng.random() * sum(worth)
        for move, share in zip(moves, worth, strict=True):
            point -= share
            if point < 0:
                return move
        return moves[-1]

    def settled(self, state: Any) -> bool:
        """Whether a position can be judged by `chances`, or should be played on a little, at the end of a
        playout: the middle of a fight tells less than what comes of it."""
        return True

    def chances(self, state: Any, seats: int) -> Sequence[float]:
        """How likely each seat is to win, in a position that is not over."""
        return [1 / seats] * seats

    def rewards(self, winners: Sequence[int], seats: int) -> list[float]:
        """What the end of a game is worth to each seat: 1 for all who have won, 0 for the others."""
        return [float(seat in winners) for seat in range(seats)]

    def chair(self, state: Any, rng: random.Random) -> int:
        """Who answers next in a playout, if several are asked."""
        asks = self.game.asks(state)
        seat = next((ask.by for ask in asks if ask.by >= 0), None)
        if seat is not None:
            return seat
        return next((ask.by for ask in asks if ask.by in (CHANCE, TABLE)), asks[0].by)

    def others(self, state: Any, by: int, actor: RandomChance) -> Move:
        """The answer of a chair that is nobody's, in a playout."""
        return actor.answer(self.game, state, by)

    # What it says

    def reason(self, view: View, move: Move, seat: Thinker) -> Said | None:
        """Why this move is a good one, for people who have asked for advice."""
        return None

    def claim(self, view: View, facts: Sequence[Fact], seat: Thinker) -> Said | None:
        """What this player says when the table talks, true or not; None if it has nothing to say."""
        return None


@cache
def has_automata(key: str) -> bool:
    """Whether automata can play this game; found without importing anything of it."""
    return find_spec(f"{__package__}.{key}") is not None


@cache
def teaching(key: str) -> Teaching:
    return cast(Teaching, import_module(f"{__package__}.{key}").TEACHING)
