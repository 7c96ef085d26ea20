"""A game of Le Coffre et la Clé with automata, played move by move by tests."""

from __future__ import annotations

import random
from typing import Any

from coffres.bots.coffre_et_cle import TEACHING
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, TABLE, Fact, Move
from coffres.engine.registry import GAMES
from coffres.engine.sight import Sight, sight
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE

GAME: Any = GAMES["coffre_et_cle"]
QUICK = 0.1  # the part of a level's iterations


class Game:
    """A game as it is played, and what each seat was told of it."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.options = options
        self.state = GAME.setup(seats, options)
        self.facts: list[list[Fact]] = [[] for _seat in range(seats)]

    def move(self, move: Move) -> None:
        assert GAME.check(self.state, move) is None, move
        for seat, facts in enumerate(self.facts):
            facts.append(GAME.tell(self.state, move, seat))
        GAME.apply(self.state, move)

    def play(self, by: int, verb: str, *args: Any) -> Game:
        self.move(Move(by, verb, args))
        return self

    def deal(self, *roles: int, starter: int = 0) -> Game:
        for seat, role in enumerate(roles):
            self.play(CHANCE, "deal", seat, role)
        self.play(CHANCE, "starter", starter)
        for seat in range(self.seats):
            self.play(seat, "seen")
        return self

    def turn(self, by: int, verb: str, *args: int, draw: int | None = None, end: bool = True) -> Game:
        """A whole turn; `draw`: the card that is looked at for the first time."""
        self.play(by, verb, *args)
        if draw is not None:
            self.play(CHANCE, "draw", self.state.card_at[self.state.looked], draw)
        if verb != "pass":
            self.play(self.state.looker, "seen")
        self.play(TABLE, "end_talk")
        return self.play(by, "decline") if end else self

    def passes(self, *seats: int) -> Game:
        for seat in seats:
            self.turn(seat, "pass")
        return self

    def seat(self, number: int, level: str = "maitre", seed: int = 1) -> Thinker:
        return Thinker(number, self.seats, self.options, TEACHING.levels[level], seed)

    def answer(self, number: int, level: str = "maitre", share: float = QUICK) -> Move:
        player = Player(GAME, self.seat(number, level), share)
        for fact in self.facts[number]:
            player.hear(fact)
        thinking = player.think(seen(self, number))
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return Move(*done.value)


class World:
    def __init__(self, state: Any) -> None:
        self._state = state

    def asks(self) -> Any:
        return GAME.asks(self._state)

    def legal(self, by: int) -> list[Move]:
        return list(GAME.legal(self._state, by))

    def view(self, viewer: int) -> Any:
        return GAME.view(self._state, viewer)


def seen(game: Game, number: int) -> Sight:
    return sight(World(game.state), number, lambda: list(game.facts[number]))


def hunted() -> Game:
    """Thinker 0 has the Treasure, seat 1 the Key, seat 2 the False Key."""
    return Game(5).deal(TREASURE, THE_KEY, FALSE_KEY, NEUTRAL, NEUTRAL)


def wandered(seed: int, moves: int) -> Game:
    rng = random.Random(seed)
    options = [{}, {"rounds": 3, "deals": 3}, {"force_locks": True, "false_treasure": True, "turn_clock": 30}]
    game = Game(4 + seed % 5, **options[seed % 3])
    for _move in range(moves):
        if not GAME.asks(game.state):
            break
        move = random_move(GAME, game.state, RandomChance(rng), rng)
        if move.verb != "designate" or rng.random() < 0.1:
            game.move(move)
    return game
