"""The screen that shows a game again draws each position as the live game drew it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from coffres.engine.reel import Reel
from coffres.storage.reading import read_file
from tests.house.tree import ROOT
from tests.ui.replayed import ONE_OF_EACH


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_every_position_is_drawn_as_it_was_played(recorded: str) -> None:
    session = read_file(ROOT / "tests" / "golden" / f"{recorded}.jsonl").session
    found = compared(recorded)
    stops = Reel(session.game, session.seats, session.moves, session.options).stops
    assert found["pictures"] == len(stops)
    assert found["different"] == []


def test_a_screen_that_is_one_position_behind_is_caught() -> None:
    assert len(compared(ONE_OF_EACH[2], "--late")["different"]) > 20


def compared(recorded: str, *fault: str) -> dict[str, Any]:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.replay_pixels", recorded, *fault]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
