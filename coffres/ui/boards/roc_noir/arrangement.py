"""Where castle, racks and arrows are on the board."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp

from coffres.games.roc_noir.material import SIDE

_RACKS = 160  # dp: least width of the column of racks, where portraits are as large as a finger
_SHARE, _WIDEST = 0.19, 260  # its share of the board's width; its greatest width in dp
_HIGH = 1.5  # most height of a rack in the column, in its widths
_ABREAST = 2  # racks beside each other below an upright castle
_RACK = 132  # dp: height of a rack with a name there
_LINE, _LINES = 80, 64  # dp: its least above arrows, in one line of racks and in several
_MOST = 160  # dp: its greatest
_ARROWS = 68  # dp: height of a row of arrows below the racks, or width of a column beside the castle
_ASTRIDE = 0.9  # of the castle's side: what is left of it at least between two columns of arrows
_GAP = 1  # dp: between castle and racks
FINGER = 48  # dp: on squares smaller than this, knights are walked with arrows

Place = tuple[float, float, float, float]  # left, bottom, width, height


class Arrangement:
    def __init__(self, pos: Sequence[float], size: Sequence[float], seats: int, walking: bool) -> None:
        """`walking`: whether there are arrows below the racks."""
        self._left, self._bottom = pos
        self._width, self._height = size
        self._seats = seats
        self._lines = -(-seats // _ABREAST)
        # whether the racks stand beside the castle, as they do wherever it is larger so
        self.lies = self._lying_side() >= self._above_side()
        if self.lies:
            self.castle, self.racks = self._lying()
        else:
            self.castle, self.racks = self._upright(dp(_ARROWS) if walking and not self._astride() else 0)
        # where the arrows are, and how much of the middle of it they leave free: the castle, if it is there
        self.arrows: Place = (self._left, self._bottom, self._width, dp(_ARROWS))
        self.between = 0.0
        if self._astride():
            self.arrows = (self._left, self.castle[1], self._width, self.castle[3])
            self.between = self.castle[2]

    def _lying(self) -> tuple[Place, list[Place]]:
        """The racks in a column beside the castle."""
        width, height, seats = self._width, self._height, self._seats
        side = self._lying_side()
        column = min(width - side, dp(_WIDEST))
        left, middle = self._left + (width - side - column) / 2, self._bottom + height / 2
        high, wide = min(height / seats, column * _HIGH), column - dp(_GAP)
        tops = [middle + high * seats / 2 - seat * high for seat in range(seats)]
        return (left, middle - side / 2, side, side), [
            (left + side + dp(_GAP), top - high, wide, high) for top in tops
        ]

    def _lying_side(self) -> float:
        return min(self._height, self._width - max(dp(_RACKS), self._width * _SHARE))

    def _upright(self, arrows: float) -> tuple[Place, list[Place]]:
        """The racks below the castle, two abreast, as large as the room allows."""
        top, side = self._bottom + self._height, self._upright_side()
        castle = (self._left + (self._width - side) / 2, top - side, side, side)
        wide = self._width / _ABREAST
        high = min((self._height - side - arrows) / self._lines, dp(_MOST))
        places = []
        for seat in range(self._seats):
            line, column = divmod(seat, _ABREAST)
            alone = seat == self._seats - 1 and column == 0
            left = self._left + ((self._width - wide) / 2 if alone else column * wide)
            places.append((left, castle[1] - (line + 1) * high, wide, high))
        return castle, places

    def _upright_side(self) -> float:
        return self._between_side() if self._astride() else self._above_side()

    def _above_side(self) -> float:
        """The castle's side. Where fingers can walk there no arrows are needed; with arrows, portraits are
        read on the racks above them."""
        with_fingers = min(self._width, self._height - self._lines * dp(_RACK))
        with_arrows = min(self._width, self._height - dp(_ARROWS) - self._low())
        return with_fingers if with_fingers >= SIDE * dp(FINGER) else with_arrows

    def _between_side(self) -> float:
        """Its side with a column of arrows on its left and another on its right."""
        return min(self._width - 2 * dp(_ARROWS), self._height - self._low())

    def _low(self) -> float:
        return dp(_LINE if self._lines == 1 else _LINES) * self._lines

    def _astride(self) -> bool:
        """Whether the arrows stand on both sides of the castle, as they do where it is about as large so: a
        row of them takes more from the racks."""
        return not self.lies and self._between_side() > _ASTRIDE * self._above_side()
