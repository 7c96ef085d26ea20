"""A character on the board: on a base in its player's colour, facing the way it walks (AT-03)."""

from __future__ import annotations

from math import atan2, cos, degrees, radians

from kivy.graphics import Canvas
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.vector import Vector

from coffres.ui.boards.agence_tous_risques import (
    figure,  # noqa: F401 - the layout uses it
    spaces,
)
from coffres.ui.chooser import Part
from coffres.ui.pairs import load_layout
from coffres.ui.theme import SEAT_COLOURS
from coffres.ui.widgets import icon, seat_token  # noqa: F401 - the layout uses them

_STRIDE = 0.34  # how far one step leads, as a part of the base


class Pawn(RelativeLayout):
    """Its box is that of the base; the figure stands out above. The crew handles its touches, because it may
    be smaller than a finger."""

    part: Part = ObjectProperty()
    moves = ListProperty()  # the moves that a tap leads to
    figure = NumericProperty(-2)
    colour = StringProperty("yellow")
    symbol = StringProperty()
    facing = NumericProperty(0)  # degrees, counter-clockwise from the right
    holds = BooleanProperty(False)  # whether it has the formula
    benched = BooleanProperty(False)
    active = BooleanProperty(False)  # whether it is this character's turn
    lit = BooleanProperty(False)  # whether a tap on it leads to a move
    runs = BooleanProperty(False)  # whether it is walking
    lifted = NumericProperty(0)  # how high a hand holds it: 0 to 1
    high = NumericProperty(0)  # the same in pixels
    strides = BooleanProperty(False)  # while it walks: whether it is in mid step

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._walked, self._was = 0.0, tuple(self.center)
        self._prize = Canvas()
        self.canvas.add(self._prize)
        self.bind(
            size=self._draw_prize,
            holds=self._draw_prize,
            high=self._draw_prize,
            center=self._step,
            runs=self._step,
        )

    @staticmethod
    def tint(colour: str) -> list[float]:
        return SEAT_COLOURS[colour]

    @staticmethod
    def looks_left(facing: float) -> bool:
        return cos(radians(facing)) < -0.5

    def face(self, step: tuple[float, float]) -> None:
        """Turns the figure in the direction of a step."""
        if step != (0, 0):
            self.facing = degrees(atan2(step[1], step[0]))

    def _step(self, *_: object) -> None:
        """Sets one foot before the other, as far as it has come."""
        self._walked += Vector(self.center).distance(self._was) if self.runs else 0
        self._was = tuple(self.center)
        self.strides = self.runs and self._walked // max(1, self.width * _STRIDE) % 2 == 0

    def _draw_prize(self, *_: object) -> None:
        """Draws the formula above its holder, so that it can be seen from every seat."""
        self._prize.clear()
        if self.holds:
            with self._prize:
                spaces.draw_formula((self.width * 0.9, self.high + self.height * 1.2), self.width * 0.34)


load_layout(__name__)
