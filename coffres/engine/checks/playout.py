"""Random games, and positions picked from them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Setting, Subject, located, settings
from coffres.engine.contract import Game, Move

BOUND = 100_000  # a random game with more moves is taken to be endless


class Position(NamedTuple):
    """A moment of a random game."""

    subject: Subject
    setting: Setting
    number: int  # number of moves played before
    state: Any
    moves: list[Move]  # the moves of the whole game

    def __str__(self) -> str:
        return f"{self.subject.game.key} {self.setting} move {self.number}"


def play_out(subject: Subject, setting: Setting, bound: int = BOUND) -> list[Move]:
    """The moves of a random game, at most `bound`."""
    game = subject.game
    rng = setting.rng()
    with located(setting):
        return list(play_on(game, subject.settled(setting), rng, bound))


def play_on(game: Game[Any], state: Any, rng: random.Random, bound: int = BOUND) -> Iterator[Move]:
    """Plays at random from this position. Yields each move after it was made."""
    actor = RandomChance(rng)
    for _number in range(bound):
        if not game.asks(state):
            return
        move = random_move(game, state, actor, rng)
        game.apply(state, move)
        yield move


def positions(
    subject: Subject, tables: list[Setting], each: int, *, bound: int = BOUND
) -> Iterator[Position]:
    """Some positions of a random game at each table: the first ones, the last one, and others between
    them."""
    for setting in tables:
        moves = play_out(subject, setting, bound)
        yield from positions_of(subject, setting, moves, each)


def positions_of(subject: Subject, setting: Setting, moves: list[Move], each: int) -> Iterator[Position]:
    rng = setting.rng()
    wanted = {0, len(moves), *range(len(moves) - 2, len(moves))}
    wanted |= {int(rng.random() * len(moves)) for _pick in range(each)}
    state = subject.settled(setting)
    for number in range(len(moves) + 1):
        if number in wanted:
            position = Position(subject, setting, number, state, moves)
            with located(position):
                yield position
        if number < len(moves):
            subject.game.apply(state, moves[number])


def everywhere(subject: Subject, thoroughness: int, each: int) -> Iterator[Position]:
    """Positions of random games at every kind of table."""
    return positions(subject, settings(subject.game, thoroughness), each * thoroughness)


def snapshot(state: Any) -> tuple[tuple[str, str], ...]:
    """Everything that a position holds, slot by slot, even what its key() leaves out."""
    return tuple((name, repr(getattr(state, name, "missing"))) for name in slots(state))


def slots(state: Any) -> list[str]:
    return [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
