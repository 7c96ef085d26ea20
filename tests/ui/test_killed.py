"""The app may be killed at any moment: the game comes back as it was, with secrets behind a curtain."""

from __future__ import annotations

import random
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.registry import GAMES
from coffres.storage.saved_game import SavedGame
from coffres.ui.tablet import Tablet
from coffres.ui.widgets.peek import Peek
from tests.ui.evening import Evening
from tests.ui.moments import MOMENTS, Moment

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie")
_MOVES = 60


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_killed_in_the_middle_of_it(robot: Robot, tmp_path: Path, moment: Moment) -> None:
    before = Evening(robot, tmp_path / "before")
    moment(before, tmp_path / "before")
    state, over = before.sitting.match.session.state.key(), not before.sitting.match.asks()
    secret = any(ask.secret for ask in before.sitting.match.asks())
    shutil.copytree(tmp_path / "before", tmp_path / "after")  # a copy of what is on the disk at this moment
    robot.leave()

    after = Evening(robot, tmp_path / "after")
    (saved,) = after.app.shelf.running()
    assert saved.trouble is None
    after.app.resume(saved.key)
    robot.wait(0.3)
    assert after.sitting.match.session.state.key() == state
    assert after.app.navigator.name == ("end" if over else "curtain" if secret else "table")
    assert not any(peek.shown for peek in after.all(Peek))


@pytest.mark.parametrize("key", GAMES)
def test_killed_after_any_move_of_any_game(robot: Robot, tmp_path: Path, key: str) -> None:
    path, rng = tmp_path / "game.jsonl", random.Random(5)
    chance = RandomChance(rng)
    names = NAMES[: GAMES[key].seats[1]]
    with SavedGame.create(path, key, names, {}, datetime(2026, 11, 18, tzinfo=UTC), chance) as saved:
        for _move in range(_MOVES):
            session = saved.match.session
            if not session.asks():
                break
            saved.match.play(random_move(session.game, session.state, chance, rng))
            copy = tmp_path / "copy.jsonl"
            shutil.copyfile(path, copy)
            with SavedGame.open(copy, chance) as again:
                tablet = Tablet()
                tablet.follow(again.match.asks())
                assert again.match.session.state.key() == session.state.key()
                assert tablet.where in ("curtain", "table", "over")
            copy.unlink()
