"""What everybody has for all to see: tokens, keys kept in hand, safes opened; and the pots between them."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_SIGN, _COUNT = 40, 48  # dp of width: of a token or a pot, and of what is counted beside it
_LINE = 20  # dp of height: of a count below another on a phone
_ROOMY = 480  # dp of the board's width: room for larger ones


class Count(BoxLayout):
    picture = StringProperty()
    number = StringProperty()


class Purse(BoxLayout):
    """A seat's token, or a pot, and how much of what is there: a picture and a number each."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    pot = StringProperty()  # its picture
    lying = BooleanProperty(False)  # all in one line

    def __init__(self, pictures: Sequence[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.counts = [Count(picture=picture) for picture in pictures]
        for count in self.counts:
            self.ids.counts.add_widget(count)

    def tell(self, numbers: Sequence[int]) -> None:
        for count, number in zip(self.counts, numbers, strict=True):
            count.number = str(number)


class Goods(BoxLayout):
    """A row along the foot of the board; without purses it takes no room."""

    wanted = NumericProperty(0)  # its height where it has room
    shy = BooleanProperty(False)  # it has none

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        measure = Clock.create_trigger(self._measure, -1)
        self.bind(width=measure, children=measure)

    def _measure(self, *_: object) -> None:
        purses = self.children
        if not purses:
            self.wanted = 0
            return
        most = max(len(purse.counts) for purse in purses)
        lying = self.width / len(purses) >= dp(_SIGN + most * _COUNT + 8)
        for purse in purses:
            purse.lying = lying
        line = dp(_LINE + 4 if self.width > dp(_ROOMY) else _LINE)
        self.wanted = dp(46) if lying else dp(27) + most * line


load_layout(__name__)
