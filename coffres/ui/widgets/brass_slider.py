"""A slider of brass: a groove, filled as far as the knob has been pushed."""

from __future__ import annotations

from kivy.uix.slider import Slider

from coffres.ui.pairs import load_layout


class BrassSlider(Slider):
    """Kivy's slider without its pictures."""


load_layout(__name__)
