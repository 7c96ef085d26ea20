"""What tools/apk/rehearse.py makes: home in a desktop's window and where to touch it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT

LYING, UPRIGHT = "640x400", "400x640"
FINE = {"KIVY_METRICS_DENSITY": "2", "KIVY_DPI": "320"}  # twice as many dots, as a tablet has


def rehearse(out: Path, *sizes: str, density: dict[str, str] | None = None) -> Path:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY", "SDL"))}
    done = subprocess.run(
        [sys.executable, "-m", "tools.apk.rehearse", out, *sizes],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        env=kept | (density or {}),
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return out
