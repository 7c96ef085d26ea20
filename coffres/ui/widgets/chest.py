"""A game's chest: its wood, its metal and its sign, drawn as large as there is room."""

from __future__ import annotations

from kivy.properties import AliasProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.theme import Look, look
from coffres.ui.widgets import icon  # noqa: F401 - the layout uses it

_BROAD = 1.16  # as many times as it is high


class Chest(FloatLayout):
    key = StringProperty()  # of the game
    look: Look = ObjectProperty(look(""), rebind=True)

    def on_key(self, _widget: object, key: str) -> None:
        self.look = look(key)

    def _get_body(self) -> tuple[float, float, float, float]:
        """It stands on the lower edge; as high as leaves some air around it."""
        height = 0.92 * min(self.height, self.width / _BROAD)
        width = height * _BROAD
        return self.x + (self.width - width) / 2, self.y + height * 0.02, width, height

    # Left, bottom, width and height of the chest within the widget.
    body = AliasProperty(_get_body, None, bind=["pos", "size"], cache=True)


load_layout(__name__)
