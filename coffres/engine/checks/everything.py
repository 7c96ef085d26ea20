"""EVERYTHING, the viewer for finished games, sees all that has been drawn.

The world imagined from its view is the true one, and it is told at least as much of every move as any other
viewer.
"""

from __future__ import annotations

from typing import Any

from coffres.engine.checks.playout import Position, everywhere
from coffres.engine.checks.subject import Findings, Subject
from coffres.engine.checks.worlds import every_move
from coffres.engine.contract import EVERYTHING, Move


def everything(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for position in everywhere(subject, thoroughness, 12):
        _world(position, findings)
        for move in every_move(subject.game, position.state):
            _fact(position, move, findings)
        if findings.enough:
            break
    return findings.lines()


def _world(position: Position, findings: Findings) -> None:
    game, state = position.subject.game, position.state
    imagined = game.imagine(game.view(state, EVERYTHING), position.setting.rng())
    if imagined.key() == state.key():
        return
    others = [
        name
        for name in state.__slots__
        if repr(getattr(imagined, name, None)) != repr(getattr(state, name, None))
    ]
    findings.add(f"who sees everything imagines another world: {', '.join(others) or 'its key'}", position)


def _fact(position: Position, move: Move, findings: Findings) -> None:
    game, state = position.subject.game, position.state
    whole = game.tell(state, move, EVERYTHING)
    if tuple(whole[:3]) != tuple(move):
        findings.add(f"who sees everything is told {whole} of {move}", position)
    for viewer in position.setting.viewers():
        fact = game.tell(state, move, viewer)
        if not _covers(whole, fact):
            findings.add(f"viewer {viewer} is told {fact}, who sees everything only {whole}", position)


def _covers(whole: Any, part: Any) -> bool:
    """Whether `whole` says all that `part` says; it may also say what `part` leaves out."""
    if part in (None, (), "") or part == whole:  # `part` says nothing here, or the same
        return True
    if not isinstance(part, tuple) or not isinstance(whole, tuple) or len(whole) < len(part):
        return False
    return all(_covers(of_whole, of_part) for of_whole, of_part in zip(whole, part, strict=False))
