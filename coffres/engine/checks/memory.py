"""If a viewer is told a secret, its view must contain it. Otherwise it was told more than the rules allow."""

from __future__ import annotations

from typing import Any

from coffres.engine.checks.playout import Position, positions
from coffres.engine.checks.subject import Findings, Subject, some
from coffres.engine.contract import CHANCE, Fact, Game, Move
from coffres.engine.handoff import silent

_WORLDS = 3


def memory(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for position in positions(subject, some(subject.game, 40 * thoroughness), 12 * thoroughness):
        if findings.enough:
            break
        for viewer in position.setting.viewers():
            _draws(position, viewer, findings)
            _reveals(position, viewer, findings)
    return findings.lines()


def _draws(position: Position, viewer: int, findings: Findings) -> None:
    """If a viewer is told different facts about draws, its views afterwards must differ."""
    game, state = position.subject.game, position.state
    if not any(silent(ask) for ask in game.asks(state)):
        return
    told: dict[str, Fact] = {}  # view after the draw -> the fact told about the draw
    for move in game.legal(state, CHANCE):
        fact = game.tell(state, move, viewer)
        known = told.setdefault(repr(_after(game, state, move, viewer)), fact)
        if known != fact:
            findings.add(
                f"the draw {move.verb!r} tells viewer {viewer} what its view does not know: {known} / {fact}",
                position,
            )


def _reveals(position: Position, viewer: int, findings: Findings) -> None:
    """Makes the same move in two worlds that look alike to a viewer. If the viewer is told different facts,
    the move revealed a secret, and the views must differ."""
    game, state = position.subject.game, position.state
    view = game.view(state, viewer)
    rng = position.setting.rng()
    for _world in range(_WORLDS):
        world = game.imagine(view, rng)
        for ask in game.asks(state):
            here, there = game.legal(state, ask.by), game.legal(world, ask.by)
            for move in rng.sample(here, min(6, len(here))):
                if move in there:
                    _reveal(position, world, move, viewer, findings)


def _reveal(position: Position, world: Any, move: Move, viewer: int, findings: Findings) -> None:
    game, state = position.subject.game, position.state
    fact, other = game.tell(state, move, viewer), game.tell(world, move, viewer)
    if fact != other and _after(game, state, move, viewer) == _after(game, world, move, viewer):
        findings.add(
            f"{move.verb!r} tells viewer {viewer} what its view does not know: {fact} / {other}", position
        )


def _after(game: Game[Any], state: Any, move: Move, viewer: int) -> Any:
    after = state.clone()
    game.apply(after, move)
    return game.view(after, viewer)
