"""Lays out a screen at once that Kivy would lay out before its next frame.

What draws itself can then draw at its place. Otherwise it draws first in the size that Kivy gives every new
widget, 100 by 100, and again in its own.
"""

from __future__ import annotations

from kivy.uix.layout import Layout
from kivy.uix.widget import Widget


def lay_out(widget: Widget) -> None:
    """Does what waits for the next frame, from the outside to the inside."""
    if isinstance(widget, Layout) and widget._trigger_layout.is_triggered:
        widget._trigger_layout.cancel()
        widget.do_layout()
    for child in list(widget.children):
        lay_out(child)
