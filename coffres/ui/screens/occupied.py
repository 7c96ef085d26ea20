"""Shown when another window of the app is open: until that is closed, nothing is shown or written here."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate  # noqa: F401 - the layout uses them


class OccupiedScreen(FloatLayout):
    trouble: Trouble = ObjectProperty()

    def said(self, lang: str) -> str:
        return say(self.trouble, lang)

    def back(self) -> bool:
        return False  # the back key closes this window


load_layout(__name__)
