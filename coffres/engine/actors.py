"""Who answers for chance and, in simulations, for everybody. People answer through the screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Any, Protocol

from coffres.engine.contract import CHANCE, TABLE, Game, Move
from coffres.engine.trouble import N_, Trouble


class Actor(Protocol):
    def answer(self, game: Game[Any], state: Any, by: int) -> Move: ...


class RandomChance:
    """Answers at random with the game's odds: for CHANCE and, in simulations, for every player too."""

    def __init__(self, rng: random.Random) -> None:
        self.random = rng.random  # the next number from 0 to 1, for whoever draws more quickly

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        moves = game.legal(state, by)
        if by not in (CHANCE, TABLE):
            return moves[int(self.random() * len(moves))]
        sums = list(accumulate(game.weights(state, by)))
        point = self.random() * sums[-1]
        return next(move for move, up_to in zip(moves, sums, strict=True) if point < up_to)


class AttentiveChance:
    """Chance that remembers what the table has heard: of the cards that are read out, it draws one that was
    not heard for the longest time. All else is drawn with the game's odds."""

    def __init__(
        self,
        rng: random.Random,
        last: Callable[[str, str], int],
        hear: Callable[[str, str], None],
    ) -> None:
        """`last(game, card)` gives the number of the sitting in which a card was last heard; `hear` notes
        that it is heard now."""
        self._rng = rng
        self._by_the_odds = RandomChance(rng)
        self._last = last
        self._hear = hear

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        cards = game.legal(state, by) if by == CHANCE and game.reads_out else []
        if not cards or cards[0].verb != game.reads_out:
            return self._by_the_odds.answer(game, state, by)
        heard = {move: self._last(game.key, str(move.args[0])) for move in cards}
        longest_ago = min(heard.values())
        move = self._rng.choice([move for move in cards if heard[move] == longest_ago])
        self._hear(game.key, str(move.args[0]))
        return move


class ScriptedChance:
    """Answers with moves from a list, in order: for tests, recordings, and dice that people rolled."""

    def __init__(self, script: Iterable[Move]) -> None:
        self._script = iter(script)

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        move = next(self._script, None)
        if move is None:
            raise Trouble(N_("Le scénario est fini, mais la partie attend encore un coup."))
        clause = game.check(state, move)
        if clause is not None:
            raise Trouble(N_("Le scénario joue un coup interdit ({rule}) : {move}."), rule=clause, move=move)
        return move


def random_move(game: Game[Any], state: Any, actor: RandomChance, rng: random.Random) -> Move:
    """One move of a random game: by anybody who is asked, drawn with the game's odds."""
    asks = game.asks(state)
    by = asks[0].by if len(asks) == 1 else asks[int(rng.random() * len(asks))].by
    return actor.answer(game, state, by)
