"""A golden line round a whole figure, drawn with the figure's own pictures.

They lie behind it on all its sides, so bright that nothing is left of them but their shape; so its edge is as
smooth as theirs.
"""

from __future__ import annotations

from math import cos, pi, sin

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Scale, Translate

from coffres.ui.boards.roc_noir import knights, stones

_SIDES = 8
_WIDTH = 0.045  # of the line, in widths of the figure
_CLOTH = "figure_cloth"
# A factor that leaves no shade of a picture, and what is laid over yellow to make it golden
_FLAT, _WARMTH = 255, 0.27


class Outline(InstructionGroup):
    def __init__(self, figure: str) -> None:
        super().__init__()
        self._figure = figure
        self._at, self._size = Translate(), Scale()
        self._paints: list[tuple[Color, float]] = []  # each with its strength

    @property
    def foot(self) -> tuple[float, float]:
        """The middle of the base round which it is drawn."""
        return self._at.x, self._at.y

    def draw(self, strength: float) -> None:
        """Draws it so strongly; 0: there is none."""
        if not strength:
            self.clear()
            self._paints = []
            return
        if not self._paints:
            self._build()
        for colour, part in self._paints:
            colour.a = part * strength

    def lay(self, foot: tuple[float, float], wide: float) -> None:
        self._at.xy = foot
        self._size.xyz = (wide, wide, 1)

    def _build(self) -> None:
        for part in (PushMatrix(), self._at, self._size):
            self.add(part)
        for side in range(_SIDES):
            angle = 2 * pi * side / _SIDES
            for name in (_CLOTH, self._figure):
                for green, strength in ((_FLAT, 1), (0, _WARMTH)):
                    self._paints.append((Color(_FLAT, green, 0), strength))
                    self.add(self._paints[-1][0])
                    self.add(
                        Rectangle(
                            texture=stones.look(name),
                            pos=(_WIDTH * cos(angle) - 0.5, _WIDTH * sin(angle) - knights.BASE),
                            size=(1, knights.TALL),
                        )
                    )
        self.add(PopMatrix())
