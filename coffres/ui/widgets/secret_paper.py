"""The framed paper on which a secret is shown where nobody holds it: in a replay and in a film."""

from __future__ import annotations

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout


class SecretPaper(BoxLayout):
    filled = BooleanProperty(False)  # whether there is a secret on it; otherwise it takes no room


load_layout(__name__)
