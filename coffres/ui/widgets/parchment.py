"""A slip of parchment that lies on whatever is there: for a question, or a word from the house."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout


class Parchment(BoxLayout):
    """Its text is dark: theme.INK."""


load_layout(__name__)
