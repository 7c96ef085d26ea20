"""The time line of a recorded game: a finger on it goes to any place.

Each turn has the colour of its player, so that hundreds of them are a ribbon and no clutter. Other chapters
have a mark above it, and places that make people wonder have one below; of marks that would touch each other
only the first is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    Rectangle,
    SmoothEllipse,
    SmoothLine,
)
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.pairs import load_layout
from coffres.ui.theme import BRASS, DARK_BRASS, INK, PAPER

_BAND = dp(14)  # height of the ribbon
_KNOB = dp(26)
_NARROWEST = dp(3)  # a turn that would be narrower is not drawn beside the one before it
_APART = dp(14)  # least distance between two marks
_APART_IN_TIME = 0.08  # least seconds between two positions that are shown
Band = tuple[int, Sequence[float]]  # the stop at which a band begins, and its colour


class Scrubber(Widget):
    """`on_seek(stop)` comes while a finger moves, so often that people see it follow, and no oftener: each
    time a whole position is shown."""

    __events__ = ("on_seek",)
    at = NumericProperty(0)
    last = NumericProperty(0)  # the number of the last stop
    bands: Sequence[Band] = ListProperty()
    marks: Sequence[int] = ListProperty()  # the stops that have a mark above the ribbon
    wonders: Sequence[int] = ListProperty()  # the stops that have a mark below
    finger = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._wanted = 0
        self._sought = -_APART_IN_TIME  # when it last came
        self._seek = Clock.create_trigger(self._go, _APART_IN_TIME)
        self._ribbon, self._knob = InstructionGroup(), InstructionGroup()
        self.canvas.add(self._ribbon)
        self.canvas.add(self._knob)
        draw = Clock.create_trigger(self._draw, -1)
        self.bind(pos=draw, size=draw, bands=draw, marks=draw, wonders=draw, last=draw, at=self._move)

    # Where a stop is

    @property
    def _room(self) -> tuple[float, float]:
        """The left end and the width of the ribbon."""
        return self.x + _KNOB / 2 + dp(2), max(1.0, self.width - _KNOB - dp(4))

    def place(self, stop: float) -> float:
        """How far right this stop is."""
        left, width = self._room
        return left + width * stop / max(1, self.last)

    def stop_at(self, x: float) -> int:
        left, width = self._room
        return round(min(1.0, max(0.0, (x - left) / width)) * self.last)

    # Drawing

    def _draw(self, *_: object) -> None:
        left, width = self._room
        low, group = self.center_y - _BAND / 2, self._ribbon
        group.clear()
        group.add(Color(*PAPER))
        group.add(
            SmoothRoundedRectangle(
                pos=(left - dp(4), low - dp(4)), size=(width + dp(8), _BAND + dp(8)), radius=[dp(9)]
            )
        )
        for start, end, colour in self._cut():
            group.add(Color(*colour))
            group.add(Rectangle(pos=(start, low), size=(end - start, _BAND)))
        group.add(Color(*DARK_BRASS))
        frame = (left - dp(4), low - dp(4), width + dp(8), _BAND + dp(8), dp(9))
        group.add(SmoothLine(rounded_rectangle=frame, width=dp(1.2)))
        group.add(Color(*BRASS))
        for x in self._apart(self.marks):
            group.add(Rectangle(pos=(x - dp(1.5), low + _BAND + dp(6)), size=(dp(3), dp(8))))
        group.add(Color(*PAPER))
        for x in self._apart(self.wonders):
            group.add(SmoothEllipse(pos=(x - dp(3), low - dp(13)), size=(dp(6), dp(6))))
        self._move()

    def _cut(self) -> Iterable[tuple[float, float, Sequence[float]]]:
        """The bands that can be told apart: left, right and colour."""
        right_end = self.place(self.last)
        begun: list[tuple[float, Sequence[float]]] = []
        for stop, colour in self.bands:
            x = self.place(stop)
            if not begun or x - begun[-1][0] >= _NARROWEST:
                begun.append((x, colour))
        ends = [x for x, _colour in begun[1:]]
        return [(x, end, colour) for (x, colour), end in zip(begun, [*ends, right_end], strict=True)]

    def _apart(self, stops: Iterable[int]) -> list[float]:
        drawn: list[float] = []
        for stop in stops:
            x = self.place(stop)
            if not drawn or x - drawn[-1] >= _APART:
                drawn.append(x)
        return drawn

    def _move(self, *_: object) -> None:
        x, y, group = self.place(self.at), self.center_y, self._knob
        group.clear()
        for colour, side in ((INK, _KNOB + dp(4)), (BRASS, _KNOB), (DARK_BRASS, _KNOB * 0.5)):
            group.add(Color(*colour))
            group.add(SmoothEllipse(pos=(x - side / 2, y - side / 2), size=(side, side)))

    # Fingers

    def on_touch_down(self, touch: object) -> bool:
        if not self.collide_point(*touch.pos) or self.finger is not None:
            return False
        touch.grab(self)
        self.finger = touch
        self._want(touch.x)
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return False
        self._want(touch.x)
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.finger = None
        if self._seek.is_triggered:
            self._seek.cancel()
            self._go()
        return True

    def _want(self, x: float) -> None:
        self._wanted = self.stop_at(x)
        if Clock.get_time() - self._sought < _APART_IN_TIME:
            self._seek()
        else:
            self._go()

    def _go(self, *_: object) -> None:
        self._sought = Clock.get_time()
        self.dispatch("on_seek", self._wanted)

    def on_seek(self, stop: int) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
