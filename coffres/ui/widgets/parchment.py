"""A slip of parchment above other things, for a question or a note of the house."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout


class Parchment(BoxLayout):
    """Text on it is dark: theme.INK."""


load_layout(__name__)
