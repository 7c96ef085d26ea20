"""What the castle stands in: its moat and the black rock about it, as far as the board shows them."""

from __future__ import annotations

from kivy.graphics import Color, InstructionGroup, Rectangle

from coffres.ui.box import Box
from coffres.ui.pictures import picture


class Grounds:
    """Stays as it is when the castle turns: the moon does not turn."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.seen = Rectangle(size=(0, 0))
        self.group.add(Color(1, 1, 1, 1))
        self.group.add(self.seen)

    def lay(self, board: Box, castle: Box) -> None:
        """Draws what can be seen of it on the board, the castle in its middle."""
        found = picture("grounds", "roc_noir")
        part = found.facts["castle"]  # of its side is the castle's
        if min(board.width, board.height, castle.width) < 1:
            return
        whole = castle.grown(1 / part)
        left, low = max(board.x, whole.x), max(board.y, whole.y)
        right = min(board.x + board.width, whole.x + whole.width)
        top = min(board.y + board.height, whole.y + whole.height)
        first, last = (left - whole.x) / whole.width, (right - whole.x) / whole.width
        under, over = 1 - (low - whole.y) / whole.height, 1 - (top - whole.y) / whole.height
        self.seen.texture = found.texture
        self.seen.pos, self.seen.size = (left, low), (right - left, top - low)
        self.seen.tex_coords = (first, under, last, under, last, over, first, over)
