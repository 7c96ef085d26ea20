"""What fills a page, and is scrolled where the page is lower than can be read."""

from __future__ import annotations

from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from coffres.ui.theme import BRASS


class Stretched(ScrollView):
    """`least`: the least height of its content."""

    def __init__(self, content: Widget, least: float, **kwargs: object) -> None:
        super().__init__(do_scroll_x=False, bar_color=BRASS, bar_inactive_color=(*BRASS[:3], 0.5), **kwargs)
        self._content, self._least = content, least
        content.size_hint_y = None
        self.add_widget(content)
        self.bind(height=self._stretch)
        self._stretch()

    def _stretch(self, *_: object) -> None:
        self._content.height = max(self._least, self.height)
