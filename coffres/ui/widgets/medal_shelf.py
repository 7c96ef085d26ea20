"""Medals side by side, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import Metrics, dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout

_WIDE = 112  # dp at ordinary text size: least width of one


class MedalShelf(GridLayout):
    def __init__(self, medals: Sequence[Widget], **kwargs: object) -> None:
        super().__init__(cols=1, **kwargs)
        for medal in medals:
            self.add_widget(medal)
        self.bind(width=self._arrange)

    def _arrange(self, *_: object) -> None:
        room = int(self.width / (dp(_WIDE) * Metrics.fontscale))
        self.cols = max(1, min(room, len(self.children)))


load_layout(__name__)
