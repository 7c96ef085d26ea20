"""A role's card, face up or face down. All faces are equally bright, so none is recognised from far away."""

from __future__ import annotations

from kivy.graphics.texture import Texture
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture

_GAME = "coffre_et_cle"
_FACES = ("key", "treasure", "false_key", "neutral", "false_treasure")


class RoleCard(Widget):
    role = NumericProperty(-1)  # -1: face down
    locked = BooleanProperty(False)  # whether it lies turned sideways, with a padlock (CC-23)
    # whether it is shown as an engraving, in one hue and one tone, so that only its reader knows the role
    engraved = BooleanProperty(False)

    def _face(self) -> Texture:
        if self.role < 0:
            return texture("card_back", _GAME)
        return texture(f"{'engraved' if self.engraved else 'card'}_{_FACES[int(self.role)]}", _GAME)

    face = AliasProperty(_face, None, bind=["role", "engraved"], cache=True)


load_layout(__name__)
