"""Plays two worlds that look alike to a viewer side by side."""

from __future__ import annotations

import random
from typing import Any

from coffres.engine.checks.playout import play_out
from coffres.engine.checks.subject import Setting, Subject
from coffres.engine.checks.worlds import every_move
from coffres.engine.contract import Fact, Game, Move

_TRIES = 60  # most moves of the other world that are compared with what was told


def head_start(subject: Subject, setting: Setting) -> int:
    """How many moves are played before a walk: 0 at every third table, otherwise up to a whole game."""
    if setting.seed % 3 == 0:
        return 0
    return int(setting.rng().random() * len(play_out(subject, setting)))


def told_alike(
    game: Game[Any], other: Any, move: Move, fact: Fact, viewer: int, rng: random.Random
) -> Move | None:
    """A move of the `other` world of which `viewer` would be told the same; if possible not the same move."""
    moves = [found for found in every_move(game, other) if found.by == move.by and found.verb == move.verb]
    rng.shuffle(moves)
    moves.sort(key=lambda found: found == move)
    fitting = (found for found in moves[:_TRIES] + moves[-1:] if game.tell(other, found, viewer) == fact)
    return next(fitting, None)


def follow(game: Game[Any], other: Any, move: Move, fact: Fact, viewer: int, rng: random.Random) -> bool:
    """Makes such a move in the other world. If it has none, changes nothing and returns False."""
    if not fact:  # the viewer was told nothing, so for them nothing has happened
        return True
    found = told_alike(game, other, move, fact, viewer, rng)
    if found is None:
        return False
    game.apply(other, found)
    return True
