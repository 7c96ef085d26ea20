"""The ground and the edge of a rail, in the world of its game: found by where its pictures lie.

A game's own are `rail_ground` and `rail_edge` (tiles), `rail_corner`, `rail_slip` (with the `tint` of its
paper) and `rail_plate`; a game without them has the house's felt and wood.
"""

from __future__ import annotations

from kivy.graphics import BorderImage, Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.properties import StringProperty

from coffres.ui.pictures import is_drawn, picture, repeated, texture

_EDGE = 14  # dp: the width of the house's edge
Corners = tuple[float, ...]


def own(name: str, game: str) -> str:
    """The game whose picture this is: `game`, or none for the house's."""
    return game if game and is_drawn(name, game) else ""


class Railed:
    """For a widget: draws its rail below everything else."""

    game = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._rail = InstructionGroup()
        self.canvas.before.insert(0, self._rail)
        for matters in ("pos", "size", "game"):
            self.fbind(matters, self._draw_rail)
        self._draw_rail()

    def _draw_rail(self, *_: object) -> None:
        self._rail.clear()
        if own("rail_ground", self.game):
            self._lay("rail_ground", 1)
            self._edge_with_strips()
        else:
            self._lay("felt", 0.82, house=True)
            edge = picture("table_edge")
            self._rail.add(Color(1, 1, 1, 1))
            self._rail.add(
                BorderImage(
                    texture=edge.texture,
                    border=edge.border,
                    display_border=[dp(_EDGE)] * 4,
                    pos=self.pos,
                    size=self.size,
                )
            )

    def _lay(self, name: str, light: float, house: bool = False) -> None:
        game = "" if house else self.game
        self._rail.add(Color(light, light, light, 1))
        self._rail.add(
            Rectangle(
                texture=texture(name, game),
                tex_coords=repeated(name, *self.size, game),
                pos=self.pos,
                size=self.size,
            )
        )

    def _edge_with_strips(self) -> None:
        """A strip along each side, its outer edge outside, and a corner upon its ends."""
        strip, corner = picture("rail_edge", self.game), picture("rail_corner", self.game)
        long, wide = strip.size
        across, up = self.width / long, self.height / long
        (x, y), (right, top) = self.pos, (self.right, self.top)
        sides: tuple[tuple[Corners, Corners], ...] = (
            ((x, top - wide, self.width, wide), (0, 1, across, 1, across, 0, 0, 0)),
            ((x, y, self.width, wide), (0, 0, across, 0, across, 1, 0, 1)),
            ((x, y, wide, self.height), (0, 0, 0, 1, up, 1, up, 0)),
            ((right - wide, y, wide, self.height), (0, 1, 0, 0, up, 0, up, 1)),
        )
        self._rail.add(Color(1, 1, 1, 1))
        for (left, bottom, width, height), coords in sides:
            self._rail.add(
                Rectangle(texture=strip.texture, tex_coords=coords, pos=(left, bottom), size=(width, height))
            )
        side = corner.size[0]
        off = (side - wide) / 2 - dp(1)
        for left in (x - off, right - side + off):
            for bottom in (y - off, top - side + off):
                self._rail.add(Rectangle(texture=corner.texture, pos=(left, bottom), size=corner.size))
