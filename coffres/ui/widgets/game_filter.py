"""The chests of the games, to tap: while one of them is open, only games of this kind are shown."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import GAMES
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest  # noqa: F401 - the layout uses it


class GameFilter(ButtonBehavior, AnchorLayout):
    game = StringProperty()
    taken = BooleanProperty(False)


class GameFilters(BoxLayout):
    """`on_choose(game)` comes with the game whose chest was opened, or "" if it was shut again."""

    __events__ = ("on_choose",)
    value = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for key in GAMES:
            one = GameFilter(game=key, taken=key == self.value)
            one.bind(on_release=lambda one: self.dispatch("on_choose", "" if one.taken else one.game))
            self.add_widget(one)

    def on_value(self, *_: object) -> None:
        for one in self.children:
            one.taken = one.game == self.value

    def on_choose(self, game: str) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
