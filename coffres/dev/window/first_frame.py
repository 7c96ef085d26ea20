"""Starts an app up to its first frame: ours, or the smallest one of KivyMD. Runs in its own process.

It prints when that frame came, on a clock that all processes share, the CPU seconds and the number of modules
imported until then, and ends.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

OURS, BARE = "ours", "bare"


def ours() -> Callable[[], None]:
    from coffres.ui.start import main

    return main


def bare() -> Callable[[], None]:
    """A window with one button, as KivyMD makes it."""
    from kivymd.app import MDApp
    from kivymd.uix.button import MDButton, MDButtonText
    from kivymd.uix.screen import MDScreen

    class Bare(MDApp):
        def build(self) -> MDScreen:
            button = MDButton(MDButtonText(text="coffres"), pos_hint={"center_x": 0.5, "center_y": 0.5})
            return MDScreen(button)

    return Bare().run


def _settings() -> None:
    """The settings of our window, so that both have the same size and neither looks for files in the home
    folder."""
    os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1")
    from kivy.config import Config

    Config.set("graphics", "width", "1280")
    Config.set("graphics", "height", "800")


def _drawn(*_: object) -> None:
    from kivy.graphics.opengl import glFinish

    glFinish()  # waits until the frame is really drawn
    print(time.monotonic(), time.process_time(), len(sys.modules), flush=True)
    os._exit(0)  # ends at once: what comes after the frame is not measured


if __name__ == "__main__":
    if sys.argv[1] == BARE:
        _settings()
    run = {OURS: ours, BARE: bare}[sys.argv[1]]()
    from kivy.core.window import Window

    Window.bind(on_flip=_drawn)
    run()
