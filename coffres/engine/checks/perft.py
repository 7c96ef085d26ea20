"""Node counts, a fingerprint of the rules: the number of ways to play a number of moves.

If a count changes although no rule was meant to change, there is a mistake that other checks may not find.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from coffres.engine.checks.playout import play_on
from coffres.engine.checks.subject import Setting, Subject
from coffres.engine.checks.worlds import every_move
from coffres.engine.contract import Game

_MOST = 3000  # most ways counted at the deepest level
_DEEPEST = 5
_MOMENTS = (0, 25, 60, 140)  # the counting starts after so many moves of a random game

# seats and preset -> number of moves played before -> number of ways for one, two, three ... moves; as in
# JSON.
Fingerprint = Mapping[str, Mapping[str, list[int]]]


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """The number of ways to play `depth` moves, interruptions included."""
    if not depth:
        return 1
    moves = every_move(game, state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        child = state.clone()
        game.apply(child, move)
        count += perft(game, child, depth - 1)
    return count


def fingerprint(subject: Subject) -> dict[str, dict[str, list[int]]]:
    """The counts of the printed game and of the preset proposed first, for every number of seats."""
    game = subject.game
    tables = {str(seats): Setting(seats, {}, seats) for seats in game.seats}
    for preset in game.presets:
        if preset.first:
            tables |= {f"{n} {preset.name}": Setting(n, preset.options[n], n) for n in game.seats}
    return {name: _of_table(subject, setting) for name, setting in tables.items()}


def _of_table(subject: Subject, setting: Setting) -> dict[str, list[int]]:
    game = subject.game
    counts = {}
    for moment in _MOMENTS:
        state = subject.settled(setting)
        played = sum(1 for _move in islice(play_on(game, state, setting.rng()), moment))
        if played == moment and game.asks(state):
            counts[str(moment)] = _levels(game, state)
    return counts


def _levels(game: Game[Any], state: Any) -> list[int]:
    """Counts one level after the other until the next one would have too many ways."""
    counts = [perft(game, state, 1)]
    while len(counts) < _DEEPEST and counts[-1] * counts[0] <= _MOST:
        counts.append(perft(game, state, len(counts) + 1))
    return counts


def same_fingerprint(subject: Subject, recorded: Fingerprint) -> list[str]:
    """The differences between the counts and the recorded ones."""
    if not recorded:
        return [f"{subject.game.key} has no fingerprint on record"]
    now = fingerprint(subject)
    places = {(table, moment) for counts in (now, recorded) for table in counts for moment in counts[table]}
    return [
        f"{subject.game.key} {table}: the ways on from move {moment} are {here}, on record {there}"
        for table, moment in sorted(places)
        if (here := now.get(table, {}).get(moment)) != (there := recorded.get(table, {}).get(moment))
    ]
