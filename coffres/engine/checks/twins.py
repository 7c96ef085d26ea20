"""At full size: the true world and an imagined one are played side by side, and a viewer cannot tell which is
true.

At each step the true world makes a random move, and the imagined one looks for a move of which the viewer is
told the same. If it has none, the viewer now knows that this world is not the true one, and another is
imagined. The check counts how often different worlds make a step together: without that it would prove
nothing.
"""

from __future__ import annotations

import random
from typing import Any

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Findings, Setting, Subject, located, some
from coffres.engine.checks.walking import follow, head_start
from coffres.engine.checks.worlds import difference, world
from coffres.engine.contract import TABLE, Move

_STEPS = 120  # steps of one walk
_LEAST = 0.2  # the least part of the steps from different worlds that both must make together


class Walk:
    """The true world and an imagined one, for one viewer."""

    def __init__(self, subject: Subject, setting: Setting, viewer: int, findings: Findings) -> None:
        self._game = subject.game
        self._setting = setting
        self._viewer = viewer
        self._findings = findings
        self._rng = random.Random(1000 * setting.seed + viewer)
        self._actor = RandomChance(self._rng)
        self._true: Any = subject.settled(setting)
        self._twin: Any = self._imagined()
        self._number = 0
        self.apart = 0  # number of steps before which the two worlds differed
        self.together = 0  # number of these steps that both worlds made

    def skip(self, moves: int) -> None:
        """Plays so many moves in the true world only."""
        for _move in range(moves):
            if self._game.asks(self._true):
                self._game.apply(self._true, self._random())
                self._number += 1
        self._twin = self._imagined()
        self._compare("imagining")

    def step(self) -> bool:
        """Makes one move in both worlds. False when the game is over."""
        if not self._game.asks(self._true):
            return False
        with located(self):
            move = self._random()
            fact = self._game.tell(self._true, move, self._viewer)
            different = self._twin.key() != self._true.key()
            followed = follow(self._game, self._twin, move, fact, self._viewer, self._rng)
            self._game.apply(self._true, move)
            self._number += 1
            if not followed:
                self._twin = self._imagined()
            self.apart += different
            self.together += different and followed
            self._compare(move.verb)
        return True

    def _random(self) -> Move:
        return random_move(self._game, self._true, self._actor, self._rng)

    def _imagined(self) -> Any:
        return self._game.imagine(self._game.view(self._true, self._viewer), self._rng)

    def _compare(self, verb: str) -> None:
        fault = difference(
            world(self._game, self._true, self._viewer), world(self._game, self._twin, self._viewer)
        )
        if fault:
            self._findings.add(
                f"after {verb!r} an imagined world can be told from the true one: {fault}", self
            )
            self._twin = self._true.clone()

    def __str__(self) -> str:
        return f"{self._setting} viewer {self._viewer} move {self._number}"


def twins(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    apart = together = 0
    for setting in some(subject.game, 80 * thoroughness):
        for viewer in (TABLE, setting.seed % setting.seats):
            walk = Walk(subject, setting, viewer, findings)
            walk.skip(head_start(subject, setting))
            for _step in range(_STEPS * thoroughness):
                if not walk.step():
                    break
            apart += walk.apart
            together += walk.together
        if findings.enough:
            break
    if together < _LEAST * apart:
        findings.add(
            f"imagined worlds keep up with only {together} of {apart} steps: too easily told from the truth",
            subject.game.key,
        )
    return findings.lines()
