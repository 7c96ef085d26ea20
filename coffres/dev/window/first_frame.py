"""One start of an app, up to its first frame: ours, or the least that KivyMD can show. A process of its own.

It prints the moment of that frame by a clock that all processes share, the processor's seconds that went into
it and how many modules were imported for it, and ends.
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
    """A window with one button, as KivyMD comes."""
    from kivymd.app import MDApp
    from kivymd.uix.button import MDButton, MDButtonText
    from kivymd.uix.screen import MDScreen

    class Bare(MDApp):
        def build(self) -> MDScreen:
            button = MDButton(MDButtonText(text="coffres"), pos_hint={"center_x": 0.5, "center_y": 0.5})
            return MDScreen(button)

    return Bare().run


def _settings() -> None:
    """Those of our window, so that both are as large and neither looks for files in somebody's home."""
    os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1")
    from kivy.config import Config

    Config.set("graphics", "width", "1280")
    Config.set("graphics", "height", "800")


def _drawn(*_: object) -> None:
    from kivy.graphics.opengl import glFinish

    glFinish()  # asked for is not drawn yet
    print(time.monotonic(), time.process_time(), len(sys.modules), flush=True)
    os._exit(0)  # nothing that comes after it is measured


if __name__ == "__main__":
    if sys.argv[1] == BARE:
        _settings()
    run = {OURS: ours, BARE: bare}[sys.argv[1]]()
    from kivy.core.window import Window

    Window.bind(on_flip=_drawn)
    run()
