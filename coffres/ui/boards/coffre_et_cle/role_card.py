"""A role's card, face up or face down. All faces are equally bright, so none is recognised from far away."""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture

_GAME = "coffre_et_cle"
_FACES = ("card_key", "card_treasure", "card_false_key", "card_neutral", "card_false_treasure")


class RoleCard(Widget):
    role = NumericProperty(-1)  # -1: face down
    locked = BooleanProperty(False)  # whether it lies turned sideways, with a padlock (CC-23)

    def _face(self) -> Texture:
        return texture("card_back" if self.role < 0 else _FACES[int(self.role)], _GAME)

    face = AliasProperty(_face, None, bind=["role"], cache=True)


load_layout(__name__)
