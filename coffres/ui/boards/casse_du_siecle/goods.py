"""What everybody has for all to see: tokens, keys kept in hand, safes opened; and the pots between them."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_WIDE = 118  # dp: what a purse needs to show all it holds side by side


class Count(BoxLayout):
    icon = StringProperty()
    number = StringProperty()


class Purse(BoxLayout):
    """A seat's token, or a pot's sign, and how much of what is there: an icon and a number each."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    icon = StringProperty()

    def __init__(self, counts: Sequence[tuple[str, int]], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.counts = counts
        for icon_, number in counts:
            self.ids.counts.add_widget(Count(icon=icon_, number=str(number)))

    @staticmethod
    def wide(width: float) -> bool:
        return width >= dp(_WIDE)


class Goods(BoxLayout):
    """A row along the foot of the board; without purses it takes no room."""

    wanted = NumericProperty(0)  # its height where it has room
    shy = BooleanProperty(False)  # it has none

    @staticmethod
    def tall(purses: Sequence[Purse], width: float) -> float:
        if not purses:
            return 0
        most = max(len(purse.counts) for purse in purses)
        return dp(46) if Purse.wide(width / len(purses)) else dp(30) + most * dp(18)


load_layout(__name__)
