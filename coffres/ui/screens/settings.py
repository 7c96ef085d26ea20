"""The settings, opened from home."""

from __future__ import annotations

from kivy.app import App

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import settings_list, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.room import Room


class SettingsScreen(Room):
    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
