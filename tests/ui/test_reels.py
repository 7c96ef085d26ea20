"""A board cannot tell a match from a reel: it draws the same for both, at every move and for every viewer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from coffres.engine.contract import EVERYTHING
from coffres.engine.handoff import silent
from coffres.engine.reel import Reel
from coffres.storage.reading import read_file
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
    found = compared(recorded)
    assert found["pictures"] == positions(recorded)
    assert found["different"] == []


def test_a_reel_that_hides_a_card_from_who_sees_everything_is_caught() -> None:
    found = compared(RECORDED[0], "--veiled")["different"]
    assert len(found) > 5
    assert {line.split()[1] for line in found} == {str(EVERYTHING)}


def compared(recorded: str, *fault: str) -> dict[str, Any]:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.reel_pixels", f"{recorded}.jsonl", *fault]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def positions(recorded: str) -> int:
    """How many are compared: between two decisions, for the table, each seat and EVERYTHING."""
    session = read_file(ROOT / "tests" / "golden" / f"{recorded}.jsonl").session
    reel = Reel(session.game, session.seats, session.moves, session.options)
    asks = (reel.still(index).asks() for index in range(reel.length + 1))
    return sum(not any(map(silent, each)) for each in asks) * (session.seats + 2)
