"""Whose honours are looked at: a person by the token, or the house by its keyhole."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them


class HonourTab(ButtonBehavior, BoxLayout):
    who = StringProperty()  # an id; empty for the house
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    taken = BooleanProperty(False)
    flat = BooleanProperty(False)  # whether the name stands beside the token: there is little room below


load_layout(__name__)
