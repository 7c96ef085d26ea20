"""All that is in the box stays in the game."""

from __future__ import annotations

from collections.abc import Mapping

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Findings, Setting, Subject, located, settings

_MOVES = 1500  # moves of each game after which everything is counted
_IMAGINED_EVERY = 10  # after so many moves, an imagined world is counted too


def conservation(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for setting in settings(subject.game, thoroughness):
        if findings.enough:
            break
        _count(subject, setting, findings)
    return findings.lines()


def _count(subject: Subject, setting: Setting, findings: Findings) -> None:
    game = subject.game
    rng, imagination = setting.rng(), setting.rng()
    actor = RandomChance(rng)
    state = subject.settled(setting)
    box = dict(game.inventory(state))
    if not box:
        findings.add("the inventory is empty", setting)
    for number in range(_MOVES):
        if not game.asks(state):
            return
        place = f"{setting} move {number}"
        with located(place):
            move = random_move(game, state, actor, rng)
            game.apply(state, move)
            if changes := _changes(box, game.inventory(state)):
                findings.add(f"{move.verb!r} changes what is in the game: {changes}", place)
                return
            if number % _IMAGINED_EVERY == 0:
                viewer = imagination.choice(setting.viewers())
                world = game.imagine(game.view(state, viewer), imagination)
                if changes := _changes(box, game.inventory(world)):
                    findings.add(f"viewer {viewer} imagines another box: {changes}", place)
                    return


def _changes(box: Mapping[str, int], now: Mapping[str, int]) -> dict[str, tuple[int | None, int | None]]:
    return {name: (box.get(name), now.get(name)) for name in {**box, **now} if box.get(name) != now.get(name)}
