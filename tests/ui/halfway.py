"""Any of the five games, opened in the middle of a random game, at an interesting position."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from coffres.dev.command import Chosen
from coffres.dev.recordings import keep_save
from coffres.dev.staging import Staged
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.handoff import silent
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from tests.ui.evening import Evening

_SEEDS = range(40)
_MOST = 300  # moves
Wanted = Callable[[Session], bool]


def asked(*prompts: str) -> Wanted:
    return lambda session: session.asks()[0].prompt in prompts


def dice_wait(session: Session) -> bool:
    return bool(session.asks()[0].dice)


def played(key: str, seats: int, wanted: Wanted, **options: object) -> Staged:
    """A random game up to the first wanted position."""
    game = GAMES[key]
    for seed in _SEEDS:
        rng = random.Random(seed)
        session, actor = Session(game, seats, settle(game, seats, options)), RandomChance(rng)
        draws = []
        while (asks := session.asks()) and len(session.moves) < _MOST:
            drawn = silent(asks[0])
            if not drawn and wanted(session):
                return Staged(session, draws)
            session.play(random_move(game, session.state, actor, rng))
            draws += session.moves[-1:] if drawn else []
    raise LookupError("no seed leads there")


def take_up(
    evening: Evening, folder: Path, key: str, seats: int, wanted: Wanted, **options: object
) -> Evening:
    """Opens such a game in the window."""
    staged = played(key, seats, wanted, **options)
    (folder / "games").mkdir(exist_ok=True)
    table = Chosen(key, GAMES[key], seats, settle(GAMES[key], seats, options))
    save = folder / "games" / "halfway.jsonl"
    save.unlink(missing_ok=True)  # left by an earlier game
    keep_save(save, table, staged)
    evening.app.resume("halfway")
    evening.robot.wait(0.3)
    return evening
