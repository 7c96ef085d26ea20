"""Who plays in the arena: our levels, a player who moves at random, and players that others have written."""

from __future__ import annotations

import random
import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coffres.bots.automaton import LET_ROLL, Thinking, may_let_roll
from coffres.bots.levels import LEVELS
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker, has_automata, teaching
from coffres.dev.arena_game import PATIENCE, Entrant, Limits
from coffres.dev.arena_guard import watched, what
from coffres.dev.command import Chosen
from coffres.engine.contract import Fact
from coffres.engine.sight import Sight
from coffres.engine.trouble import N_, Trouble

RANDOM = "random"
NO_AUTOMATA = N_("Aucun automate ne joue à ce jeu : {game}.")


def entrant(name: str, at: Chosen, limits: Limits = PATIENCE) -> Entrant:
    """The player with this name. Raises Trouble if there is none."""
    level, bar, part = name.partition("/")
    if level in LEVELS:
        return _ours(name, at, level, part if bar else "1")
    if name == RANDOM:
        return Entrant(name, _Random, trusted=True)
    file, _, attribute = name.rpartition(":")
    if file:
        with watched(name, limits.seconds):
            return Entrant(name, _written(Path(file), attribute), trusted=False)
    raise Trouble(
        N_("Aucun joueur ne s'appelle « {name} » : un niveau ({known}), random, ou FICHIER.py:Nom."),
        name=name,
        known=", ".join(LEVELS),
    )


def _ours(name: str, at: Chosen, level: str, part: str) -> Entrant:
    if not has_automata(at.key):
        raise Trouble(NO_AUTOMATA, game=at.key)
    if not (part.isascii() and part.isdecimal() and len(part) < 4 and int(part)):
        raise Trouble(N_("« {name} » : après la barre vient un nombre."), name=name)

    def make(seat: int, seats: int, options: Mapping[str, Any], seed: int) -> Player:
        known = teaching(at.key).levels[level]
        return Player(at.game, Thinker(seat, seats, options, known, seed), 1 / int(part))

    return Entrant(name, make, trusted=True)


class _Random:
    """Plays any legal move."""

    iterations = 0

    def __init__(self, seat: int, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self._seat = seat
        self._rng = random.Random(seed)

    def hear(self, fact: Fact) -> None:
        """Chance needs no memory."""

    def think(self, sight: Sight) -> Thinking:
        yield
        moves = list(sight.legal)
        if may_let_roll(sight.asks, self._seat) and self._rng.random() < 0.5:
            return LET_ROLL
        return moves[int(self._rng.random() * len(moves))]


def _written(file: Path, name: str) -> Any:
    """A class in a file. Raises Trouble if it cannot be had."""
    if not file.exists():
        raise Trouble(N_("« {file} » n'existe pas."), file=file.name)
    try:
        found = runpy.run_path(str(file)).get(name)
    except Exception as error:
        raise Trouble(
            N_("« {file} » ne se lit pas comme du Python : {error}."), file=file.name, error=what(error)
        ) from error
    if not (isinstance(found, type) and hasattr(found, "hear") and hasattr(found, "think")):
        raise Trouble(
            N_("« {file} » n'a pas de classe « {name} » avec hear et think."), file=file.name, name=name
        )
    return found
