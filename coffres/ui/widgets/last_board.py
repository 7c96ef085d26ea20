"""The felt on which a board is drawn off the screen, for a picture of it."""

from __future__ import annotations

from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout


class LastBoard(FloatLayout):
    """A board that is added to it fills it."""


load_layout(__name__)
