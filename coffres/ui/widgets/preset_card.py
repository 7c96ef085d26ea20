"""A preset of a game: its name, and about how long it takes."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class PresetCard(ButtonBehavior, BoxLayout):
    title = StringProperty()
    note = StringProperty()  # how long it takes, and for whom it is
    taken = BooleanProperty(False)


load_layout(__name__)
