"""The first evening in an emulator is gone through to its end, and what goes wrong on the way is named.

The emulator is a stand-in (standin_adb.py); what it shows are real pictures of home.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apk.rehearsal import LYING, UPRIGHT, rehearse
from tests.house.tree import ROOT

STAND_IN = Path(__file__).with_name("standin_adb.py")
_RUN = "import sys; from pathlib import Path; from tools.apk.emulator import main; sys.exit(main(*{}))"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return rehearse(tmp_path_factory.mktemp("known"), LYING, UPRIGHT)


def evening(folder: Path, known: Path, fault: str) -> subprocess.CompletedProcess[str]:
    tablet, programs = folder / "tablet", folder / "bin"
    tablet.mkdir()
    programs.mkdir()
    state = {"process": 0, "processes": 0, "away": False, "upright": False, "kept": False, "screen": ""}
    (tablet / "state.json").write_text(json.dumps(state), encoding="utf-8")
    # Of an evening before, and never forgotten.
    (tablet / "log").write_text("I python: [INFO   ] [coffres     ] launcher is drawn\n", encoding="utf-8")
    (programs / "adb").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{STAND_IN}" "$@"\n', encoding="utf-8")
    (programs / "adb").chmod(0o755)
    (folder / "coffres.apk").touch()
    env = os.environ | {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "STANDIN": str(tablet),
        "STANDIN_KNOWN": str(known),
        "STANDIN_SIZES": f"{LYING} {UPRIGHT}",
        "STANDIN_FAULT": fault,
    }
    words = f"('coffres.apk', Path({str(known)!r}), 8, 0.2)"
    return subprocess.run(
        [sys.executable, "-c", _RUN.format(words)],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env=env,
    )


def test_an_evening_without_a_fault(tmp_path: Path, known: Path) -> None:
    done = evening(tmp_path, known, "")
    assert done.returncode == 0, done.stderr
    kept = {path.name for path in (tmp_path / "build/emulator").iterdir()}
    assert kept >= {"log.txt", "1-first-start.png", "2-turned.png", "3-taken-up-again.png"}
    assert kept >= {"4-game-to-go-on-with.png", "5-ended-in-a-game.png"}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("never draws", "After the app was started, its log does not say that home is drawn."),
        ("is black", "1-first-start: the screen is not home; the nearest is "),
        ("is deaf", "After a game was touched on its shelf, its log does not say that players is drawn."),
        ("does not turn", "The tablet was turned, and the app was not."),
        ("comes back black", "3-taken-up-again: the screen is not home; the nearest is "),
        ("is killed when it is put away", "It did not live through being put away."),
        ("crashes when it is turned", "It is no longer running."),
        ("loses its games", "4-game-to-go-on-with: the screen is not home-kept; the nearest is "),
        ("raises an exception", "There is a traceback in its log."),
    ],
)
def test_what_goes_wrong_is_named(fault: str, said: str, tmp_path: Path, known: Path) -> None:
    done = evening(tmp_path, known, fault)
    assert done.returncode == 1
    assert said in done.stderr


def test_a_package_that_cannot_be_installed_is_named(tmp_path: Path, known: Path) -> None:
    """Whatever adb says goes on to whoever reads the log."""
    command = _RUN.format(f"('missing.apk', Path({str(known)!r}), 1, 0.1)")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "adb").write_text("#!/bin/sh\necho no devices >&2\nexit 1\n", encoding="utf-8")
    (programs / "adb").chmod(0o755)
    env = os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=tmp_path, check=False, capture_output=True, text=True, env=env
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "adb install -r missing.apk: no devices"
