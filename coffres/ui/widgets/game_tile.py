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
    brief = BooleanProperty(False)  # whether its motto is left out: large letters have little room

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(key=key, meta=meta(key), **kwargs)

    def on_brief(self, *_: object) -> None:
        """The book lies beside the chest where the words have no room for it."""
        book = self.ids.book
        book.parent.remove_widget(book)
        (self.ids.shown if self.brief else self.ids.figures).add_widget(book)

    def on_rules(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
