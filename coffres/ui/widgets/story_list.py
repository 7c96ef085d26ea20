"""The story of a recorded game, beside its board: what is told at the shown stop is lit, and a tap on a
sentence goes there.

A story may have thousands of lines. So their heights are computed from the widths of the letters, and nothing
is drawn for a line before it comes into sight.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Writer
from kivy.metrics import Metrics, dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from coffres.ui.fonts import TEXT
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.replay import StoryLine
from coffres.ui.typeset import as_set, cut
from coffres.ui.widgets.long_list import LongList

_SIZE, _HEADING = 18, 20  # sp
_SIDE, _ABOVE = dp(14), dp(8)
_FINGER = 48  # dp
_SPARE = 0.97  # part of a line's width that is counted on: letters beside each other may need a little more


class StoryRow(ButtonBehavior, Label):
    """A line in sight."""

    row = NumericProperty(0)
    heading = BooleanProperty(False)
    lit = BooleanProperty(False)
    story = ObjectProperty(None, allownone=True, rebind=True)

    def on_release(self) -> None:
        self.story.pick(self.row)


class StoryList(LongList):
    """`on_pick(stop)` comes when a sentence or a heading was tapped."""

    __events__ = ("on_pick",)
    lines: Sequence[StoryLine] = ListProperty()
    at = NumericProperty(0)  # the stop that is shown
    first = NumericProperty(0)  # the first row that is lit
    end = NumericProperty(0)  # the first row after those that are lit

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tops: list[float] = [0.0]  # for each row, how far its upper edge is from the beginning
        self._stops: list[int] = []
        self._told: list[bool] = []  # for each row, whether it is a sentence and no heading
        self._broken: tuple[float, float] | None = None  # the room and the scale for which lines are broken
        self._measuring = Clock.create_trigger(self._measure, -1)
        self.bind(lines=self._measuring, width=self._measuring, height=self._measuring, at=self._light)
        hear(Metrics, fontscale=self._scale)
        self._measuring()

    def _scale(self, *_: object) -> None:
        self._measuring()

    def on_lines(self, _widget: object, lines: Sequence[StoryLine]) -> None:
        self._stops = [line.stop for line in lines]
        self._told = [not line.heading for line in lines]
        self._broken = None

    def _measure(self, *_: object) -> None:
        if self.width < 1 or self.height < 1:
            return
        room = (self.width - 2 * _SIDE) * _SPARE
        if self._broken != (room, sp(1)):  # a list that only becomes higher keeps its lines
            self._broken = room, sp(1)
            self._break(room)
        self._light()
        Clock.schedule_once(self.refresh_from_viewport)  # when the list has its new height

    def _break(self, room: float) -> None:
        """Breaks all lines for this width."""
        rows = [_row(line, room) for line in self.lines]
        self._tops = [0.0]
        for row in rows:
            self._tops.append(self._tops[-1] + row["height"])
        self.data = [{**row, "row": number, "story": self} for number, row in enumerate(rows)]

    def _light(self, *_: object) -> None:
        """Lights the sentences that were told last, and brings them into sight."""
        end = bisect_right(self._stops, int(self.at))
        while end > 0 and not self._told[end - 1]:
            end -= 1
        first = end
        while first > 0 and self._stops[first - 1] == self._stops[end - 1]:
            first -= 1
        while first < end and not self._told[first]:
            first += 1
        self.first, self.end = first, end
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        """The lit lines stand a little above the middle; if they need more room, the first one at the top."""
        if len(self._tops) <= len(self._stops):
            return  # the lines are new, and will be measured before the frame
        hidden = self._tops[-1] - self.height
        if hidden <= 0:
            self.scroll_y = 1
            return
        top, lit = self._tops[self.first], self._tops[self.end] - self._tops[self.first]
        above = top - max(0.0, (self.height - lit) * 0.45)
        self.scroll_y = 1 - min(1.0, max(0.0, above / hidden))

    def pick(self, row: int) -> None:
        self.dispatch("on_pick", self._stops[int(row)])

    def on_pick(self, stop: int) -> None:
        """The default handler that Kivy requires; it does nothing."""


def _row(line: StoryLine, room: float) -> dict[str, Any]:
    size = sp(_HEADING if line.heading else _SIZE)
    lines = broken(as_set(line.text), room, _width(size, line.heading))
    height = _height_of_a_line(size, line.heading) * len(lines) + 2 * _ABOVE
    return {
        "viewclass": "StoryRow",
        "text": "\n".join(lines),
        "font_size": size,
        "heading": line.heading,
        "height": max(dp(_FINGER), height),
    }


def broken(text: str, room: float, wide: Callable[[str], float]) -> list[str]:
    """The lines of a text; `wide` gives the width of a letter. A word wider than a line is broken after its
    hyphens, and what is still wider loses its end."""
    lines = [""]
    used = 0.0
    for word in text.split(" "):
        whole = _width_of(word, wide) <= room
        pieces = [word] if whole else [_cut(part, room, wide) for part in _parts(word)]
        for number, piece in enumerate(pieces):
            before = " " if lines[-1] and number == 0 else ""
            needs = _width_of(before + piece, wide)
            if lines[-1] and used + needs > room:
                lines.append(piece)
                used = _width_of(piece, wide)
            else:
                lines[-1] += before + piece
                used += needs
    return lines


def _parts(word: str) -> list[str]:
    """The word's parts, each with the hyphen after it."""
    *first, last = word.split("-")
    return [*(f"{part}-" for part in first), last]


def _cut(word: str, room: float, wide: Callable[[str], float]) -> str:
    most = len(word)
    while most > 1 and _width_of(cut(word, most), wide) > room:
        most -= 1
    return cut(word, most)


def _width_of(text: str, wide: Callable[[str], float]) -> float:
    return sum(map(wide, text))


@cache
def _writer(size: float, bold: bool) -> Any:
    return Writer(font_size=size, font_name=TEXT, bold=bold)


@cache
def _height_of_a_line(size: float, bold: bool) -> float:
    return float(_writer(size, bold).get_extents("Égp")[1])


@cache
def _width(size: float, bold: bool) -> Any:
    """A function that gives the width of a letter."""
    writer = _writer(size, bold)
    return cache(lambda letter: float(writer.get_extents(letter)[0]))


load_layout(__name__)
