"""Starts a process of ours, without a screen for its window, as on a device that has just been set up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_UNWANTED = ("KIVY_GL_BACKEND", "PYTHONDONTWRITEBYTECODE")


def launch(module: str, *words: str, home: Path, patience: float) -> subprocess.CompletedProcess[str]:
    """`home`: where the process finds its settings. It may keep modules as it compiles them: in a package
    they are compiled, and no device does it again."""
    env = {
        **{name: value for name, value in os.environ.items() if name not in _UNWANTED},
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_CONFIG_HOME": str(home),
        "KIVY_LOG_MODE": "PYTHON",  # the cost of logs is not to be measured
    }
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=patience)
