"""A board cannot tell a match from a reel: it draws the same for both, at every move and for every viewer."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.house.tree import ROOT

RECORDED = (
    "coffre_et_cle/false_key_designated",
    "coffre_et_cle/key_designated",
    "casse_du_siecle/stopped",
    "roc_noir/stopped_shared",
    "agence_tous_risques/stopped",
    "fort_boyard/too_few",
)


@pytest.mark.parametrize("recorded", RECORDED)
def test_a_position_of_a_reel_is_drawn_as_it_was_played(recorded: str) -> None:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.reel_pixels", f"{recorded}.jsonl"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["pictures"] > 50
    assert found["different"] == []
