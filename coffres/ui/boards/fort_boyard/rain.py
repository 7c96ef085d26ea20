"""Banknotes that rain into the court when the chest has paid: they turn as they fall, and some stay."""

from __future__ import annotations

from math import sin
from random import Random

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.box import Box
from coffres.ui.ceremonies import part
from coffres.ui.motion import Movement
from coffres.ui.pictures import texture

_FALLING = 26  # how many fall, if fewer have been won
RAINS = 1.7  # seconds
_BEGIN, _FALL = 0.5, 0.5  # the parts of it in which the first and the last begin to fall; how long each falls
_FADE = 0.8  # the part of its fall after which a note that does not stay fades
_WIDE = 0.19  # of a note, as a part of the court's width
_SHAPE = 80 / 168  # of a note
_MOST_LYING = 12  # more would hide the court


class _Note:
    """One note in the canvas. Only its place, its turn and its colour change while it falls."""

    def __init__(self, stays: bool, chance: Random) -> None:
        self.stays = stays
        self.across, self.begins, self.lies = chance.random(), chance.uniform(0, _BEGIN), chance.random()
        self.turned, self.sways = chance.uniform(-50, 50), chance.uniform(2, 4)
        self._colour = Color(1, 1, 1, 0)
        PushMatrix()
        self._place, self._turn = Translate(), Rotate()
        self._back = Rectangle(texture=texture("note_back", "fort_boyard"))
        PopMatrix()

    def size(self, wide: float) -> None:
        self._back.pos, self._back.size = (-wide / 2, -wide * _SHAPE / 2), (wide, wide * _SHAPE)

    def fall(self, court: Box, above: float, wide: float, played: float) -> None:
        """To where it is at this part of the rain."""
        fallen = part(played, self.begins, self.begins + _FALL)
        there = court.x + wide / 2 + self.across * (court.width - wide)
        goal = court.y + wide * _SHAPE / 2 + self.lies * court.height * 0.3
        sway = sin(self.sways * 3 * (1 - fallen)) * wide * 0.35 * (1 - fallen)
        self._place.xy = there + sway, goal + (above - goal) * (1 - fallen)
        self._turn.angle = self.turned + self.sways * 110 * (1 - fallen)
        gone = 0.0 if self.stays else part(fallen, _FADE, 1)
        self._colour.a = (fallen > 0) * (1 - gone)


class Rain(Widget):
    """Lies over the whole board; the notes fall round the widget `where`."""

    played = NumericProperty(1)  # 0: nothing falls yet, 1: all has fallen
    falls = BooleanProperty(False)  # whether any note is still to come

    def __init__(self, where: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._where = where
        self._notes: list[_Note] = []
        self._moving: Movement | None = None
        self.bind(pos=self._measure, size=self._measure, played=self._fall)
        where.bind(pos=self._measure, size=self._measure)

    @property
    def lying(self) -> int:
        """How many notes lie in the court at last."""
        return sum(note.stays for note in self._notes)

    def pour(self, won: int) -> None:
        """So many notes, which were won, lie in the court."""
        self.clear()
        chance = Random(won)  # always the same rain
        with self.canvas:
            for note in range(max(won, _FALLING)):
                self._notes.append(_Note(note >= max(won, _FALLING) - min(won, _MOST_LYING), chance))
        self._measure()

    def begin(self, wait: float) -> None:
        """They fall, after so many seconds."""
        self.played = -wait / RAINS
        self.falls = True
        self._moving = Movement(played=1, d=wait + RAINS, t="linear")
        self._moving.bind(on_complete=self.arrive)
        self._moving.start(self)

    def arrive(self, *_: object) -> None:
        """All have fallen."""
        if self._moving is not None:
            self._moving.cancel(self)
            self._moving = None
        self.played = 1
        self.falls = False

    def clear(self) -> None:
        self.arrive()
        if self._notes:
            self._notes.clear()
            self.canvas.clear()

    def _measure(self, *_: object) -> None:
        if self._notes:
            wide = self._where.width * _WIDE
            for note in self._notes:
                note.size(wide)
            self._fall()

    def _fall(self, *_: object) -> None:
        if self._notes:
            court = Box(*self._where.pos, *self._where.size)
            wide, above = court.width * _WIDE, self.top
            for note in self._notes:
                note.fall(court, above, wide, self.played)
