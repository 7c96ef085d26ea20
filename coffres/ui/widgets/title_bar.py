"""The bar at the top of a screen outside a game: a back button and the title."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon_button  # noqa: F401 - the layout uses them


class TitleBar(BoxLayout):
    """What a layout adds to it is put at its right end."""

    __events__ = ("on_back",)
    title = StringProperty()
    game = StringProperty()  # whose letters it has; empty: the house's

    def on_back(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
