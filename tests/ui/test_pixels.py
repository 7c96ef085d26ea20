"""From across the table: the pixels of a private page tell nobody what its player knows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from tests.house.tree import ROOT

_SECRETS = 4  # fewest other secrets with which a page is compared: the other roles, hands, keys, riddles
_PAPER = 0.25  # of the way from black to white: a paper with a coarser grain would hide anything
# the castle has no secrets
GAMES = ("coffre_et_cle", "casse_du_siecle", "fort_boyard", "agence_tous_risques")


@cache
def page_of(key: str) -> dict[str, Any]:
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    command = [sys.executable, "-m", "tests.ui.pixels", key]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=600)
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


@pytest.mark.parametrize("key", GAMES)
def test_from_across_the_table_all_held_pages_are_one(key: str) -> None:
    """They differ less than two places of the bare paper do."""
    page = page_of(key)
    assert len(page["from_afar"]) >= _SECRETS
    assert 0 < page["grain"] < _PAPER
    assert max(page["from_afar"]) < page["grain"]
