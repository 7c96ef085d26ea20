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
        """The box with every edge moved inwards by `margin`."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def inside(self, part: float) -> Box:
        """The box with every edge moved inwards by this part of the shorter side."""
        return self.within(part * min(self.width, self.height))

    def grown(self, times: float) -> Box:
        """The box made so many times as large, with the same middle."""
        w, h = self.width * times, self.height * times
        return Box(self.x + (self.width - w) / 2, self.y + (self.height - h) / 2, w, h)

    def cell(self, column: int, row: int, columns: int, rows: int) -> Box:
        """One cell of the box divided into columns and rows, rows counted from above."""
        w, h = self.width / columns, self.height / rows
        return Box(self.x + column * w, self.y + self.height - (row + 1) * h, w, h)


def middle_of(widget: Widget) -> tuple[float, float]:
    """The middle of a widget, computed from `pos`: Kivy updates `center` only after it has called those bound
    to `pos`."""
    return widget.x + widget.width / 2, widget.y + widget.height / 2
