"""The package needs nothing that it does not bring along: its colours and its sounds are a desktop's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.apk.package import facts, unpack
from tests.house.tree import ROOT
from tools.apk.only_packed import PACKED

TOOLS = ROOT / "tools" / "apk"
# What is imported under another name than that of its recipe, and what is no Python.
IMPORTED_AS = {"pyjnius": "jnius"}
NO_MODULE = {"hostpython3", "libffi", "openssl", "python3", "sqlite3"}


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    folder = tmp_path / "unpacked"
    unpack(folder)
    return folder


def python(folder: Path, *words: str | Path, **more: str) -> str:
    """In an environment without any of Kivy's settings, but for `more`."""
    folder.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY", "SDL"))}
    quiet = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-OO", *words]
    done = subprocess.run(
        command, cwd=folder, check=False, capture_output=True, text=True, env=kept | quiet | more
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def look(unpacked: Path, home: Path, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(python(home, TOOLS / "look_around_packed.py", unpacked, *words))
    return found


def test_a_tablet_has_the_colours_of_a_desktop(unpacked: Path, tmp_path: Path) -> None:
    """Computed by what is packed: of the module that knows how, the compiled part stays away."""
    tablet = look(unpacked, tmp_path / "tablet")
    desktop = look(unpacked, tmp_path / "desktop", "everything")
    assert tablet["code"].endswith(".pyc")
    assert tablet["screen"] == "home"
    assert tablet["palette"] == desktop["palette"]
    assert tablet["palette"]["primaryColor"] != tablet["palette"]["onPrimaryColor"]


def test_what_is_not_packed_is_not_found(tmp_path: Path) -> None:
    """None of this checkout's tools, and no compiled part of a module that the package has in Python."""
    wanted = ["hypothesis", "materialyoucolor.quantize.celebi", "setuptools"]
    lines = ["import only_packed; only_packed.watch()", "import kivy, materialyoucolor.hct, json"]
    for name in wanted:
        lines += ["try:", f"    import {name}", "except ModuleNotFoundError:", f"    print({name!r})"]
    printed = python(tmp_path / "home", "-c", "\n".join(lines), PYTHONPATH=str(TOOLS), KIVY_NO_ARGS="1")
    assert printed.split() == wanted


def test_the_list_of_what_is_packed_is_python_for_androids() -> None:
    recipes = {recipe["name"] for recipe in facts()["recipes"]}
    modules = {name for name in recipes - NO_MODULE if not name.startswith("sdl2")}
    # Its recipe only fetches a finished package, and none is wanted.
    assert {IMPORTED_AS.get(name, name) for name in modules - {"setuptools"}} == PACKED


def test_a_tablet_plays_its_sounds_as_a_desktop_does(unpacked: Path, tmp_path: Path) -> None:
    """Where Kivy takes itself to be on Android, and would take the system's own player first."""
    (tmp_path / "android.py").write_text("api_version = 36\n", encoding="utf-8")
    (tmp_path / "jnius.py").write_text(
        "class PythonJavaClass: pass\n"
        "def autoclass(name): return name\n"
        "def java_method(signature): return lambda method: method\n",
        encoding="utf-8",
    )
    players = "[player.__name__ for player in SoundLoader._classes]"
    lines = f"import coffres.ui; from kivy.core.audio import SoundLoader; print(*{players})"
    android = {"KIVY_BUILD": "android", "ANDROID_APP_PATH": str(tmp_path)}
    printed = python(tmp_path / "home", "-c", lines, PYTHONPATH=f"{unpacked}:{tmp_path}", **android)
    assert printed.split() == ["SoundSDL2", "MusicSDL2"]
    first = f"import os; os.environ['KIVY_AUDIO'] = 'android,sdl2'; {lines}"
    printed = python(tmp_path / "home", "-c", first, PYTHONPATH=f"{unpacked}:{tmp_path}", **android)
    assert printed.split()[0] == "SoundAndroidPlayer", "the stand-ins are not what Kivy asks for"
