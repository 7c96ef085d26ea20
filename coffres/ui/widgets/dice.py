"""Dice that tumble on the table and come to rest on what chance has already said."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from kivy.animation import Animation
from kivy.graphics import Color, Ellipse, PopMatrix, PushMatrix, Rotate, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK, PAPER, shade

_TIME = 0.9
_SPOTS = {  # where the pips of a face are, on a grid of three by three
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


class Dice(Widget):
    """`show` sets them down; `roll` lets them tumble first and calls back when they lie still."""

    faces: Sequence[int] = ListProperty()
    colours: Sequence[list[float]] = ListProperty()  # one a die; paper where there are none
    tumble = NumericProperty(1)  # 0 in the air, 1 at rest
    sides: Sequence[int] = ListProperty(range(1, 7))
    paint = ObjectProperty(None, allownone=True)  # draws a face (face, x, y, side); None: pips

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._done: Callable[[], None] | None = None
        self._chance = random.Random()  # of the tumbling only: what is rolled is known before
        self._step = -1
        self._whirl: list[tuple[int, float]] = []
        self.bind(pos=self._draw, size=self._draw, faces=self._draw, tumble=self._draw)

    def show(self, faces: Sequence[int], colours: Sequence[list[float]] = ()) -> None:
        self.colours = list(colours)
        self.tumble = 1
        self.faces = list(faces)
        self._draw()

    def roll(
        self, faces: Sequence[int], colours: Sequence[list[float]], still: bool, done: Callable[[], None]
    ) -> None:
        """`still`: without motion, for those who asked for that."""
        self.show(faces, colours)
        if still:
            done()
            return
        self._done = done
        self.tumble = 0
        fall = Animation(tumble=1, d=_TIME, t="out_cubic")
        fall.bind(on_complete=lambda *_: self._rest())
        fall.start(self)

    def _rest(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            done()

    def on_touch_down(self, touch: object) -> bool:
        if self._done is None or not self.collide_point(*touch.pos):
            return False
        Animation.cancel_all(self, "tumble")
        self.tumble = 1
        self._rest()
        return True

    def _now(self) -> list[tuple[int, float]]:
        """Face and angle of every die at this point of its fall."""
        if self.tumble >= 1:
            return [(face, 0) for face in self.faces]
        step = int(self.tumble * 12)
        if step != self._step or len(self._whirl) != len(self.faces):
            self._step = step
            self._whirl = [
                (self._chance.choice(self.sides), self._chance.uniform(-40, 40)) for _ in self.faces
            ]
        return [(face, angle + (1 - self.tumble) * 360) for face, angle in self._whirl]

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        count = len(self.faces)
        if not count:
            return
        side = min(self.height * 0.8, self.width / count * 0.7, dp(110))
        gap = side * 0.3
        left = self.center_x - (count * side + (count - 1) * gap) / 2
        lift = (1 - self.tumble) * side * 0.35
        with self.canvas:
            for number, (face, angle) in enumerate(self._now()):
                colour = self.colours[number] if number < len(self.colours) else PAPER
                x, y = left + number * (side + gap), self.center_y - side / 2 + lift
                self._draw_die(face, colour, angle, x, y, side)

    def _draw_die(
        self, face: int, colour: list[float], angle: float, x: float, y: float, side: float
    ) -> None:
        PushMatrix()
        Rotate(angle=angle, origin=(x + side / 2, y + side / 2))
        Color(*shade(colour, 0.6))
        RoundedRectangle(pos=(x, y - side * 0.06), size=(side, side), radius=[side * 0.18])
        Color(*colour)
        RoundedRectangle(pos=(x, y), size=(side, side), radius=[side * 0.18])
        if self.paint is not None:
            self.paint(face, x, y, side)
        else:
            Color(*(INK if sum(colour[:3]) > 1.5 else PAPER))
            _draw_pips(face, x, y, side)
        PopMatrix()


def _draw_pips(face: int, x: float, y: float, side: float) -> None:
    pip = side * 0.17
    for column, row in _SPOTS[face]:
        middle = (x + side * (0.25 + 0.25 * column), y + side * (0.25 + 0.25 * row))
        Ellipse(pos=(middle[0] - pip / 2, middle[1] - pip / 2), size=(pip, pip))


load_layout(__name__)
