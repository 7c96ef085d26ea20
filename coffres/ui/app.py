"""The app: one window, one language, and the first screen."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from coffres.l10n import of_system
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
    CoffresApp().run()
