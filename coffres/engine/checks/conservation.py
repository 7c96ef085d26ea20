"""What is in the box stays in the game."""

from __future__ import annotations

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Findings, Setting, Subject, located, settings

_MOVES = 1500  # of each game that are counted after


def conservation(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for setting in settings(subject.game, thoroughness):
        if findings.enough:
            break
        _count(subject, setting, findings)
    return findings.lines()


def _count(subject: Subject, setting: Setting, findings: Findings) -> None:
    game = subject.game
    rng = setting.rng()
    actor = RandomChance(rng)
    state = subject.settled(setting)
    box = dict(game.inventory(state))
    if not box:
        findings.add("the inventory is empty", setting)
    for number in range(_MOVES):
        if not game.asks(state):
            return
        with located(f"{setting} move {number}"):
            move = random_move(game, state, actor, rng)
            game.apply(state, move)
            now = dict(game.inventory(state))
        if now != box:
            changes = {
                name: (box.get(name), now.get(name)) for name in box | now if box.get(name) != now.get(name)
            }
            findings.add(f"{move.verb!r} changes what is in the game: {changes}", f"{setting} move {number}")
            return
