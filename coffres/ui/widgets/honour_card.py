"""A slip of paper in the honours: a heading, and whatever is added below it."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import sentence  # noqa: F401 - the layout uses it


class HonourCard(BoxLayout):
    title = StringProperty()
    remark = StringProperty()  # smaller, below the heading


load_layout(__name__)
