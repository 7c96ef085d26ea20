"""A dial of luck with dice: a needle for one person, or everybody's tokens round the rim."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, Mesh, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.theme import BRASS, DARK_BRASS, INK
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.seat_token import SeatToken

_FARTHEST = 3.0  # luck at the end of the dial, or beyond
_SPREAD = 78.0  # degrees from the middle to an end
_TOKEN = 40  # dp
_FADE = 40  # steps of colour along the rim


class OnDial(NamedTuple):
    """Somebody on the dial."""

    symbol: str
    colour: str
    luck: float


class LuckDial(FloatLayout):
    people: Sequence[OnDial] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tokens: list[SeatToken] = []
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._draw_soon, size=self._draw_soon, people=self._seat)
        self._seat()

    def _seat(self, *_: object) -> None:
        for token in self._tokens:
            self.remove_widget(token)
        self._tokens = [
            SeatToken(symbol=one.symbol, colour=one.colour, size=(dp(_TOKEN), dp(_TOKEN)))
            for one in self.people
        ]
        for token in self._tokens:
            self.add_widget(token)
        self._draw_soon()

    def hub(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + dp(28)

    def radius(self) -> float:
        """Of the rim; tokens stand outside it."""
        return max(dp(20), min(self.width / 2 - dp(_TOKEN + 6), self.height - dp(28 + _TOKEN + 8)))

    def _place(self, angle: float, radius: float) -> tuple[float, float]:
        """A point at so many degrees to the right of the top."""
        x, y = self.hub()
        return x + radius * sin(radians(angle)), y + radius * cos(radians(angle))

    def _draw(self, *_: object) -> None:
        radius = self.radius()
        self.canvas.before.clear()
        with self.canvas.before:
            self._draw_rim(radius)
            if len(self.people) == 1:
                self._draw_needle(angle_of(self.people[0].luck), radius)
        apart = (dp(_TOKEN) + dp(2)) / (radius + dp(_TOKEN / 2)) * 57.3
        angles = kept_apart([angle_of(one.luck) for one in self.people], apart)
        for token, angle in zip(self._tokens, angles, strict=True):
            token.center = self._place(angle, radius + dp(_TOKEN / 2 + 8))

    def _draw_rim(self, radius: float) -> None:
        x, y = self.hub()
        step = 2 * _SPREAD / _FADE
        for number in range(_FADE):
            start = -_SPREAD + number * step
            bright = number / (_FADE - 1)
            Color(
                *(dull + (shiny - dull) * bright for dull, shiny in zip(INK[:3], BRASS[:3], strict=True)), 1
            )
            SmoothLine(circle=(x, y, radius - dp(6), start, start + step + 0.6), width=dp(6), cap="none")
        Color(*DARK_BRASS)
        for mark in range(-3, 4):
            angle = angle_of(mark)
            long = dp(14) if mark == 0 else dp(8)
            points = (*self._place(angle, radius - dp(16)), *self._place(angle, radius - dp(16) - long))
            SmoothLine(points=points, width=dp(1.3))

    def _draw_needle(self, angle: float, radius: float) -> None:
        x, y = self.hub()
        tip = self._place(angle, radius - dp(20))
        left, right = (self._place(angle + side, dp(9)) for side in (-90, 90))
        Color(*INK)
        corners = [part for point in (tip, left, right) for part in (*point, 0, 0)]
        Mesh(vertices=corners, indices=[0, 1, 2], mode="triangles")
        for rgba, size in ((DARK_BRASS, dp(12)), (BRASS, dp(9))):
            Color(*rgba)
            SmoothEllipse(pos=(x - size, y - size), size=(2 * size, 2 * size))


def angle_of(luck: float) -> float:
    return max(-1.0, min(1.0, luck / _FARTHEST)) * _SPREAD


def kept_apart(angles: Sequence[float], apart: float) -> list[float]:
    """The same angles, moved as little as needed so that no two are nearer than this and none leaves the
    dial. If there is no room, nearer."""
    apart = min(apart, 2 * _SPREAD / max(1, len(angles) - 1))
    order = sorted(range(len(angles)), key=lambda at: angles[at])
    placed = [angles[at] for at in order]
    for at in range(1, len(placed)):
        placed[at] = max(placed[at], placed[at - 1] + apart)
    placed = [min(angle, _SPREAD - apart * (len(placed) - 1 - at)) for at, angle in enumerate(placed)]
    found = [0.0] * len(angles)
    for at, angle in zip(order, placed, strict=True):
        found[at] = angle
    return found


load_layout(__name__)
