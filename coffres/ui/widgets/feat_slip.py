"""A feat worth telling: its sign on a medal, its title, a sentence, and who did it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import medal, seat_token, sentence  # noqa: F401 - the layout uses them


class FeatSlip(BoxLayout):
    sign = StringProperty()
    title = StringProperty()
    text = StringProperty()
    symbol = StringProperty()  # of whoever did it; empty where that is clear
    colour = StringProperty("yellow")
    record = BooleanProperty(False)  # a medal of gold


load_layout(__name__)
