"""`check` accepts every legal move, and refuses every other one with a clause that has a sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coffres.engine.checks.playout import Position, everywhere
from coffres.engine.checks.subject import Findings, Subject
from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.engine.handoff import silent

_FOREIGN = 12  # moves from other moments that are tried at each position


def refusals(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    if subject.game.turn_rule not in (subject.clauses or {subject.game.turn_rule}):
        findings.add(f"turn_rule {subject.game.turn_rule!r} is not in the rules", subject.game.key)
    for position in everywhere(subject, thoroughness, 20):
        if findings.enough:
            break
        _legal_pass(position, findings)
        _others_are_refused(position, findings)
    return findings.lines()


def _legal_pass(position: Position, findings: Findings) -> None:
    game, state = position.subject.game, position.state
    for by in range(-3, position.setting.seats):
        for move in game.legal(state, by):
            clause = game.check(state, move)
            if clause is not None:
                findings.add(f"{move.verb!r} is legal but refused by {clause}: {move}", position)


def _others_are_refused(position: Position, findings: Findings) -> None:
    game, words, clauses, _languages = position.subject
    state = position.state
    asks = game.asks(state)
    typed = {ask.by for ask in asks if ask.free}
    unseen = any(silent(ask) for ask in asks)  # people cannot tap anything in a silent draw
    for move in _candidates(position):
        allowed = game.legal(state, move.by) + (game.interrupts(state) if move.by == TABLE else [])
        if move in allowed:
            continue
        clause = game.check(state, move)
        if clause is None:
            if move.by not in typed:  # a typed answer has more values than legal() can list
                findings.add(f"{move.verb!r} is not legal but passes: {move}", position)
        elif clause not in (*words.REFUSALS, game.turn_rule) and not (unseen and move.by == CHANCE):
            findings.add(f"the refusal {clause!r} of {move.verb!r} has no sentence", position)
        elif clauses and clause not in clauses:
            findings.add(f"the refusal {clause!r} of {move.verb!r} is not in the rules", position)


def _candidates(position: Position) -> Iterator[Move]:
    """Moves from other moments, moves by the wrong player, and moves that no game knows."""
    rng = random.Random(position.number)
    seats = position.setting.seats
    for _attempt in range(_FOREIGN if position.moves else 0):
        move = rng.choice(position.moves)
        yield move
        yield Move(rng.randrange(seats), move.verb, move.args)
        yield Move(move.by, move.verb, (*move.args, 0))
        yield Move(move.by, move.verb, move.args[1:])
        yield Move(move.by, move.verb, tuple(_bent(value, rng) for value in move.args))
    for ask in position.subject.game.asks(position.state):
        yield Move(ask.by, "no_such_verb")
        verb = position.subject.game.legal(position.state, ask.by)[0].verb
        yield Move(ask.by, verb, ("no such thing",))
        yield Move(ask.by, verb, (None,))
        yield Move(ask.by, verb, ((), -1))
        yield Move(seats, verb)


def _bent(value: Any, rng: random.Random) -> Any:
    return value + rng.choice((-1, 1, 100)) if type(value) is int else value
