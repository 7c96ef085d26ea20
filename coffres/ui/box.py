"""A rectangle that things are drawn in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kivy.uix.widget import Widget


class Box(NamedTuple):
    """A rectangle, in pixels or in squares of a plan."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def has(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def within(self, margin: float) -> Box:
        """So much narrower on every edge."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def inside(self, part: float) -> Box:
        """Narrower on every edge by so much of the shorter side."""
        return self.within(part * min(self.width, self.height))

    def grown(self, times: float) -> Box:
        """So many times as large, about its middle."""
        w, h = self.width * times, self.height * times
        return Box(self.x + (self.width - w) / 2, self.y + (self.height - h) / 2, w, h)

    def cell(self, column: int, row: int, columns: int, rows: int) -> Box:
        """One of its cells, rows counted from above."""
        w, h = self.width / columns, self.height / rows
        return Box(self.x + column * w, self.y + self.height - (row + 1) * h, w, h)


def middle_of(widget: Widget) -> tuple[float, float]:
    """Of a widget, for those who listen to its `pos`: its own `center` hears of a move only after them."""
    return widget.x + widget.width / 2, widget.y + widget.height / 2
