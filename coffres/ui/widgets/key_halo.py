"""Golden keys in a half circle round a chest, like rays."""

from __future__ import annotations

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pictures import texture

_ROW = 18  # most keys in one row
_EDGE = 6  # degrees without a key, left and right


class KeyHalo(Widget):
    """`inside` of `total` keys have arrived."""

    total = NumericProperty(0)
    inside = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for matters in ("pos", "size", "total", "inside"):
            self.fbind(matters, self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        rows = 1 if self.total <= _ROW else 2
        most = -(-self.total // rows)
        length = min(self.width * 0.24, self.height * 0.3) / (1 if rows == 1 else 1.3)
        radius = min(self.width * 0.5, self.height * 0.75) - length * rows
        with self.canvas:
            Color(1, 1, 1, 1)
            for number in range(self.inside):
                row, place = divmod(number, most)
                count = min(most, self.total - row * most)
                angle = 180 - _EDGE - (180 - 2 * _EDGE) * (place + 0.5) / count
                self._key(angle, max(0.0, radius) + row * length, length)

    def _key(self, angle: float, away: float, length: float) -> None:
        PushMatrix()
        Translate(self.center_x, self.y + self.height * 0.2, 0)
        Rotate(angle=angle, origin=(0, 0))
        Rectangle(texture=texture("key_brass"), pos=(away, -length * 0.2), size=(length, length * 0.4))
        PopMatrix()
