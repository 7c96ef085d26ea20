"""A person's place in an evening, as a row: rank, token, name, and a golden key with their number."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_TIME = 0.35  # seconds that revealing one takes


class StandingRow(BoxLayout):
    """Veiled at first, but as large as it will be afterwards."""

    person = StringProperty()
    rank = NumericProperty(1)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    keys = NumericProperty(0)
    first = BooleanProperty(False)
    told = NumericProperty(0)  # 0: veiled, 1: readable

    def tell(self, still: bool) -> None:
        if still:
            self.told = 1
        else:
            Animation(told=1, d=_TIME, t="out_quad").start(self)


load_layout(__name__)
