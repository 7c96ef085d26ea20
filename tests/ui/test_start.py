"""The start of the app: home needs little, and comes up on a device that has never seen us."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

_HOME = """
import json, sys
from pathlib import Path
import tests.ui
from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
robot = Robot()
robot.open(CoffresApp(data=Path(sys.argv[1])))
assert robot.app.navigator.name == "home"
print(json.dumps([name for name in sys.modules if name.startswith(("coffres", "kivymd"))]))
"""


def python(*arguments: str, **env: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env={**os.environ, **env}, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.splitlines()[-1]


def test_home_is_built_without_a_game_a_board_or_a_widget_of_kivymd(tmp_path: Path) -> None:
    loaded = json.loads(python("-c", _HOME, str(tmp_path)))
    parts = ("rules", "state", "secrets", "material")
    games = [name for name in loaded if name.startswith("coffres.games.") and name.split(".")[-1] in parts]
    boards = [name for name in loaded if name.startswith("coffres.ui.boards.")]
    screens = [name for name in loaded if name.startswith("coffres.ui.screens.")]
    controls = [name for name in loaded if name.startswith(("kivymd.uix.button", "kivymd.uix.selection"))]
    assert (games, boards, screens, controls) == ([], [], ["coffres.ui.screens.home"], [])
    assert "coffres.ui.sitting" not in loaded


def test_a_device_without_any_folder_of_apps_gets_one(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    python("-m", "coffres.dev.window.first_frame", "ours", XDG_CONFIG_HOME=str(folder))
    assert (folder / "coffres").is_dir()


def test_a_start_is_measured_beside_a_bare_window() -> None:
    found = json.loads(python("-m", "coffres.dev", "start", "--times", "1", "--json"))
    assert set(found) == {"ours_s", "bare_s", "ratio", "bar", "runs"}
    (ours,), (bare,) = found["runs"]["ours"], found["runs"]["bare"]
    assert found["ratio"] == pytest.approx(ours / bare, rel=0.01)
