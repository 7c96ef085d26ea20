"""A layout gives no widget a property that its class does not declare.

Kivy would add it to the class, for a plain Widget to all widgets there are, and those of other classes that
use the same name would not follow it any more: a plate of one screen was never shown once another screen had
come.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests.house.tree import ROOT


def test_layouts_use_declared_properties_only() -> None:
    env = {**os.environ, "KIVY_GL_BACKEND": "mock", "SDL_VIDEODRIVER": "offscreen", "KIVY_NO_ARGS": "1"}
    command = [sys.executable, "-m", "tests.ui.undeclared"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    *found, counted = done.stdout.splitlines()
    assert int(counted.split()[0]) > 100
    assert found == []
