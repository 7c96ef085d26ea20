"""The settings, as a sheet above a game under way."""

from __future__ import annotations

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import settings_list  # noqa: F401 - the layout uses it
from coffres.ui.widgets.sheet import Sheet


class SettingsSheet(Sheet):
    pass


load_layout(__name__)
