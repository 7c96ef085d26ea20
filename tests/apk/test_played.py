"""The packed application, started and played as the tablet runs it: byte code, no asserts, no docstrings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.apk.package import unpack
from tests.house.tree import ROOT

TOOLS = ROOT / "tools" / "apk"


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    folder = tmp_path / "unpacked"
    unpack(folder)
    return folder


def run(tool: str, unpacked: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY", "SDL"))}
    return subprocess.run(
        [sys.executable, "-OO", str(TOOLS / tool), str(unpacked), *words],
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


def opened(unpacked: Path, home: Path, *words: str) -> dict[str, Any]:
    done = run("open_packed.py", unpacked, home, *words)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_its_main_file_opens_home_with_the_colours_of_a_desktop(unpacked: Path, tmp_path: Path) -> None:
    """With nothing at hand but what the package brings along; and sounds come from the player that we know."""
    tablet = opened(unpacked, tmp_path / "home")
    desktop = opened(unpacked, tmp_path / "another home", "everything")
    assert tablet["code"].endswith(".pyc")
    assert tablet["screen"] == "home"
    assert tablet["palette"] == desktop["palette"]
    assert tablet["palette"]["primaryColor"] != tablet["palette"]["onPrimaryColor"]
    assert tablet["players"] == ["SoundSDL2", "MusicSDL2"]


def test_what_is_not_packed_is_not_found() -> None:
    """None of this checkout's tools, and no compiled part of a module that the package has in Python."""
    lines = ["import only_packed; only_packed.watch()", "import kivy, materialyoucolor.hct"]
    for wanted in ("hypothesis", "materialyoucolor.quantize.celebi", "setuptools"):
        lines += ["try:", f"    import {wanted}", "except ModuleNotFoundError:", f"    print({wanted!r})"]
    command = [sys.executable, "-c", "\n".join(lines)]
    env = os.environ | {"PYTHONPATH": str(TOOLS), "KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    assert done.stdout.split() == ["hypothesis", "materialyoucolor.quantize.celebi", "setuptools"]


def test_a_tablet_plays_its_sounds_as_a_desktop_does(unpacked: Path, tmp_path: Path) -> None:
    """Where Kivy takes itself to be on Android, and would register the system's own player first."""
    (tmp_path / "android.py").write_text("api_version = 36\n", encoding="utf-8")
    (tmp_path / "jnius.py").write_text(
        "class PythonJavaClass: pass\n"
        "def autoclass(name): return name\n"
        "def java_method(signature): return lambda method: method\n",
        encoding="utf-8",
    )
    names = "[player.__name__ for player in SoundLoader._classes]"
    look = f"import coffres.ui; from kivy.core.audio import SoundLoader; print({names})"
    env = os.environ | {
        **{"KIVY_BUILD": "android", "ANDROID_APP_PATH": str(tmp_path), "SDL_AUDIODRIVER": "dummy"},
        **{"PYTHONPATH": f"{unpacked}:{tmp_path}"},
    }
    command = [sys.executable, "-OO", "-c", look]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, cwd=tmp_path)
    assert done.stdout.strip() == "['SoundSDL2', 'MusicSDL2']", done.stderr[-3000:]


def test_a_game_is_played_and_every_screen_opened_and_nothing_written_beside_the_code(
    unpacked: Path, tmp_path: Path
) -> None:
    """What lies beside the code is deleted at every update of the app."""
    before = listing(unpacked)
    done = run("play_packed.py", unpacked, tmp_path / "home")
    assert done.returncode == 0, done.stderr[-3000:]
    assert listing(unpacked) == before
