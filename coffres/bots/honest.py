"""Whether an automaton plays by what its seat may know, and by nothing else.

The true world and an imagined one, which its seat cannot tell apart, are played side by side. Two copies of
the automaton are told the same facts; one is shown the true world, the other the imagined one. They must
answer with the same move, after the same number of steps of thought: also how long one thinks could tell
something.

What lies behind a sight is within its reach, as in a match, so that an automaton that looks there is caught.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from coffres.bots.automaton import LET_ROLL, Automaton, asked_seat, may_let_roll
from coffres.bots.levels import Level
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker, has_automata, teaching
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Findings, Setting, Subject, located, some
from coffres.engine.checks.walking import follow, head_start
from coffres.engine.contract import Fact, Game, Move
from coffres.engine.options import settle
from coffres.engine.sight import Sight, Snapshot, sight

_STEPS = 60  # moves of one walk
_TABLES = 12  # tables for each level
_QUICK = 0.03  # the part of a level's iterations: enough to see whether it is honest
_LEAST = 20  # decisions that must have been compared, or the check would prove nothing

Make = Callable[[Game[Any], Thinker], Automaton]


def ours(game: Game[Any], seat: Thinker) -> Player:
    return Player(game, seat, _QUICK)


class _Behind(NamedTuple):
    """What is behind a sight."""

    state: Any
    facts: list[Fact]

    def told(self) -> list[Fact]:
        return list(self.facts)


class _Walk:
    """Both worlds, and both copies of the automaton, for one seat of one table."""

    def __init__(self, subject: Subject, setting: Setting, level: Level, make: Make, found: Findings) -> None:
        self._game = game = subject.game
        self._setting = setting
        self._findings = found
        self._rng = random.Random(setting.seed)
        self._actor = RandomChance(self._rng)
        self._viewer = viewer = setting.seed % setting.seats
        options = settle(game, setting.seats, setting.options)
        seat = Thinker(viewer, setting.seats, options, level, setting.seed)
        self._copies = [make(game, seat) for _copy in range(2)]
        self._facts: list[Fact] = []
        self._true: Any = subject.settled(setting)
        self._twin: Any = None
        self._level = level.key
        self.compared = 0  # decisions in two different worlds

    def skip(self, moves: int) -> None:
        for _move in range(moves):
            if self._game.asks(self._true):
                self._play(random_move(self._game, self._true, self._actor, self._rng))

    def step(self) -> bool:
        """Makes one move. False when the game is over."""
        asks = self._game.asks(self._true)
        if not asks:
            return False
        move = None
        with located(self):
            if asked_seat(asks) == self._viewer:
                move = self._decision(may_let_roll(asks, self._viewer))
            self._play(move or random_move(self._game, self._true, self._actor, self._rng))
        return True

    def _play(self, move: Move) -> None:
        game, fact = self._game, self._game.tell(self._true, move, self._viewer)
        if self._twin is not None and not follow(game, self._twin, move, fact, self._viewer, self._rng):
            self._twin = None
        game.apply(self._true, move)
        self._facts.append(fact)
        for copy in self._copies:
            copy.hear(fact)

    def _decision(self, roll: bool) -> Move | None:
        """The move that the automaton makes in the true world; None if it lets the dice be rolled."""
        if self._twin is None:
            view = self._game.view(self._true, self._viewer)
            self._twin = self._game.imagine(view, self._rng)
        self.compared += self._twin.key() != self._true.key()
        true, twin = (
            _thought(copy, self._sight(state))
            for copy, state in zip(self._copies, (self._true, self._twin), strict=True)
        )
        if true != twin:
            self._findings.add(
                f"{self._level} tells worlds apart that its seat cannot: {true[0].verb} in {true[1]} steps, "
                f"{twin[0].verb} in {twin[1]}",
                self,
            )
        if roll and true[0] == LET_ROLL:
            return None
        clause = self._game.check(self._true, true[0])
        if clause is not None or true[0].by != self._viewer:
            self._findings.add(f"{self._level} makes a move that is refused: {true[0]} ({clause})", self)
            return None
        return true[0]

    def _sight(self, state: Any) -> Sight:
        return sight(Snapshot(self._game, state), self._viewer, _Behind(state, self._facts).told)

    def __str__(self) -> str:
        return f"{self._setting} seat {self._viewer} move {len(self._facts)}"


def _thought(automaton: Automaton, seen: Sight) -> tuple[Move, int]:
    """Its move, and the number of steps it took."""
    thinking, steps = automaton.think(seen), 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, steps
        steps += 1


def honest(subject: Subject, thoroughness: int = 1, make: Make = ours) -> list[str]:
    """The findings for every level of this game's automata; none if the game has no automata."""
    findings = Findings()
    if not has_automata(subject.game.key):
        return []
    for level in teaching(subject.game.key).levels.values():
        compared = 0
        for setting in some(subject.game, _TABLES * thoroughness):
            walk = _Walk(subject, setting, level, make, findings)
            walk.skip(head_start(subject, setting))
            for _step in range(_STEPS * thoroughness):
                if not walk.step() or findings.enough:
                    break
            compared += walk.compared
        if compared < _LEAST and _hides(subject):
            findings.add(f"only {compared} decisions of {level.key} were compared", subject.game.key)
    return findings.lines()


def _hides(subject: Subject) -> bool:
    """Whether anything at all is hidden from a seat that is not also undrawn: in some games nothing is."""
    rng = random.Random(0)
    for setting in some(subject.game, _TABLES):
        state = subject.settled(setting)
        actor = RandomChance(rng)
        for _move in range(head_start(subject, setting)):
            if not subject.game.asks(state):
                break
            subject.game.apply(state, random_move(subject.game, state, actor, rng))
        view = subject.game.view(state, 0)
        if any(subject.game.imagine(view, rng).key() != state.key() for _world in range(3)):
            return True
    return False
