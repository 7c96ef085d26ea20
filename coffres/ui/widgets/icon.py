"""A sign of the Material Design set, by its name: `icon: "safe"`."""

from __future__ import annotations

from kivymd.uix.label import MDIcon

from coffres.ui.pairs import load_layout


class Icon(MDIcon):
    pass


load_layout(__name__)
