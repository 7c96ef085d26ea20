"""A brass plate to press: the main thing to do. An action that cannot be undone must be held, with a ring."""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.metrics import sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.holding import Holding
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import Picture, picture, texture
from coffres.ui.theme import INK
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them


class Plate(Holding, FloatLayout):
    text = StringProperty()
    icon = StringProperty()  # shown before the text
    picture = StringProperty()  # one of the house's pictures, shown instead of the text
    wish = NumericProperty("22sp")
    ink = ColorProperty(INK)
    shortens = BooleanProperty(False)  # whether a text that does not fit is cut off
    quiet = BooleanProperty(False)  # whether it is one of many plates and not the main one
    # whether it has been tapped already, while other parts of the move are missing
    chosen = BooleanProperty(False)
    shut = BooleanProperty(False)  # whether it cannot be pressed yet
    control = ObjectProperty(None, allownone=True)  # the board's Control that it was made for, if any

    def _is_roomy(self) -> bool:
        """Whether there is room for an icon or a ring beside the words."""
        return self.width >= sp(190)

    def _face(self) -> Picture:
        if self.quiet:
            return picture("plate_paper")
        return picture("button_brass_pressed" if self.state == "down" else "button_brass")

    def _tint(self) -> list[float]:
        return [0.86, 0.84, 0.8, 1] if self.quiet and self.state == "down" else [1, 1, 1, 1]

    def _shown(self) -> Texture | None:
        """The picture shown instead of the words."""
        name = self.picture or (self.control.picture if self.control else "")
        return texture(name) if name else None

    shown = AliasProperty(_shown, None, bind=["control", "picture"], cache=True)
    face = AliasProperty(_face, None, bind=["quiet", "state"], cache=True, rebind=True)
    roomy = AliasProperty(_is_roomy, None, bind=["width", "wish"], cache=True)
    tint = AliasProperty(_tint, None, bind=["quiet", "state"], cache=True)


load_layout(__name__)
