"""Text that wraps to the width it is given and is as high as it needs."""

from __future__ import annotations

from kivy.uix.label import Label

from coffres.ui.pairs import load_layout


class Sentence(Label):
    pass


load_layout(__name__)
