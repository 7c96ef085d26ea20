"""The file that starts the app, run as people run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MAIN = Path(__file__).resolve().parents[2] / "main.py"


def test_without_a_screen_it_says_so_and_ends(tmp_path: Path) -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "LC_ALL", "LC_MESSAGES", "KIVY_LOG_MODE")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    for lang, sentence in (("fr", "Il faut un écran à coffres"), ("en", "coffres needs a screen")):
        done = subprocess.run(
            [sys.executable, str(MAIN)],
            cwd=tmp_path,
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment | {"LANG": f"{lang}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"},
        )
        assert done.returncode == 1
        assert done.stderr.splitlines()[-1].startswith(sentence)
        assert "Traceback" not in done.stderr
