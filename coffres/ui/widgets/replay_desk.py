"""A board that is looked at again, its time line, and what is told beside it."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import NumericProperty

from coffres.ui.sizing import Sizing

_NARROWEST = 320  # dp: least width of what stands beside a board
_LOWEST = 220  # dp: its least height below a board, for three lines of the story


class ReplayDesk(Sizing):
    """Its first child is the board, its second the time line, its third what is told. On an upright screen
    they stand one below the other; otherwise the time line is below the two others."""

    beside = NumericProperty(0.36)  # the part of the width that is told beside the board
    below = NumericProperty(0.5)  # the part of the height for time line and story, below the board
    line = NumericProperty(dp(80))  # height of the time line

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        again = self._trigger_layout
        self.bind(pos=again, size=again, children=again, beside=again, below=again, line=again)

    def do_layout(self, *_: object) -> None:
        if len(self.children) < 3:
            return
        told, line, board = self.children
        (x, y), (width, height) = self.pos, self.size
        if width > height:
            wide = max(dp(_NARROWEST), width * self.beside)
            high = height - self.line
            line.pos, line.size = (x, y), (width, self.line)
            told.pos, told.size = (x + width - wide, y + self.line), (wide, high)
            board.pos, board.size = (x, y + self.line), (width - wide, high)
        else:
            high = max(height * self.below, self.line + dp(_LOWEST))
            told.pos, told.size = (x, y), (width, high - self.line)
            line.pos, line.size = (x, y + high - self.line), (width, self.line)
            board.pos, board.size = (x, y + high), (width, height - high)
