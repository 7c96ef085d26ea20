"""Somebody's keys in a row, on hooks: one for each game won."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.quads import Quads
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_WHITE = (1, 1, 1, 1)
_LONG = 2.5  # a key is so many times as long as wide


class HangingKeys(Widget):
    """As many small keys as `count`, closer together where there are many."""

    count = NumericProperty(0)
    most = NumericProperty(1)  # the number of keys that the whole width is for

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._draw_soon, size=self._draw_soon, count=self._draw_soon, most=self._draw_soon)
        self._draw_soon()

    def places(self) -> list[float]:
        """The middles of the keys, from the left edge."""
        wide = self.height / _LONG
        apart = min(wide * 1.15, (self.width - wide) / max(1, self.most - 1))
        return [wide / 2 + number * apart for number in range(self.count)]

    def _draw(self, *_: object) -> None:
        size = self.height, self.height / _LONG
        keys, key = Quads(), texture("key_brass")
        for place in self.places():
            keys.stamp(key, self.x + place, self.y + self.height / 2, size, _WHITE, angle=-90)
        self.canvas.clear()
        with self.canvas:
            keys.draw()


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
