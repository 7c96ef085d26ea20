"""A person at the table, as a row to choose: token, name, and a remark."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them


class PersonRow(ButtonBehavior, BoxLayout):
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    face = StringProperty()  # of an automaton
    winding = StringProperty()


load_layout(__name__)
