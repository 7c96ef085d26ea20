"""A card instead of the name of home, when nobody has touched it for a while: automata will play, for whoever
looks on.

A touch on it, or some more patience, begins; a touch elsewhere takes it away.
"""

from __future__ import annotations

from kivy.core.window import Window
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.untouched import Untouched
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_PATIENCE = 20.0  # seconds until it begins by itself


class Invitation(ButtonBehavior, BoxLayout):
    __events__ = ("on_accept",)
    stands_above = True  # it covers some of home, until somebody touches anything
    face = StringProperty("automaton_rouage")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._untouched = Untouched(_PATIENCE, lambda: self.dispatch("on_accept"))

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        if parent is None:
            self._untouched.stop()
            Window.unbind(on_touch_down=self._touched)
        else:
            self._untouched.begin()
            Window.bind(on_touch_down=self._touched)

    def _touched(self, _window: object, touch: object) -> None:
        if self.parent is not None and not self.collide_point(*self.to_widget(*touch.pos)):
            self.parent.remove_widget(self)

    def on_release(self) -> None:
        self.dispatch("on_accept")

    def on_accept(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
