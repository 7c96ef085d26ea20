"""The window: everything that needs Kivy.

Kivy reads its settings when it is first imported. They are set here, before any of our modules imports Kivy.
"""

import os

os.environ.setdefault("KIVY_NO_ARGS", "1")  # otherwise Kivy would read our command line as its own
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # the app must not depend on a settings file in somebody's home
os.environ.setdefault("KIVY_NO_FILELOG", "1")  # Kivy must not write a log file there at every start
# The same sound player everywhere. On a tablet Kivy would choose the system's, which prepares a decoder for
# each sound.
os.environ.setdefault("KIVY_AUDIO", "sdl2")

from kivy.config import Config

# On a desktop the window has the size of a 10" tablet. A tablet ignores this: there the app fills the screen.
Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")

from coffres.ui import lean  # noqa: E402 - it needs these settings

lean.spare()
