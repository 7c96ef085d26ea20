"""A game's chest, as large as there is room; it is open while a finger is on it."""

from __future__ import annotations

from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import is_drawn, texture

# The place of the shut chest in its picture: width, height, middle and lower edge as parts of the picture's
# side.
_BROAD, _HIGH, _MIDDLE, _BELOW = 0.76, 0.66, 0.51, 0.075


class Chest(Widget):
    key = StringProperty()  # the game's key; empty: the game is not known
    open = BooleanProperty(False)
    picture = ObjectProperty(None, allownone=True)

    def on_key(self, *_: object) -> None:
        name = f"chest_{self.key}" + ("_open" if self.open else "")
        self.picture = texture(name) if is_drawn(name) else None

    on_open = on_key

    def _get_place(self) -> tuple[float, float, float]:
        side = min(self.width / _BROAD, self.height / _HIGH)
        return self.x + self.width / 2 - _MIDDLE * side, self.y - _BELOW * side, side

    # Left, bottom and side of the picture. The shut chest stands on the lower edge; the open one may rise
    # above the box.
    place = AliasProperty(_get_place, None, bind=["pos", "size"], cache=True)


load_layout(__name__)
