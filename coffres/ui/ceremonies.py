"""The scenes with which games end: each is drawn from how much of it has been played.

So it can be hurried to its last state, or begin there where animations are switched off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Scale
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.engine.contract import Outcome
from coffres.engine.words import Translate
from coffres.ui.box import Box
from coffres.ui.moment import Moment
from coffres.ui.pictures import is_drawn, texture
from coffres.ui.rays import Rays

_FIRST = 0.55  # the part of the scene after which the chest opens


class Finish(NamedTuple):
    """How a game ended."""

    moment: Moment  # its last one, with everything open
    outcome: Outcome
    translate: Translate  # for the game's own sentences
    points: Callable[[int], str]  # tells somebody's points with what they are


def part(played: float, begin: float, end: float) -> float:
    """How much of what happens from `begin` to `end` has happened, 0 to 1, slow at both ends."""
    at = min(1.0, max(0.0, (played - begin) / (end - begin)))
    return at * at * (3 - 2 * at)


def last_to_first(outcome: Outcome, seats: int) -> list[int]:
    """The order of a ceremony: first the others, from the fewest points to the most, then the winners."""
    scores = outcome.scores or (0,) * seats
    return sorted(range(seats), key=lambda seat: (seat in outcome.winners, scores[seat], -seat))


class Tableau(Widget):
    """A scene that is drawn once for its box: while it plays, what is drawn only moves, and nothing is made
    anew. A game's own scene builds and plays; it may have children, which it places when it builds."""

    played = NumericProperty(0)  # 0: it begins, 1: all of it is shown
    lasts = 4.5  # seconds
    beats: Sequence[float] = (_FIRST,)  # the parts of it at which a step is heard

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        self._built: Box | None = None
        super().__init__(**kwargs)
        self.finish = finish
        later = Clock.create_trigger(self._draw, -1)
        self.bind(pos=later, size=later, played=later)

    def _draw(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        box = Box(*self.pos, *self.size)
        if box != self._built:
            self._built = box
            self.canvas.before.clear()
            with self.canvas.before:
                self.build(box)
        self.play(box, self.played)

    def build(self, box: Box) -> None:
        """Draws all that the scene will ever show into the open canvas."""

    def play(self, box: Box, played: float) -> None:
        """Moves what has been built to where it is at this moment."""


class ChestScene(Tableau):
    """The game's chest: it opens if somebody has won. A game without a picture of one has a large key."""

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        self._won = bool(finish.outcome.winners)
        self._name = f"chest_{finish.moment.game}"

    def build(self, box: Box) -> None:
        x, y = box.center
        self._side = side = min(box.width * 0.9, box.height)
        PushMatrix()
        self._near = Scale(1, 1, 1, origin=(x, y))
        self._rays = Rays(x, y + side * 0.06)
        self._light = Color(1, 1, 1, 1)
        self._shaken = Rotate(angle=0, origin=(x, y))
        if is_drawn(self._name):
            self._chest = Rectangle(pos=(x - side / 2, y - side / 2), size=(side, side))
        else:
            Rectangle(
                texture=texture("key_brass" if self._won else "key_steel"),
                pos=(x - side / 2, y - side / 5),
                size=(side, side * 0.4),
            )
        PopMatrix()

    def play(self, box: Box, played: float) -> None:
        opened = part(played, _FIRST, _FIRST + 0.12) if self._won else 0.0
        self._near.x = self._near.y = 0.9 + 0.1 * part(played, 0, 0.3)
        self._rays.shine(self._side * 0.85 * opened, played, 0.5 * opened)
        self._light.rgb = [1.0 if self._won else 1 - 0.25 * part(played, 0, 0.5)] * 3
        if is_drawn(self._name):
            self._chest.texture = texture(self._name + ("_open" if opened > 0 else ""))
            # it shakes before it opens; or for a moment, and stays shut
            shakes = 0.3 < played < (1 if self._won else _FIRST)
            self._shaken.angle = sin(played * 90) * 4 * (1 - opened) * shakes
