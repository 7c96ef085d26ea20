"""The three levels of automata side by side, each with its winding key: the more bits, the better it
plays."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.levels import LEVELS
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class LevelPlate(ButtonBehavior, BoxLayout):
    level = StringProperty(LEVELS[0])
    taken = BooleanProperty(False)
    flat = BooleanProperty(False)  # whether the name stands beside the key


class LevelChoice(BoxLayout):
    """`on_choose` comes with the level that was tapped."""

    __events__ = ("on_choose",)
    level = StringProperty()  # the level that an automaton has already; empty: none
    narrow = BooleanProperty(False)  # whether they stand one below the other
    needed = NumericProperty(0)  # its height

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for level in LEVELS:
            plate = LevelPlate(level=level)
            plate.bind(on_release=lambda plate: self.dispatch("on_choose", plate.level))
            self.bind(narrow=plate.setter("flat"))
            plate.flat = self.narrow
            self.add_widget(plate)
        self.bind(level=self._light)
        self._light()

    def _light(self, *_: object) -> None:
        for plate in self.children:
            plate.taken = plate.level == self.level

    def on_choose(self, level: str) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
