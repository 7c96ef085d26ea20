"""The table may interrupt at any moment, and the game still reaches an end that it declares."""

from __future__ import annotations

from coffres.engine.checks.playout import BOUND, Position, everywhere, play_on
from coffres.engine.checks.subject import Findings, Subject
from coffres.engine.contract import TABLE, Move


def interruptions(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for position in everywhere(subject, thoroughness, 3):
        for move in subject.game.interrupts(position.state):
            if findings.enough or not _interrupt(position, move, findings):
                return findings.lines()
    return findings.lines()


def _interrupt(position: Position, move: Move, findings: Findings) -> bool:
    """Whether the game ends after this move. If not, the caller must not try again: each try takes very
    long."""
    game, state = position.subject.game, position.state.clone()
    if move.by != TABLE or move in game.legal(state, TABLE):
        findings.add(f"an interruption is TABLE's, and never asked for: {move}", position)
    clause = game.check(state, move)
    if clause is not None:
        findings.add(f"{move.verb!r} is offered but refused by {clause}: {move}", position)
        return True
    box = dict(game.inventory(state))
    game.apply(state, move)
    rest = list(play_on(game, state, position.setting.rng()))
    if len(rest) >= BOUND:
        findings.add(f"after {move.verb!r} a random game does not end within {BOUND} moves", position)
        return False
    outcome = game.outcome(state)
    if outcome is None or outcome.reason not in game.endings:
        findings.add(f"after {move.verb!r} the game ends with {outcome}", position)
    if dict(game.inventory(state)) != box:
        findings.add(f"{move.verb!r} loses something of the box, or adds to it", position)
    return True
