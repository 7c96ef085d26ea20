"""A fight, staged in the vault: the active character on the left, the foe or the guard on the right."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Canvas, Rectangle, StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.boards.agence_tous_risques import (
    agent,  # noqa: F401 - the layout uses it
    art,
    ink,
)
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import dice, fitted, seat_token  # noqa: F401 - the layout uses two of them


class Fighter(FloatLayout):
    """One side of a fight."""

    figure = NumericProperty(-2)
    name = StringProperty()
    die = NumericProperty(0)  # the number rolled; 0: not rolled yet
    colour = ListProperty([1, 1, 1, 1])  # the colour of the die and of the plate
    won = BooleanProperty(False)
    symbol = StringProperty()  # of its player; empty for the guard
    seat = StringProperty("yellow")  # the colour of its player
    mirrored = BooleanProperty(False)
    foot = NumericProperty(0)  # the height of the plate that the die lies on
    face = NumericProperty(0)  # the width of the face above it
    head = NumericProperty(0)  # where the face begins

    def on_die(self, *_: object) -> None:
        self.ids.die.show([int(self.die)] if self.die else [], [self.colour])

    on_colour = on_die


class FighterName(fitted.Fitted):
    """On a plate of its own. (An outline would be slow to write, and each fight has other names.)"""

    plate = NumericProperty(0)  # its height


class Duel(FloatLayout):
    title = StringProperty()
    roomy = BooleanProperty(True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._ground = Canvas()
        self.canvas.before.add(self._ground)
        soon = Clock.create_trigger(self._draw, -1)  # it has its place and its size by then
        self.bind(pos=soon, size=soon)
        soon()

    def set(self, title: str, left: Sequence[object], right: Sequence[object]) -> None:
        """Says who fights. Of each side: figure, name, symbol and colour of the seat, die and its colour."""
        self.title = title
        for side, told in ((self.ids.left, left), (self.ids.right, right)):
            side.figure, side.name, side.symbol, side.seat, side.die, side.colour = told
            side.won = False

    def decide(self, left: int, right: int) -> None:
        """Both dice have come to rest: shows that the higher one has won."""
        self.ids.left.die, self.ids.right.die = left, right
        self.ids.left.won, self.ids.right.won = left > right, right > left

    def _draw(self, *_: object) -> None:
        self._ground.clear()
        if min(self.size) < 20:
            return
        box = Box(*self.pos, *self.size)
        side = min(self.size)
        line = max(1.5, side * 0.01)
        with self._ground:
            art.tile("vault_floor", box)
            StencilPush()
            Rectangle(pos=self.pos, size=self.size)
            StencilUse()
            ink.burst(box.center, max(self.size) * 0.62, 18, 0.58, [*ink.RED[:3], 0.9])
            ink.burst(box.center, max(self.size) * 0.4, 18, 0.58, [*ink.YELLOW[:3], 0.5])
            StencilUnUse()
            Rectangle(pos=self.pos, size=self.size)
            StencilPop()
            ink.halftone(box, ink.INK, 0.5)
            ink.outline(box.within(line), line, side * 0.02, ink.YELLOW)


load_layout(__name__)
