"""A character on the board: a portrait in its player's colour, facing the way it walks (AT-03)."""

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
    """`pos` is the middle of the portrait. The crew handles its touches, because it may be smaller than a
    finger."""

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
    runs = BooleanProperty(False)  # whether it is walking, and is drawn with the speed lines of a comic

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._prize = Canvas()
        self.canvas.add(self._prize)
        self.bind(size=self._draw_prize, holds=self._draw_prize)

    @staticmethod
    def tint(colour: str) -> list[float]:
        return SEAT_COLOURS[colour]

    def face(self, step: tuple[float, float]) -> None:
        """Turns the portrait in the direction of a step."""
        if step != (0, 0):
            self.facing = degrees(atan2(step[1], step[0]))

    def _draw_prize(self, *_: object) -> None:
        """Draws the formula above its holder, so that it can be seen from every seat."""
        self._prize.clear()
        if self.holds:
            with self._prize:
                radius = self.width * 0.36
                spaces.draw_formula((self.width * 0.5, self.height * 1.06), radius)


load_layout(__name__)
