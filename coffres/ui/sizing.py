"""A layout that says how large each of its children is.

In Kivy's own, a child that has got its size asks for all to be laid out again. So whatever was laid out was
so twice in a frame, and a panel with a question on it takes long.
"""

from __future__ import annotations

from typing import Any

from kivy.uix.layout import Layout
from kivy.uix.widget import Widget


class Sizing(Layout):
    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.funbind("size", self._trigger_layout)
