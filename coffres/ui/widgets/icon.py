"""An icon of the Material Design set, by its name: `icon: "safe"`.

A plain label in KivyMD's icon font. KivyMD's own MDIcon stays bound to the theme for ever, and keeps its
parents in memory.
"""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from coffres.ui.pairs import load_layout


class Icon(Label):
    icon = StringProperty()

    @staticmethod
    def sign(name: str) -> str:
        return md_icons.get(name, "")


load_layout(__name__)
