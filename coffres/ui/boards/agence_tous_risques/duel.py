"""A fight: two plates with dice, the active character on the left, the foe or the guard on the right."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Canvas
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.boards.agence_tous_risques import (
    agent,  # noqa: F401 - the layout uses it
    ink,
)
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import dice, fitted  # noqa: F401 - the layout uses them


class Fighter(BoxLayout):
    """One side of a fight."""

    figure = NumericProperty(-2)
    name = StringProperty()
    die = NumericProperty(0)  # the number rolled; 0: not rolled yet
    colour = ListProperty([1, 1, 1, 1])  # the colour of the die and of the plate
    won = BooleanProperty(False)

    def on_die(self, *_: object) -> None:
        self.ids.die.show([int(self.die)] if self.die else [], [self.colour])

    on_colour = on_die


class Duel(FloatLayout):
    title = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._ground = Canvas()
        self.canvas.before.add(self._ground)
        self.bind(pos=self._draw, size=self._draw)

    def set(self, title: str, left: Sequence[object], right: Sequence[object]) -> None:
        """Says who fights: figure, name, die and colour of each side."""
        self.title = title
        for side, (figure, name, die, colour) in ((self.ids.left, left), (self.ids.right, right)):
            side.figure, side.name, side.colour, side.die = figure, name, colour, die
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
        line = max(1.5, side * 0.008)
        with self._ground:
            ink.fill(
                Box(box.x + line * 2, box.y - line * 3, box.width, box.height), [0, 0, 0, 0.45], side * 0.07
            )
            ink.fill(box, ink.INK, side * 0.07)
            inner = box.within(line * 1.4)
            ink.fill(inner, ink.NAVY, side * 0.06)
            ink.shape(ink.burst(box.center, side * 0.5, 22, 0.62), [*ink.RED[:3], 0.5])
            ink.halftone(inner, ink.INK, 0.5)
            ink.outline(inner.within(line * 1.5), line, side * 0.05, ink.YELLOW)


load_layout(__name__)
