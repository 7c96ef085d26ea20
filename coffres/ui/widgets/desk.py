"""A board and its panel: beside each other, or the panel below where the screen stands upright."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty

from coffres.ui.sizing import Sizing

_NARROWEST = 300  # dp: least width of a panel beside a board


class Desk(Sizing):
    """Its first child is the board, its second the panel."""

    beside = NumericProperty(0.36)  # the panel's part of the width, beside the board
    below = NumericProperty(0.5)  # the panel's part of the height, below the board
    left = BooleanProperty(False)  # whether the panel stands left of the board, for a left-handed player

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        again = self._trigger_layout
        self.bind(pos=again, size=again, children=again, beside=again, below=again, left=again)

    def do_layout(self, *_: object) -> None:
        if len(self.children) < 2:
            return
        panel, board = self.children
        (x, y), (width, height) = self.pos, self.size
        if width > height:
            wide = max(dp(_NARROWEST), width * self.beside)
            panel.pos, panel.size = (x if self.left else x + width - wide, y), (wide, height)
            board.pos, board.size = (x + wide if self.left else x, y), (width - wide, height)
        else:
            high = height * self.below
            panel.pos, panel.size = (x, y), (width, high)
            board.pos, board.size = (x, y + high), (width, height - high)
