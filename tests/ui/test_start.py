"""The start of the app: home needs few modules, and opens on a device on which the app has never run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev import start
from coffres.dev.window.robot import Robot
from coffres.engine.trouble import Trouble
from coffres.ui.app import CoffresApp
from tests.house.tree import ROOT

# Modules of ours: on a slow device each is a file to find and to read. There were 80. A few were added since:
# for the screen's margins, for keeping pictures within the memory, for a tablet that nobody touches, for
# collecting what nothing uses when nobody notices, for the tips that a tablet has shown, for leaving out
# what Kivy imports for nothing, for keeping the last results of slow work, and for the room that all pages
# share.
MOST = 78
# Modules of Kivy, KivyMD and what they need: a bare window with one button has 225.
MOST_OF_OTHERS = 216
# Modules that home does not need.
LATER = (
    "coffres.device.flat",
    "coffres.device.silent",
    "coffres.engine.awards",
    "coffres.engine.checks",
    "coffres.engine.handoff",
    "coffres.engine.match",
    "coffres.engine.options",
    "coffres.engine.session",
    "coffres.engine.sight",
    "coffres.storage.joining",
    "coffres.storage.journal",
    "coffres.storage.lines",
    "coffres.storage.migrate",
    "coffres.storage.older_rules",
    "coffres.storage.own_boards",
    "coffres.storage.reading",
    "coffres.storage.saved_game",
    "coffres.storage.shared_cards",
    "coffres.ui.album_ahead",
    "coffres.ui.asking",
    "coffres.ui.board",
    "coffres.ui.chooser",
    "coffres.ui.stage",
    "coffres.ui.tablet",
    "coffres.ui.telling",
    "coffres.ui.iris",
    "coffres.ui.moment",
    "coffres.ui.rulebook",
    "coffres.ui.seating",
    "coffres.ui.sitting",
    "coffres.ui.speech",
    "coffres.ui.widgets.peek",
    "coffres.ui.widgets.saved_card",
    "coffres.ui.widgets.sheet",
)
# Modules of others: the tablet's hardware, ciphers, a loop of events beside Kivy's, the tools of developers.
NEVER = ("asyncio", "babel", "hashlib", "hypothesis", "jnius", "plyer", "pytest", "ssl")

_HOME = """
import gc, json, os, sys
from coffres.ui.start import main
from kivy.core.window import Window

def drawn(*_):
    print(json.dumps([*sys.modules, f"garbage {gc.isenabled()}"]), flush=True)
    os._exit(0)

Window.bind(on_flip=drawn)
main()
"""


def python(*arguments: str, **env: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env={**os.environ, **env}, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The modules that are imported when home is drawn for the first time."""
    names: list[str] = json.loads(python("-c", _HOME, XDG_CONFIG_HOME=str(tmp_path_factory.mktemp("home"))))
    return names


def test_home_is_built_without_a_game_a_board_or_a_widget_of_kivymd(loaded: list[str]) -> None:
    parts = ("rules", "state", "secrets", "material")
    games = [name for name in loaded if name.startswith("coffres.games.") and name.split(".")[-1] in parts]
    boards = [name for name in loaded if name.startswith("coffres.ui.boards.")]
    screens = [name for name in loaded if name.startswith("coffres.ui.screens.")]
    controls = [name for name in loaded if name.startswith(("kivymd.uix.button", "kivymd.uix.selection"))]
    assert (games, boards, screens, controls) == ([], [], ["coffres.ui.screens.home"], [])


def test_home_needs_no_room_that_is_only_played_in(loaded: list[str]) -> None:
    assert [name for name in loaded if name in LATER] == []
    assert [name for name in loaded if name.split(".")[0] in NEVER] == []


def test_garbage_is_looked_for_again_once_home_is_there(loaded: list[str]) -> None:
    assert loaded[-1] == "garbage True"


@pytest.mark.parametrize("name", LATER)
def test_a_room_that_is_left_for_later_is_there(name: str) -> None:
    assert find_spec(name) is not None


def test_a_game_to_go_on_with_brings_its_own_rules_and_nothing_to_play_it_with(tmp_path: Path) -> None:
    """Whether this version has the rules of a save must be known before anybody taps it."""
    save = tmp_path / "coffres/games/evening.jsonl"
    save.parent.mkdir(parents=True)
    python("-m", "coffres.dev", "record", "roc_noir", str(save), "--seats", "3", "--seed", "1")
    loaded = json.loads(python("-c", _HOME, XDG_CONFIG_HOME=str(tmp_path)))
    games = {name.split(".")[2] for name in loaded if name.startswith("coffres.games.") and "rules" in name}
    assert games == {"roc_noir"}
    assert "coffres.ui.widgets.saved_card" in loaded
    played = ("coffres.storage.saved_game", "coffres.engine.match", "coffres.ui.sitting", "coffres.ui.board")
    assert [name for name in loaded if name in played or name.startswith("coffres.ui.boards.")] == []


def test_home_is_made_of_few_modules(loaded: list[str]) -> None:
    ours = [name for name in loaded if name.split(".")[0] == "coffres"]
    assert len(ours) <= MOST, sorted(ours)
    others = [name for name in loaded if name.split(".")[0] not in {"coffres", *sys.stdlib_module_names}]
    assert len(others) <= MOST_OF_OTHERS, sorted(others)


def test_a_desktops_window_has_our_icon(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    icons: list[Path] = []
    monkeypatch.setattr(Window, "set_icon", lambda name: icons.append(Path(name)))
    robot.open(CoffresApp(data=tmp_path))
    assert icons == [ROOT / "assets/images/icon.png"]
    monkeypatch.setenv("ANDROID_ARGUMENT", "")
    robot.leave()
    icons.clear()
    robot.open(CoffresApp(data=tmp_path))
    assert icons == []


def test_a_device_without_any_folder_of_apps_gets_one(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    python("-m", "coffres.dev.window.first_frame", "ours", XDG_CONFIG_HOME=str(folder))
    assert (folder / "coffres").is_dir()


def test_a_start_is_measured_beside_a_bare_window() -> None:
    found = json.loads(python("-m", "coffres.dev", "start", "--times", "1", "--json"))
    figures = {f"{which}_{figure}" for which in ("ours", "bare") for figure in ("s", "cpu_s", "modules")}
    assert set(found) == {*figures, "ratio", "cpu_ratio", "bar", "runs"}
    (ours,), (bare,) = found["runs"]["ours"], found["runs"]["bare"]
    assert found["ratio"] == pytest.approx(ours / bare, rel=0.01)
    assert found["cpu_ratio"] == pytest.approx(found["ours_cpu_s"] / found["bare_cpu_s"], rel=0.01)
    assert found["ours_modules"] > found["bare_modules"] > 100


def test_the_first_question_is_measured_beside_the_start() -> None:
    command = [sys.executable, "-m", "coffres.dev", "begin", "coffre_et_cle", "--times", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200)
    assert done.returncode in (0, 1), done.stderr
    found = json.loads(done.stdout)["coffre_et_cle"]
    assert found["runs"] == [found["ratio"]]
    assert found["runs_at_once"] == [found["at_once"]]
    assert found["ready"] > 20
    assert found["ratio"] == pytest.approx(found["prompt_cpu_s"] / found["start_cpu_s"], rel=0.05)
    assert found["behind"] > 0  # a curtain comes first


def test_a_start_that_takes_for_ever_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_PATIENCE", 0.01)
    with pytest.raises(Trouble, match="n'est pas venu en"):
        start._start("bare", tmp_path)
