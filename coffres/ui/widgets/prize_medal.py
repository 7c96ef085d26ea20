"""A prize that somebody collects: its medal, how often, and its title."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, medal  # noqa: F401 - the layout uses them


class PrizeMedal(BoxLayout):
    sign = StringProperty()
    title = StringProperty()
    times = NumericProperty(1)


load_layout(__name__)
