"""What everybody has for all to see: tokens, keys kept in hand, safes opened; and the pots between them."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_ROOMY = 480  # dp of the board's width: room for large numbers below each other
_WIDE = 118  # dp: what a purse needs to show all it holds side by side


class Count(BoxLayout):
    picture = StringProperty()
    number = StringProperty()


class Purse(BoxLayout):
    """A seat's token, or a pot, and how much of what is there: a picture and a number each."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    pot = StringProperty()  # its picture

    def __init__(self, counts: Sequence[tuple[str, int]], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.counts = counts
        for picture, number in counts:
            self.ids.counts.add_widget(Count(picture=picture, number=str(number)))

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
        line = dp(23 if width > dp(_ROOMY) else 18)
        return dp(46) if Purse.wide(width / len(purses)) else dp(30) + most * line


load_layout(__name__)
