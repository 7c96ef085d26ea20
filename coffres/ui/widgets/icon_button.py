"""A button with an icon, a finger wide."""

from __future__ import annotations

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER
from coffres.ui.widgets import icon  # noqa: F401 - the layout uses it


class IconButton(ButtonBehavior, FloatLayout):
    icon = StringProperty()
    ink = ColorProperty(PAPER)  # PAPER on felt, INK on paper


load_layout(__name__)
