"""A switch of brass: a short groove, bright when it is on, and a knob at one of its ends."""

from __future__ import annotations

from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout


class BrassSwitch(Widget):
    """It only shows what it is: whoever it lies on is pressed."""

    active = BooleanProperty(False)


load_layout(__name__)
