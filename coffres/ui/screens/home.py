"""The first screen: the five games on a shelf, and how to play them today."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.registry import GAMES
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import sentence  # noqa: F401 - the layout uses it
from coffres.ui.widgets.game_tile import GameTile


class HomeScreen(FloatLayout):
    keys = tuple(GAMES)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        shelf = self.ids.shelf
        for key in self.keys:  # in front of the layout's own tile, which tells how to play
            shelf.add_widget(GameTile(key), index=1)

    def back(self) -> bool:
        return False  # from here it closes the app

    @staticmethod
    def columns(width: float) -> int:
        """Three tiles abreast on a tablet, two in a small window, one on an upright phone."""
        return 3 if width >= dp(900) else 2 if width >= dp(600) else 1


load_layout(__name__)
