"""A slip of parchment above other things, for a question or a note of the house."""

from __future__ import annotations

from kivy.properties import AliasProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import Picture, picture
from coffres.ui.widgets.railed import own

_TINT = (0.98, 0.92, 0.79)


class Parchment(BoxLayout):
    """Text on it is dark: theme.INK."""

    game = StringProperty()  # whose world it is of; empty: the house's
    tint = ListProperty(_TINT)  # the colour of its paper

    def on_game(self, *_: object) -> None:
        """The paper takes the game's colour, unless it was given another one."""
        if self.border is not None and tuple(self.tint) == _TINT:
            self.tint = self.border.facts["tint"]

    def _border(self) -> Picture | None:
        return picture("rail_slip", self.game) if own("rail_slip", self.game) else None

    border = AliasProperty(_border, None, bind=["game"], cache=True)


load_layout(__name__)
