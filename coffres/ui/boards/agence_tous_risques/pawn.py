"""A character on the board: a portrait in its player's colour, facing the way it goes (AT-03)."""

from __future__ import annotations

from math import atan2, degrees

from kivy.graphics import Canvas
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout

from coffres.ui.boards.agence_tous_risques import (
    agent,  # noqa: F401 - the layout uses it
    spaces,
)
from coffres.ui.chooser import Part
from coffres.ui.pairs import load_layout
from coffres.ui.theme import SEAT_COLOURS
from coffres.ui.widgets import icon, seat_token  # noqa: F401 - the layout uses them


class Pawn(RelativeLayout):
    """Its place is the middle of its portrait. Touched through its crew: it may be smaller than a finger."""

    part: Part = ObjectProperty()
    moves = ListProperty()  # what a tap leads to
    figure = NumericProperty(-2)
    colour = StringProperty("yellow")
    symbol = StringProperty()
    facing = NumericProperty(0)  # degrees, counter-clockwise from the right
    holds = BooleanProperty(False)  # the formula
    benched = BooleanProperty(False)
    active = BooleanProperty(False)  # whose turn it is
    lit = BooleanProperty(False)  # a tap leads on
    runs = BooleanProperty(False)  # from one space to another: with the speed lines of a comic

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._prize = Canvas()
        self.canvas.add(self._prize)
        self.bind(size=self._draw_prize, holds=self._draw_prize)

    @staticmethod
    def tint(colour: str) -> list[float]:
        return SEAT_COLOURS[colour]

    def face(self, step: tuple[float, float]) -> None:
        """Looks along a step to the next place."""
        if step != (0, 0):
            self.facing = degrees(atan2(step[1], step[0]))

    def _draw_prize(self, *_: object) -> None:
        """The formula stands above its holder, and is seen from every seat."""
        self._prize.clear()
        if self.holds:
            with self._prize:
                radius = self.width * 0.36
                spaces.draw_formula((self.width * 0.5, self.height * 1.06), radius)


load_layout(__name__)
