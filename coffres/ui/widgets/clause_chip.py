"""A small § beside a prompt, an option or a refusal: a tap opens the rules at its clause. The clause's id is
read in the rules only."""

from __future__ import annotations

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER


class ClauseChip(ButtonBehavior, Label):
    __events__ = ("on_open",)
    clause = StringProperty()
    ink = ColorProperty(PAPER)

    def on_release(self) -> None:
        if self.clause:
            self.dispatch("on_open")

    def on_open(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
