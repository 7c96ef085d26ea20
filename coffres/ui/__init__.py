"""The window: everything that needs Kivy.

Kivy reads its settings when it is first imported: they are made here, before any module of ours does that.
"""

import os

os.environ.setdefault("KIVY_NO_ARGS", "1")  # Kivy would take our command line for its own
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # nothing of ours hangs on a file in somebody's home
os.environ.setdefault("KIVY_NO_FILELOG", "1")  # and nothing is written there at every start
# One player everywhere. On a tablet Kivy would take the system's own, with a decoder prepared for each sound.
os.environ.setdefault("KIVY_AUDIO", "sdl2")

from kivy.config import Config

# On a desktop the window has the size of a 10" tablet; on a tablet it is the whole screen, whatever is here.
Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")
