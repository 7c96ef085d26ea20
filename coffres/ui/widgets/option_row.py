"""One option of a game: what it adds, its clause, the values to choose from, and what they contradict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK
from coffres.ui.widgets import clause_chip, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.segments import Segments
from coffres.ui.widgets.stepper import Stepper

_MOST_SEGMENTS = 5  # an option with more values is chosen step by step


class OptionRow(BoxLayout):
    """`on_choose` comes with the value that was tapped, `on_rules` with the clause that was tapped."""

    __events__ = ("on_choose", "on_rules")
    name = StringProperty()
    says = StringProperty()
    clause = StringProperty()
    values: Sequence[Any] = ListProperty()
    labels: Sequence[str] = ListProperty()
    value = ObjectProperty(None, allownone=True)
    trouble = StringProperty()
    layout = BooleanProperty(False)  # whether boards that people made themselves may be among the values
    faults = StringProperty()  # what is wrong with files that people meant as such boards

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        kind = Segments if len(self.values) <= _MOST_SEGMENTS else Stepper
        control = kind(values=self.values, labels=self.labels, value=self.value, ink=INK)
        if kind is Segments:
            control.folds = True
        self.bind(labels=control.setter("labels"), value=control.setter("value"))
        control.bind(on_choose=lambda _, value: self.dispatch("on_choose", value))
        control.pos_hint = {"center_y": 0.5}
        self.ids.line.add_widget(control)

    def on_choose(self, value: Any) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_rules(self, clause: str) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
