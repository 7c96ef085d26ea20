"""An illustration, drawn on the ground of its game's world and cut off at its edges."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.stencilview import StencilView

from coffres.ui.illustration import Illustration, Piece
from coffres.ui.pictures import filling, is_drawn, picture, texture

_SHADE = (0, 0, 0, 0.35)
_LOWER = 0.025  # part of the height by which a shadow lies lower
_AIR = 0.1  # part of the height left free beside the outer pieces
_LARGEST = 1.6  # a picture is not drawn larger than this many times its own size
_CHEST = 1.12  # the height of the chest's picture, which has much air, as a part of ours


class Vignette(StencilView):
    game = StringProperty()
    shows: Illustration = ObjectProperty(Illustration(""))

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        draw = Clock.create_trigger(self._draw, -1)
        self.bind(pos=draw, size=draw, shows=draw)
        draw()

    def _draw(self, *_: object) -> None:
        ground = self.shows.ground
        self.canvas.clear()
        with self.canvas:
            Color(*self.shows.tint)
            if ground:
                corners = filling(ground, self.width, self.height, self.game)
                tile = texture(ground, self.game)
                Rectangle(texture=tile, tex_coords=corners, pos=self.pos, size=self.size)
            else:
                Rectangle(pos=self.pos, size=self.size)
            Color(1, 1, 1, 1)
            Rectangle(texture=texture("lamp"), pos=self.pos, size=self.size)
            if not self.shows.pieces:
                self._put_chest()
            unit = self._unit()
            for piece in self.shows.pieces:
                self._put(piece, unit)

    def _put_chest(self) -> None:
        name, side = f"chest_{self.game}", min(self.height, self.width) * _CHEST
        if is_drawn(name):
            place = self.center_x - side / 2, self.center_y - side * 0.42
            Rectangle(texture=texture(name), pos=place, size=(side, side))

    def _unit(self) -> float:
        """The height that the pieces are parts of: as large as their breadth and their sharpness allow."""
        unit: float = self.height
        for piece in self.shows.pieces:
            broad, high = picture(piece.name, self.game).size
            reach = 2 * abs(piece.x) + piece.high * max(broad / high, 1) + _AIR
            unit = min(unit, self.width / reach, _LARGEST * high / piece.high)
        return unit

    def _put(self, piece: Piece, unit: float) -> None:
        shown = picture(piece.name, self.game)
        high = piece.high * unit
        size = high * shown.size[0] / shown.size[1], high
        middle = self.center_x + piece.x * unit, self.center_y + piece.y * unit
        x, y = middle[0] - size[0] / 2, middle[1] - high / 2
        PushMatrix()
        Rotate(angle=piece.turn, origin=middle)
        Color(*_SHADE)
        Rectangle(texture=shown.texture, pos=(x, y - _LOWER * unit), size=size)
        Color(1, 1, 1, 1)
        Rectangle(texture=shown.texture, pos=(x, y), size=size)
        PopMatrix()
