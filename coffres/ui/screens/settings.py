"""The settings, opened from home."""

from __future__ import annotations

from kivy.app import App
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import settings_list, title_bar  # noqa: F401 - the layout uses them


class SettingsScreen(FloatLayout):
    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
