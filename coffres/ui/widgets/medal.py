"""A round medal of brass with a sign on it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import icon  # noqa: F401 - the layout uses it


class Medal(FloatLayout):
    sign = StringProperty()
    gold = BooleanProperty(False)  # otherwise of dark brass


load_layout(__name__)
