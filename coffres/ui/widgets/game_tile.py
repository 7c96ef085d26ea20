"""One game on the shelf: its chest, its name and motto, for how many players, and how long it takes."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Meta
from coffres.engine.registry import meta
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, icon_button  # noqa: F401 - the layout uses them


class GameTile(ButtonBehavior, BoxLayout):
    """A tap on the tile starts the game; a tap on its book opens the rules."""

    __events__ = ("on_rules",)
    key = StringProperty()
    meta: Meta = ObjectProperty()
    tall = BooleanProperty(True)  # whether the chest stands above the words; otherwise beside them

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(key=key, meta=meta(key), **kwargs)

    def on_rules(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
