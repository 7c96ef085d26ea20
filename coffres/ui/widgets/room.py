"""The room where all happens that is no game: a wooden table under a lamp, behind a whole screen."""

from __future__ import annotations

from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout


class Room(FloatLayout):
    """What lies on the table is laid out by whoever inherits it."""


load_layout(__name__)
