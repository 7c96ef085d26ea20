"""The window: everything that needs Kivy.

Kivy reads its settings when it is first imported, so they are made here, before any module of ours imports it.
"""

import os

os.environ.setdefault("KIVY_NO_ARGS", "1")  # Kivy would take our command line for its own
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # nothing of ours hangs on a file in somebody's home
os.environ.setdefault("KIVY_NO_FILELOG", "1")  # and nothing is written there at every start

from kivy.config import Config

# The desktop's window has the size of a 10" tablet; a tablet's window is its whole screen whatever stands here.
Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")
