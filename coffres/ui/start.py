"""Starts the app on this device, or says in a sentence why it cannot start."""

from __future__ import annotations

import gc
import os
import sys

from kivy.utils import platform

from coffres.device import here
from coffres.device.sound import Sounds
from coffres.engine.trouble import N_, Trouble
from coffres.l10n import of_system, say


def main() -> None:
    if platform == "linux" and not _screens():
        # Without a screen SDL would draw where nobody sees it, and never end. (Kivy has replaced sys.stderr
        # by its log.)
        trouble = Trouble(N_("Il faut un écran à coffres, et il n'y en a pas ici."))
        print(say(trouble, of_system()), file=sys.__stderr__)
        sys.exit(1)
    # All that is made until the first screen stays as long as the app runs: nothing of it can be freed, and
    # to look for what could takes 10 ms. The screen's housekeeper looks again from then on.
    gc.disable()
    from coffres.ui.app import CoffresApp

    CoffresApp(device=here(_let_sleep), sounds=Sounds).run()


def _let_sleep(may: bool) -> None:
    from kivy.core.window import Window

    Window.allow_screensaver = may


def _screens() -> list[str]:
    """The variables by which a Linux desktop names its screen, or by which someone asks to start without
    one."""
    return [name for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER") if os.environ.get(name)]
