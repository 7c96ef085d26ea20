"""A picture that is shown above the castle for a moment."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture

from coffres.ui.motion import Movement

Point = tuple[float, float]


class Overlay:
    """A picture that comes and goes above the ground. Its instructions stay in the canvas, but show nothing
    then."""

    def __init__(self, group: InstructionGroup) -> None:
        self.colour = Color(1, 1, 1, 0)
        self.body = Rectangle(size=(0, 0))
        group.add(self.colour)
        group.add(self.body)

    def lay(self, texture: Texture, middle: Point, side: float) -> None:
        self.body.texture = texture
        self.body.pos = (middle[0] - side / 2, middle[1] - side / 2)
        self.body.size = (side, side)
        self.colour.a = 1

    def clear(self) -> None:
        Animation.cancel_all(self.body)
        Animation.cancel_all(self.colour)
        self.colour.a = 0
        self.body.texture = None
        self.body.pos = self.body.size = (0, 0)


def glide(middle: Point, side: float, seconds: float, way: str = "in_out_quad") -> Animation:
    corner = (middle[0] - side / 2, middle[1] - side / 2)
    return Movement(pos=corner, size=(side, side), d=seconds, t=way)
