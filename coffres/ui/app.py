"""The app: one window, one language, and the first screen."""

from __future__ import annotations

import os
import sys

from kivy.properties import ObjectProperty
from kivy.utils import platform

from coffres.engine.trouble import N_, Trouble
from coffres.l10n import of_system, say
from coffres.ui.language import Language
from coffres.ui.screens.home import HomeScreen
from coffres.ui.theme import ThemedApp


class CoffresApp(ThemedApp):
    title = "coffres"
    l10n: Language = ObjectProperty()

    def __init__(self, lang: str | None = None, **kwargs: object) -> None:
        super().__init__(l10n=Language(lang=lang or of_system()), **kwargs)

    def build(self) -> HomeScreen:
        return HomeScreen()


def main() -> None:
    if platform == "linux" and not _screens():
        # SDL would draw where nobody looks, and never end. (Kivy has put its log in the place of sys.stderr.)
        trouble = Trouble(N_("Il faut un écran à coffres, et il n'y en a pas ici."))
        print(say(trouble, of_system()), file=sys.__stderr__)
        sys.exit(1)
    CoffresApp().run()


def _screens() -> list[str]:
    """What a Linux desktop names its screen by, or whoever starts the app without one."""
    return [name for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER") if os.environ.get(name)]
