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
            draw_figure(int(self.figure), Box(*self.pos, *self.size), self.strides, self.mirrored)


def draw_figure(
    figure: int, box: Box, strides: bool = False, mirrored: bool = False, fine: bool = False
) -> None:
    """Draws it into the open canvas. `fine`: for one that is shown larger than on the board."""
    name = "figure_guard" if figure == GUARD else f"figure_{figure}"
    found = picture(name + ("_walks" if strides else ""), GAME, fine)
    corners = list(found.texture.tex_coords)
    if mirrored:
        corners = corners[2:4] + corners[:2] + corners[6:] + corners[4:6]
    width, height = found.texture.size
    scale = min(box.width / width, box.height / height)
    Color(1, 1, 1, 1)
    Rectangle(
        texture=found.texture,
        tex_coords=corners,
        size=(width * scale, height * scale),
        pos=(box.center[0] - width * scale / 2, box.y),
    )


load_layout(__name__)
