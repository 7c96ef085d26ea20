"""Somebody's keys in a row, on hooks: one for each game won."""

from __future__ import annotations

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_LONG = 2.5  # a key is so many times as long as wide


class HangingKeys(Widget):
    """As many small keys as `count`, closer together where there are many."""

    count = NumericProperty(0)
    most = NumericProperty(1)  # the number of keys that the whole width is for

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, count=self._draw, most=self._draw)

    def places(self) -> list[float]:
        """The middles of the keys, from the left edge."""
        wide = self.height / _LONG
        apart = min(wide * 1.15, (self.width - wide) / max(1, self.most - 1))
        return [wide / 2 + number * apart for number in range(self.count)]

    def _draw(self, *_: object) -> None:
        high = self.height
        wide = high / _LONG
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            for place in self.places():
                PushMatrix()
                Translate(self.x + place, self.top)
                Rotate(angle=-90, origin=(0, 0))
                Rectangle(texture=texture("key_brass"), pos=(0, -wide / 2), size=(high, wide))
                PopMatrix()


class KeyRow(ButtonBehavior, BoxLayout):
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    count = NumericProperty(0)
    most = NumericProperty(1)
    rank = NumericProperty(0)

    @staticmethod
    def edge(height: float) -> float:
        """The side of the token."""
        return max(1.0, min(dp(52), height - dp(12)))


load_layout(__name__)
