"""RN-63, pixel by pixel: a square that gave way under a knight looks exactly as it did before."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.house.tree import ROOT


@pytest.mark.rule("RN-63")
def test_nothing_of_a_fall_is_left_to_be_seen() -> None:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}  # with real drawing
    command = [sys.executable, "-m", "tests.ui.castle_pixels"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout.splitlines()[-1]) == {"seen": True, "square": True, "castle": True}
