"""How often a game was played, and the part of it that was won, as a bar beside the game's chest."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, icon  # noqa: F401 - the layout uses them


class GameBar(BoxLayout):
    key = StringProperty()
    title = StringProperty()
    told = StringProperty()  # the figures
    played = NumericProperty(0)
    won = NumericProperty(0)
    most = NumericProperty(1)  # games that the whole width stands for
    favourite = BooleanProperty(False)


load_layout(__name__)
