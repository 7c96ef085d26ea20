"""A preset of a game: a picture of it, its name, and about how long it takes."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.illustration import Illustration
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, vignette  # noqa: F401 - the layout uses them


class PresetCard(ButtonBehavior, BoxLayout):
    game = StringProperty()
    shows: Illustration = ObjectProperty(Illustration(""))
    sign = StringProperty()  # the icon shown instead of the game's chest, for what is no preset
    title = StringProperty()
    note = StringProperty()  # how long it takes
    taken = BooleanProperty(False)


load_layout(__name__)
