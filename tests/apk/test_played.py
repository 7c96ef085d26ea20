"""The packed application, started and played as the tablet runs it: byte code, no asserts, no docstrings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apk.package import unpack
from tests.house.tree import ROOT

# Says that it is at home, and shows nothing.
_EMPTY = """
from types import SimpleNamespace
from kivy.app import App
from kivy.uix.widget import Widget

class Empty(App):
    navigator = SimpleNamespace(name="home")
    def build(self):
        return Widget()

Empty().run()
"""

TOOLS = ROOT / "tools" / "apk"


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    folder = tmp_path / "unpacked"
    unpack(folder)
    return folder


def run(tool: str, unpacked: Path, home: Path) -> subprocess.CompletedProcess[str]:
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY", "SDL"))}
    return subprocess.run(
        [sys.executable, "-OO", str(TOOLS / tool), str(unpacked)],
        cwd=home,
        check=False,
        capture_output=True,
        text=True,
        env=kept | {"HOME": str(home), "XDG_CONFIG_HOME": str(home)},
    )


def listing(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): path.stat().st_mtime_ns
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_its_main_file_opens_home(unpacked: Path, tmp_path: Path) -> None:
    done = run("open_packed.py", unpacked, tmp_path / "home")
    assert done.returncode == 0, done.stderr[-3000:]


def test_an_empty_window_is_no_home(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "main.py").write_text(_EMPTY, encoding="utf-8")
    done = run("open_packed.py", empty, tmp_path / "home")
    assert done.returncode == 1
    assert done.stdout.endswith(": home is drawn in 1 colours\n"), done.stderr[-3000:]


def test_a_game_is_played_and_every_screen_opened_and_nothing_written_beside_the_code(
    unpacked: Path, tmp_path: Path
) -> None:
    """What lies beside the code is deleted at every update of the app."""
    before = listing(unpacked)
    done = run("play_packed.py", unpacked, tmp_path / "home")
    assert done.returncode == 0, done.stderr[-3000:]
    assert listing(unpacked) == before
