"""The gallery really draws: pictures of every phase of a game, each with contents.

For all pictures in any size, language and text size: `python -m coffres.dev gallery`.
"""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import zlib
from pathlib import Path

from coffres.dev.window.exhibition import Exhibition
from coffres.games.coffre_et_cle.material import ROLES
from coffres.storage.roster import EDGES, LEFT
from tests.house.tree import ROOT

_SIZE = (480, 300)
_COLOURS = 500  # least number of colours in every picture: an empty page has fewer
_PHASES = {"curtain", "private-act", "act-held", "table-talk", "private-designate", "table-reveal", "over"}


def colours(picture: Path) -> set[bytes]:
    """The colours of a PNG file as the camera writes it: one chunk of data, no filters."""
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == _SIZE
    (length,) = struct.unpack(">I", data[33:37])
    rows, row = zlib.decompress(data[41 : 41 + length]), width * 4 + 1
    return {rows[at : at + 4] for y in range(height) for at in range(y * row + 1, (y + 1) * row, 4)}


def test_every_phase_of_a_game_is_pictured(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "coffres.dev", "gallery", str(tmp_path), "--game", "coffre_et_cle"]
    env = {**os.environ, "KIVY_GL_BACKEND": ""}
    done = subprocess.run(
        [*command, "--size", "480x300", "--json"],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    names = json.loads(done.stdout.splitlines()[-1])["pictures"]
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(names)
    phases = {"-".join(name.split("-")[2:]) for name in names}
    assert phases >= _PHASES
    assert {name for name in names if "-role-" in name} == {
        f"coffre_et_cle-role-{role}-held" for role in ROLES
    }
    dull = {path.stem: len(colours(path)) for path in tmp_path.iterdir() if len(colours(path)) < _COLOURS}
    assert dull == {}


def test_each_phase_is_shown_at_every_edge_and_for_the_hand_that_is_asked_for(tmp_path: Path) -> None:
    lefts: dict[str, bool] = {}  # whether the panel is on the left, by picture

    def look(name: str) -> None:
        if "-table-move-" in name:
            lefts[name] = show.scene.screen.left

    show = Exhibition(tmp_path, look, (960, 600), "fr", 100, drawn=False, hand=LEFT, edges=True)
    show.hang("roc_noir")
    assert {name.rsplit("-", 1)[-1] for name in lefts} == set(EDGES)
    assert [name for name, left in lefts.items() if left] == ["roc_noir-2-table-move-bottom"]
