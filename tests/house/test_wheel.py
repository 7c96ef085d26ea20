"""The built package can be installed and run anywhere, without the network and without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import coffres
from tests.house.tree import ROOT
from tests.unpacking import unpack

# The test of an installed app: it finds its games and catalogues, and opens for one frame.
_TRY = """
import gettext
from pathlib import Path
from coffres import __file__ as package
from coffres.engine.registry import GAMES, meta, words
from coffres.places import ASSETS, KV, LOCALE
for key in GAMES:
    assert GAMES[key].key == key and meta(key).title and words(key).PROMPTS
    gettext.translation(key, LOCALE, ["en"])
inside = Path(package).parent
assert inside in ASSETS.parents and inside in KV.parents, (ASSETS, KV)

from coffres.ui.app import CoffresApp
from kivy.clock import Clock
app = CoffresApp(data=Path('data'))
Clock.schedule_once(lambda dt: app.stop())
app.run()
print("opened", type(app.scene.screen).__name__)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", str(out), cwd=ROOT)
    return out


def run(*words: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        words, cwd=cwd, check=False, capture_output=True, text=True, env=os.environ | environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel(built: Path) -> Path:
    return built / f"coffres-{coffres.__version__}-py3-none-any.whl"


def committed_under(*folders: str) -> set[str]:
    listing = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *folders, cwd=ROOT)
    return {name for name in listing.split("\0") if name and (ROOT / name).is_file()}


def test_the_wheel_holds_the_package_its_layouts_and_its_assets_and_nothing_else(built: Path) -> None:
    held = set(zipfile.ZipFile(wheel(built)).namelist())
    code = committed_under("coffres")
    made_from = {name for name in committed_under("assets") if "assets/src/" in name or name.endswith(".pot")}
    data = {f"coffres/_data/{name}" for name in committed_under("kv", "assets") - made_from}
    about = {name for name in held if ".dist-info/" in name}
    assert held - about == code | data


def test_the_sdist_builds_the_same_wheel(built: Path, tmp_path: Path) -> None:
    unpack(built / f"coffres-{coffres.__version__}.tar.gz", tmp_path)
    source = tmp_path / f"coffres-{coffres.__version__}"
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), cwd=source)
    again = zipfile.ZipFile(tmp_path / wheel(built).name)
    first = zipfile.ZipFile(wheel(built))
    assert {name: again.read(name) for name in again.namelist()} == {
        name: first.read(name) for name in first.namelist()
    }


def test_it_runs_where_it_is_installed(built: Path, tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    elsewhere.mkdir()
    offline = ("--no-deps", "--no-index", "--disable-pip-version-check")
    run(
        sys.executable,
        "-m",
        "pip",
        "install",
        *offline,
        "--target",
        str(home),
        str(wheel(built)),
        cwd=elsewhere,
    )
    assert (home / "bin" / "coffres").is_file()
    said = run(
        sys.executable,
        "-c",
        _TRY,
        cwd=elsewhere,
        PYTHONPATH=str(home),
        KIVY_HOME=str(tmp_path / "kivy"),
        SDL_VIDEODRIVER="offscreen",
        SDL_AUDIODRIVER="dummy",
    )
    assert said.endswith("opened HomeScreen\n")
