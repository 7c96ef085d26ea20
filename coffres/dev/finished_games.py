"""Finished games for an album: short random ones of every kind, some days apart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import cycle, islice
from pathlib import Path

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import STOP, Options
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.people import NO_ONE
from coffres.engine.registry import GAMES
from coffres.storage.identity import id_called
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf

_LONGEST = 600  # moves after which the table stops a game
_APART = timedelta(days=6, hours=21, minutes=17)


def finish_games(
    shelf: Shelf,
    count: int,
    latest: datetime,
    names: Sequence[str],
    seed: int = 1,
    longest: int = _LONGEST,
    keys: Sequence[str] = tuple(GAMES),
) -> list[str]:
    """Plays so many games, one after the other, each some days before the one made before it. Returns their
    keys."""
    rng = random.Random(seed)
    return [
        finish_game(shelf, key, latest - number * _APART, names, rng, longest)
        for number, key in enumerate(islice(cycle(keys), count))
    ]


def finish_game(
    shelf: Shelf, key: str, made: datetime, names: Sequence[str], rng: random.Random, longest: int = _LONGEST
) -> str:
    """Plays a game at a table of any size, and puts it with the finished ones. Returns its key."""
    game = GAMES[key]
    seats = rng.choice([count for count in game.seats if count <= len(names)])
    people = rng.sample(list(names), seats)
    levels = [rng.choice(LEVELS) if number > 2 else PERSON for number in range(seats)]
    options: Options = game.presets[0].options[seats]
    chance = RandomChance(rng)
    ids = [id_called(name) if level == PERSON else NO_ONE for name, level in zip(people, levels, strict=True)]
    with shelf.create(key, people, options, made, chance, levels, people=ids) as saved:
        _play_out(saved, rng, longest)
        shelf.finish(saved)
    return Path(saved.path).stem


def _play_out(saved: SavedGame, rng: random.Random, longest: int) -> None:
    match, chance = saved.match, RandomChance(rng)
    while match.asks():
        stopping = match.length >= longest and STOP in match.interrupts()
        match.play(STOP if stopping else random_move(match.game, match.session.state, chance, rng))
