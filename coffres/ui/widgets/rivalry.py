"""Two who play against one another, and how often each has won where the other has not."""

from __future__ import annotations

from kivy.properties import AliasProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, medal, seat_token  # noqa: F401 - the layout uses them


class Rivalry(BoxLayout):
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    won = NumericProperty(0)
    other_symbol = StringProperty()
    other_colour = StringProperty("yellow")
    other_sign = StringProperty()  # instead of a token, for all automata together
    other_name = StringProperty()
    other_won = NumericProperty(0)

    def _share(self) -> float:
        return self.won / ((self.won + self.other_won) or 1)

    share = AliasProperty(_share, None, bind=["won", "other_won"], cache=True)


load_layout(__name__)
