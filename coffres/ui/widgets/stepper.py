"""Chooses one of many values in a row, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import AliasProperty, ColorProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER
from coffres.ui.widgets import fitted, icon_button  # noqa: F401 - the layout uses them


class Stepper(BoxLayout):
    """`on_choose` comes with the next value. The listener must then change the chosen value."""

    __events__ = ("on_choose",)
    values: Sequence[Any] = ListProperty()
    labels: Sequence[str] = ListProperty()  # one label for each value
    value = ObjectProperty(None, allownone=True)
    ink = ColorProperty(PAPER)  # PAPER on felt, INK on paper
    last = NumericProperty(0)  # the number of the last value

    def on_values(self, _widget: object, values: Sequence[Any]) -> None:
        self.last = len(values) - 1

    def _place(self) -> int:
        return self.values.index(self.value) if self.value in self.values else 0

    place = AliasProperty(_place, None, bind=["values", "value"])

    @staticmethod
    def label(labels: Sequence[str], place: int) -> str:
        return labels[place] if place < len(labels) else ""

    def step(self, steps: int) -> None:
        place = self.place + steps
        if 0 <= place < len(self.values):
            self.dispatch("on_choose", self.values[place])

    def on_choose(self, value: Any) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
