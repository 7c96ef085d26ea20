"""Advice below the secret that it is about, on the same sheet: what tells it must not tell it to others."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import icon, secret_words  # noqa: F401 - the layout uses them


class CounselPage(BoxLayout):
    """The move that the Maître would make, and why."""

    move = StringProperty()
    why = StringProperty()


load_layout(__name__)
