"""Tests of the real window, without a screen and without a pixel: layout and touches are the same, and a
picture takes no time. What is seen in pixels has a process of its own (pixels.py).

Kivy reads its settings when it is first imported: the app makes its own, the tests theirs, and both here.
"""

import atexit
import os
import shutil
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("KIVY_GL_BACKEND", "mock")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["KIVY_LOG_MODE"] = "MIXED"  # Kivy's own handling of the log swallows tracebacks
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="coffres-kivy-")

import coffres.ui  # noqa: F401

# isort: split
from kivy.config import Config

atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)
Config.set("graphics", "multisamples", "0")
for provider, _ in Config.items("input"):
    Config.remove_option("input", provider)  # no mouse or touch screen of this machine has a say
