"""The structure of a game: whoever is asked has moves, data is plain, and the game ends with a declared
reason."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

from coffres.engine.checks.playout import BOUND, Position, play_out, positions_of, slots
from coffres.engine.checks.subject import Findings, Subject, settings
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move
from coffres.engine.handoff import silent
from coffres.engine.options import as_tuples

_PLAIN = (int, str, bool, type(None))


def structure(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    for setting in settings(subject.game, thoroughness):
        moves = play_out(subject, setting)
        if len(moves) >= BOUND:
            findings.add(f"a random game does not end within {BOUND} moves", setting)
            break
        for position in positions_of(subject, setting, moves, 20 * thoroughness):
            examine(position, findings)
        if findings.enough:
            break
    return findings.lines()


def examine(position: Position, findings: Findings) -> None:
    """Checks all that must hold at one position."""
    _slots(position, findings)
    _asks(position, findings)
    _legal(position, findings)
    _facts(position, findings)
    _views(position, findings)
    _outcome(position, findings)


def _slots(position: Position, findings: Findings) -> None:
    state = position.state
    if hasattr(state, "__dict__"):
        findings.add("the state has a __dict__: some class of it lacks __slots__", position)
    for name in slots(state):
        value = getattr(state, name, None)
        parts = value if type(value) is list else [value]
        if not all(plain(part) for part in parts):
            findings.add(f"slot {name!r} holds more than plain data or a flat list: {value!r}", position)


def plain(value: Any) -> bool:
    """Whether it consists only of ints, strs, bools, None, and tuples of them."""
    if isinstance(value, tuple):
        return all(plain(part) for part in value)
    return type(value) in _PLAIN


def _asks(position: Position, findings: Findings) -> None:
    game, words, clauses, _languages = position.subject
    asks = game.asks(position.state)
    authors = [(ask.by, ask.prompt if ask.by == CLOCK else "") for ask in asks]
    if len(set(authors)) < len(authors):
        findings.add(f"somebody is asked twice at once: {asks}", position)
    if any(silent(ask) for ask in asks) and len(asks) > 1:
        findings.add(f"a silent draw does not stand alone: {asks}", position)
    for ask in asks:
        for fault in _faults_of(ask, position):
            findings.add(f"{fault}: {ask}", position)
        if ask.prompt not in words.PROMPTS:
            findings.add(f"prompt {ask.prompt!r} has no sentence", position)
        if clauses and ask.rule not in clauses:
            findings.add(f"prompt {ask.prompt!r} cites clause {ask.rule!r}, which the rules lack", position)


def _faults_of(ask: Ask, position: Position) -> list[str]:
    seats = range(position.setting.seats)
    rules = {
        "asks a chair that is not there": ask.by in (*seats, TABLE, CHANCE, CLOCK),
        "only a seat answers in secret": ask.by in seats or not ask.secret,
        "a clock has seconds, nobody else": (ask.by == CLOCK) == (ask.seconds > 0),
        "only chance rolls dice": ask.by == CHANCE or not ask.dice,
        "the hand that rolls is at the table": ask.of == TABLE or ask.of in seats,
    }
    return [rule for rule, holds in rules.items() if not holds]


def _legal(position: Position, findings: Findings) -> None:
    game, state = position.subject.game, position.state
    asks = game.asks(state)
    for by in range(CLOCK, position.setting.seats):
        moves = game.legal(state, by)
        if bool(moves) != any(ask.by == by for ask in asks):
            findings.add(f"asked and legal disagree on chair {by}: {asks} but {moves}", position)
        if not moves:
            continue
        if len(set(map(repr, moves))) < len(moves):
            findings.add(f"chair {by} has a move twice: {moves}", position)
        for move in moves:
            _move(position, by, move, findings)
        _weights(position, by, len(moves), findings)
        _own_list(position, by, moves, findings)
    clocks = sorted(ask.prompt for ask in asks if ask.by == CLOCK)
    if clocks != sorted(move.verb for move in game.legal(state, CLOCK)):
        findings.add(f"the prompts of the clocks are not their verbs: {clocks}", position)
    for ask in asks:
        own = ask.by >= 0 and not ask.secret  # the people together (TABLE) may look at a secret
        if own and {move.verb for move in game.legal(state, ask.by)} == {"seen"}:
            findings.add(f"looking is no secret: {ask}", position)


def _move(position: Position, by: int, move: Move, findings: Findings) -> None:
    if not isinstance(move, Move) or not plain(tuple(move)):
        findings.add(f"not a Move of plain data: {move!r}", position)
    elif move.by != by:
        findings.add(f"legal moves of chair {by} hold one of chair {move.by}: {move}", position)
    elif as_tuples(json.loads(json.dumps(move))) != tuple(move):
        findings.add(f"does not survive JSON: {move}", position)


def _weights(position: Position, by: int, count: int, findings: Findings) -> None:
    weights = position.subject.game.weights(position.state, by)
    if len(weights) != count:
        findings.add(f"chair {by} has {count} moves but {len(weights)} weights", position)
    elif not all(isfinite(weight) and weight >= 0 for weight in weights) or sum(weights) <= 0:
        findings.add(f"no odds for chair {by}: {weights}", position)


def _own_list(position: Position, by: int, moves: list[Move], findings: Findings) -> None:
    """Each call returns a new list: emptying it does not change the game."""
    before = list(moves)
    moves.clear()
    if position.subject.game.legal(position.state, by) != before:
        findings.add(f"legal({by}) hands out a list that it still needs", position)


def _facts(position: Position, findings: Findings) -> None:
    """A fact is the move as its viewer may know it. A move that answers a public ask is known completely."""
    game, state = position.subject.game, position.state
    for ask in game.asks(state):
        in_the_open = not ask.secret and not silent(ask)
        for move in game.legal(state, ask.by):
            for viewer in position.setting.viewers():
                fact = game.tell(state, move, viewer)
                if fact and not (3 <= len(fact) <= 4 and plain(fact)):
                    findings.add(f"not a fact of plain data: {fact!r}", position)
                elif fact and tuple(fact[:2]) != tuple(move[:2]):
                    findings.add(f"the fact {fact} is of another move than {move}", position)
                elif in_the_open and tuple(fact[:3]) != tuple(move):
                    findings.add(
                        f"decided for all to see, but viewer {viewer} is told {fact} of {move}", position
                    )


def _views(position: Position, findings: Findings) -> None:
    for viewer in position.setting.viewers():
        view = position.subject.game.view(position.state, viewer)
        if not isinstance(view, dict) or json.loads(json.dumps(view)) != view:
            findings.add(f"the view of {viewer} does not survive JSON", position)


def _outcome(position: Position, findings: Findings) -> None:
    game, words, state = position.subject.game, position.subject.words, position.state
    outcome = game.outcome(state)
    over = not game.asks(state)
    if over != (outcome is not None):
        findings.add(f"over is {over} but the outcome is {outcome}", position)
    if over and game.interrupts(state):
        findings.add("a game that is over can be interrupted", position)
    if outcome is None:
        return
    seats = position.setting.seats
    if outcome.reason not in game.endings or outcome.reason not in words.ENDINGS:
        findings.add(f"ending {outcome.reason!r} is not declared or has no sentence", position)
    if list(outcome.winners) != sorted(set(outcome.winners) & set(range(seats))):
        findings.add(f"winners are not distinct seats in order: {outcome}", position)
    if len(outcome.scores) not in (0, seats):
        findings.add(f"scores are not one a seat: {outcome}", position)
