"""A seat that has the turn gets a refusal that says what is waited for, never "it is not your turn"."""

from __future__ import annotations

from collections.abc import Iterator

from coffres.engine.checks.playout import Position, everywhere
from coffres.engine.checks.subject import Findings, Subject
from coffres.engine.contract import Move


def own_turn(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for position in everywhere(subject, thoroughness, 20):
        if findings.enough:
            break
        for seat in range(position.setting.seats):
            _look_at(position, seat, findings)
    return findings.lines()


def _look_at(position: Position, seat: int, findings: Findings) -> None:
    """Checks every seat that answers a question, rolls dice, or has the turn for another reason of the
    game."""
    game, state = position.subject.game, position.state
    asks = game.asks(state)
    # If the question itself cites the clause about turns, a refusal may cite that clause too.
    behind = {ask.rule for ask in asks if ask.by == seat or (ask.dice and ask.of == seat)}
    if not behind and not (asks and game.has_turn(state, seat)):
        return
    for move in _tried(position, seat):
        clause = game.check(state, move)
        if clause == game.turn_rule and clause not in behind:
            findings.add(f"{move.verb!r} of the seat that has the turn is refused by {clause}", position)


def _tried(position: Position, seat: int) -> Iterator[Move]:
    """One move of every kind in this game, and one of an unknown kind, each made by `seat`."""
    kinds = {move.verb: move.args for move in position.moves}
    for verb, args in kinds.items():
        yield Move(seat, verb, args)
    yield Move(seat, "no_such_verb")
