"""Words can be read on what they stand on: measured on pictures of the first screens of every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from coffres.engine.registry import GAMES
from tests.house.tree import ROOT
from tests.ui.contrast import contrast

_LEAST = 4.5  # to 1, as the guidelines for readable pages want it


@pytest.mark.parametrize("key", GAMES)
def test_words_stand_out_from_their_ground(key: str) -> None:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.contrast", key]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    screens = json.loads(done.stdout.splitlines()[-1])
    assert sum(map(len, screens.values())) > 10
    pale = {
        f"{name}: {words}": found
        for name, shown in screens.items()
        for words, found in shown.items()
        if found < _LEAST
    }
    assert pale == {}


def test_pale_words_are_noticed() -> None:
    ground, ink = (31, 42, 36), (90, 84, 70)
    assert contrast([ground] * 80 + [ink] * 20, ink) < _LEAST
    assert contrast([ground] * 80 + [(244, 235, 221)] * 20, (244, 235, 221)) > 10
    assert contrast([(255, 255, 255)] * 80 + [(0, 0, 0)] * 20, (0, 0, 0)) == pytest.approx(21)
