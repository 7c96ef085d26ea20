"""A line to type in. Kivy's own, in our look: KivyMD's is never freed."""

from __future__ import annotations

from kivy.properties import NumericProperty
from kivy.uix.textinput import TextInput

from coffres.ui.pairs import load_layout


class TextField(TextInput):
    """`on_text_validate` comes with the enter key, where there is one line to write in."""

    lines = NumericProperty(1)  # that are seen


load_layout(__name__)
