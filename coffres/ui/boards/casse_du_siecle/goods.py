"""What everybody has for all to see: tokens, keys kept in hand, safes opened; and the pots between them."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them


class Purse(BoxLayout):
    """A seat's token, or a pot's sign, and what is there."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    icon = StringProperty()
    text = StringProperty()


class Goods(BoxLayout):
    """A row along the foot of the board; without purses it takes no room."""


load_layout(__name__)
