"""A button with an icon and a word: one of those at the foot of the first screen."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them


class BarButton(ButtonBehavior, BoxLayout):
    icon = StringProperty()
    text = StringProperty()
    flat = BooleanProperty(False)  # whether the word stands beside the icon: large letters in a low bar


load_layout(__name__)
