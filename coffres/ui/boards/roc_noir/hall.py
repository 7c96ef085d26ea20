"""All the ancestors face up, couple by couple, before they are turned over (RN-05)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import BorderImage, Color, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from coffres.ui import pictures
from coffres.ui.boards.roc_noir import stones
from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout

_COLUMNS = (2, 3, 6)  # couples in one row, whichever makes them largest


class PortraitHall(Widget):
    shown: Sequence[int] = ListProperty()  # the portraits that are face up

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, shown=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.shown or min(self.size) < dp(40):
            return
        couples = sorted(self.shown)[::2]
        margin, gap = min(self.size) * 0.05, min(self.size) * 0.025

        def fitting(columns: int) -> float:
            rows = -(-len(couples) // columns)
            return min(
                (self.width - 2 * margin - (columns - 1) * 2 * gap) / columns / 2,
                (self.height - 2 * margin - (rows - 1) * gap) / rows,
            )

        columns = max(_COLUMNS, key=fitting)
        side, rows = fitting(columns), -(-len(couples) // columns)
        wide = columns * 2 * side + (columns - 1) * 2 * gap
        high = rows * side + (rows - 1) * gap
        x, y = middle_of(self)
        left, top = x - wide / 2, y + high / 2
        with self.canvas:
            self._panel(left - margin, top - high - margin, wide + 2 * margin, high + 2 * margin)
            for number, lord in enumerate(couples):
                row, column = divmod(number, columns)
                x = left + column * 2 * (side + gap)
                y = top - (row + 1) * side - row * gap
                self._shadow(x, y, side)
                for half in (0, 1):
                    Color(1, 1, 1, 1)
                    Rectangle(
                        texture=stones.portrait(lord + half),
                        pos=(x + half * side, y),
                        size=(side, side),
                    )

    @staticmethod
    def _shadow(x: float, y: float, side: float) -> None:
        """Draws the shadow of a couple on the wall, to the lower right as all shadows here."""
        Color(0, 0, 0, 0.75)
        Rectangle(
            texture=stones.look("glow"),
            pos=(x - side * 0.16, y - side * 0.34),
            size=(side * 2.48, side * 1.48),
        )

    @staticmethod
    def _panel(left: float, bottom: float, width: float, height: float) -> None:
        """Draws the wall on which they hang: red damask in a frame, by lamplight."""
        rim = dp(8)
        Color(0, 0, 0, 0.8)
        Rectangle(
            texture=stones.look("glow"),
            pos=(left - width * 0.12, bottom - height * 0.22),
            size=(width * 1.24, height * 1.4),
        )
        frame = pictures.picture("rack", "roc_noir")
        Color(1, 1, 1, 1)
        BorderImage(
            texture=frame.texture,
            border=frame.border,
            auto_scale="both_lower",
            pos=(left, bottom),
            size=(width, height),
        )
        cloth = {"pos": (left + rim, bottom + rim), "size": (width - 2 * rim, height - 2 * rim)}
        Rectangle(
            texture=stones.look("hall_wall"),
            tex_coords=pictures.repeated("hall_wall", *cloth["size"], stones.GAME),
            **cloth,
        )
        Rectangle(texture=pictures.texture("lamp"), **cloth)


load_layout(__name__)
