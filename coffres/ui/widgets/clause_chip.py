"""The rule clause behind a prompt or a refusal; a tap opens the rules there."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from coffres.ui.pairs import load_layout


class ClauseChip(ButtonBehavior, Label):
    __events__ = ("on_open",)
    clause = StringProperty()

    def on_release(self) -> None:
        if self.clause:
            self.dispatch("on_open")

    def on_open(self) -> None:
        """Nothing to do but for those who listen."""


load_layout(__name__)
