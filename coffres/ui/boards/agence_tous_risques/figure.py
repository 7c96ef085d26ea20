"""An agent, or the guard, on their feet."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.agence_tous_risques.agent import GUARD, NOBODY
from coffres.ui.boards.agence_tous_risques.art import GAME
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture


class Figure(Widget):
    """Stands on the lower edge of its box, as large as the box allows."""

    figure = NumericProperty(NOBODY)  # the number of an agent, GUARD or NOBODY
    strides = BooleanProperty(False)  # whether it is caught in mid step
    mirrored = BooleanProperty(False)  # whether it looks to the left

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for matters in ("pos", "size", "figure", "strides", "mirrored"):
            self.fbind(matters, self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.figure == NOBODY or min(self.size) < 4:
            return
        with self.canvas:
            DrawnFigure(int(self.figure), self.mirrored).stand(Box(*self.pos, *self.size), self.strides)


class DrawnFigure:
    """Somebody in the open canvas, to be put where they stand. `fine`: for one that is shown larger than on
    the board."""

    def __init__(self, figure: int, mirrored: bool = False, fine: bool = False) -> None:
        self._name = "figure_guard" if figure == GUARD else f"figure_{figure}"
        self._mirrored, self._fine = mirrored, fine
        Color(1, 1, 1, 1)
        self._shown = Rectangle(size=(0, 0))

    def stand(self, box: Box, strides: bool = False) -> None:
        """On the lower edge of this box, as large as it allows; in a box without a size nobody is seen."""
        texture = picture(self._name + ("_walks" if strides else ""), GAME, self._fine).texture
        corners = list(texture.tex_coords)
        if self._mirrored:
            corners = corners[2:4] + corners[:2] + corners[6:] + corners[4:6]
        width, height = texture.size
        scale = min(box.width / width, box.height / height)
        self._shown.texture, self._shown.tex_coords = texture, corners
        self._shown.size = (width * scale, height * scale)
        self._shown.pos = (box.center[0] - width * scale / 2, box.y)


load_layout(__name__)
