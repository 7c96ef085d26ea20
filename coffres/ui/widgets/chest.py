"""A game's chest, as large as there is room."""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.properties import AliasProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture

_AIR = 0.08  # of the picture is empty below the chest: its shadow's end


class Chest(Widget):
    key = StringProperty()  # of the game

    def _picture(self) -> Texture | None:
        return texture(f"chest_{self.key}") if self.key else None

    def _place(self) -> tuple[float, float, float]:
        """Left, bottom and side of the picture: the chest stands on the lower edge."""
        side = min(self.height / (1 - _AIR), self.width)
        return self.center_x - side / 2, self.y - side * _AIR, side

    picture = AliasProperty(_picture, None, bind=["key"], cache=True)
    place = AliasProperty(_place, None, bind=["pos", "size"], cache=True)


load_layout(__name__)
