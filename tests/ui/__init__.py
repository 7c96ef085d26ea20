"""Tests of the real window, without a screen and without drawing: layout and touches are the same, and it is
fast. Tests that need pixels run in a process of their own (pixels.py).

Kivy reads its settings when it is first imported. The app's settings and those of the tests are both made
here.
"""

import atexit
import os
import shutil
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("KIVY_GL_BACKEND", "mock")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["KIVY_LOG_MODE"] = "MIXED"  # Kivy's own handling of the log hides tracebacks
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="coffres-kivy-")

import coffres.ui  # noqa: F401

# isort: split
from kivy.config import Config

atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)
Config.set("graphics", "multisamples", "0")
for provider, _ in Config.items("input"):
    Config.remove_option("input", provider)  # no mouse or touch screen of this machine may disturb the tests
