"""The safe that opens: its gold, and before it two leaves that slide away. All is drawn once; only the leaves
move."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle, StencilPop, StencilPush, StencilUnUse, StencilUse

from coffres.ui import pictures
from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.box import Box

_GAME = "casse_du_siecle"
_RIM = 0.16  # of the safe, as a part of its smaller side


class OpenSafe:
    def __init__(self, box: Box, ajar: float) -> None:
        """Draws it into the open canvas, opened by `ajar`: 0 to 1."""
        pieces.safe(box)
        self._inside = inner = box.inside(_RIM)
        StencilPush()
        Rectangle(pos=(inner.x, inner.y), size=(inner.width, inner.height))
        StencilUse()
        Color(1, 1, 1, 1)
        Rectangle(
            pos=(inner.x, inner.y),
            size=(inner.width, inner.height),
            texture=pictures.texture("treasure", _GAME),
            tex_coords=pictures.covering("treasure", inner.width, inner.height, _GAME),
        )
        half = Box(inner.x, inner.y, inner.width / 2, inner.height)
        self._leaves = pieces.show("safe_leaf", half), pieces.show("safe_leaf", half, mirrored=True)
        StencilUnUse()
        Rectangle(pos=(inner.x, inner.y), size=(inner.width, inner.height))
        StencilPop()
        self.go(ajar)

    def go(self, ajar: float) -> None:
        inner, gone = self._inside, self._inside.width / 2 * ajar
        left, right = self._leaves
        left.pos = (inner.x - gone, inner.y)
        right.pos = (inner.x + inner.width / 2 + gone, inner.y)
