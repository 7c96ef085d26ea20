"""A role's card, face up or face down."""

from __future__ import annotations

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout


class RoleCard(Widget):
    role = NumericProperty(-1)
    turned = NumericProperty(0)  # degrees: a locked card lies across (CC-23)


load_layout(__name__)
