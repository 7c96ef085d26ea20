"""The discarded cards, for players who want to count them (AT-46)."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.reading_list import Line
from coffres.ui.widgets.sheet import Sheet


class DiscardSheet(Sheet):
    def __init__(self, lines: Sequence[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.page.lines = [Line(text) for text in lines]


load_layout(__name__)
