"""From across the table: the pixels of a private page tell nobody what its player knows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.house.tree import ROOT

# the castle has no secrets
GAMES = ("coffre_et_cle", "casse_du_siecle", "fort_boyard", "agence_tous_risques")


def page_of(key: str) -> dict[str, Any]:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.pixels", key]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    page: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return page


@pytest.mark.parametrize("key", GAMES)
def test_pages_differ_while_held_and_then_within_the_inner_frame_only(key: str) -> None:
    page = page_of(key)
    assert page["worlds"]
    assert not any(page["released"])
    left, top, right, bottom = page["frame"]
    boxes = [box for box in page["held"] if box]
    assert boxes
    for box in boxes:
        assert left <= box[0]
        assert top <= box[1]
        assert box[2] <= right
        assert box[3] <= bottom
