"""If something is hidden from a viewer, imagine() must not always give the truth, nor always the same world.

The check finds out from the game whether something is hidden: it plays a second history beside the true one,
which makes other moves wherever the viewer is told the same of both. While the two differ, something is
hidden. In a game that hides nothing they never differ, and imagine() may always give the truth.
"""

from __future__ import annotations

import random
from itertools import islice

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.playout import play_on
from coffres.engine.checks.subject import Findings, Setting, Subject, located, some
from coffres.engine.checks.walking import follow, head_start
from coffres.engine.contract import TABLE

_STEPS = 150
_WORLDS = 8  # worlds imagined at each moment at which something is hidden
_LEAST = 0.5  # the least part of such moments that must give different worlds


def variety(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for viewer in (TABLE, 0, subject.game.seats[0] - 1):
        hidden = varied = 0
        for setting in some(subject.game, 50 * thoroughness):
            counts = hidden_moments(subject, setting, viewer)
            hidden += len(counts)
            varied += sum(count > 1 for count in counts)
        if varied < _LEAST * hidden:
            findings.add(
                f"something was hidden from viewer {viewer} at {hidden} moments,"
                f" but only at {varied} of them did imagine() give more than one world",
                subject.game.key,
            )
    return findings.lines()


def hidden_moments(subject: Subject, setting: Setting, viewer: int) -> list[int]:
    """For each moment at which something is hidden from the viewer, how many different worlds were
    imagined."""
    game = subject.game
    rng = random.Random(1000 * setting.seed + viewer)
    actor = RandomChance(rng)
    true = subject.settled(setting)
    for _move in islice(play_on(game, true, rng), head_start(subject, setting)):
        pass
    other = true.clone()
    counts = []
    for number in range(_STEPS):
        if not game.asks(true):
            break
        with located(f"{setting} viewer {viewer} move {number}"):
            move = random_move(game, true, actor, rng)
            fact = game.tell(true, move, viewer)
            followed = follow(game, other, move, fact, viewer, rng)
            game.apply(true, move)
            if not followed:
                other = true.clone()
            elif rng.random() < 0.2 and other.key() != true.key():
                view = game.view(true, viewer)
                counts.append(len({game.imagine(view, rng).key() for _world in range(_WORLDS)}))
    return counts
