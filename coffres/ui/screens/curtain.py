"""The curtain between two players: it says who gets the tablet, and has a bolt to slide. It knows nothing
else."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import bolt, fitted, seat_token  # noqa: F401 - the layout uses them


class CurtainScreen(FloatLayout):
    __events__ = ("on_open",)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()

    def back(self) -> bool:
        return True  # the back key does nothing here

    def on_open(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
