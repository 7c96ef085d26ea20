"""The tables at which a gallery is made, so that it shows every phase of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from coffres.engine.contract import Game, Value

_SEEDS = range(6)  # games for each number of players; one of them has nearly every phase
# Options that no preset uses and that have phases of their own.
_MORE: dict[str, tuple[tuple[int, Mapping[str, Value], int], ...]] = {
    "casse_du_siecle": (
        (2, {"notebook": False}, 0),
        (4, {"owned_doors": True, "starter": "random"}, 0),
        (3, {"stakes": "both", "keep_keys": True}, 0),
        (2, {"master_codes": True, "keep_keys": True}, 1),
        (6, {"master_codes": True, "keep_keys": True, "owned_doors": True}, 2),
    )
}


class Shown(NamedTuple):
    seats: int
    options: dict[str, Value]
    seed: int
    patience: int  # number of moves without anything new after which a game is left


def tables(game: Game[Any]) -> Iterator[Shown]:
    """Every preset with the fewest and with the most players, and some more tables."""
    for seats in (game.seats[0], game.seats[-1]):
        for seed in _SEEDS:
            options = dict(game.presets[seed % len(game.presets)].options[seats])
            yield Shown(seats, options, seed, 100)
    for seats, more, seed in _MORE.get(game.key, ()):
        yield Shown(seats, dict(more), seed, 2000)
