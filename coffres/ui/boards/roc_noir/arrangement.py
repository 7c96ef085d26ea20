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
_MOST = 160  # dp: its greatest
# dp: height of a rack as broad as an upright board, and the part of its side that the castle may lose for it
_BROAD, _LOST = 118, 0.15
PAD = 132  # dp: edge of the pad of arrows
_LOW = {1: 148, 2: 180}  # dp: least height below a castle with arrows, by the lines of racks
_ABOUT = 0.94  # of the castle's side: racks beside it are so much easier to read than below
_GAP = 1  # dp: between castle and racks
FINGER = 48  # dp: on squares smaller than this, knights are walked with arrows

Place = tuple[float, float, float, float]  # left, bottom, width, height


class Arrangement:
    def __init__(self, pos: Sequence[float], size: Sequence[float], seats: int, walking: bool) -> None:
        """`walking`: whether there are arrows beside the racks."""
        self._left, self._bottom = pos
        self._width, self._height = size
        self._seats = seats
        self._lines = -(-seats // _ABREAST)
        # whether the racks stand beside the castle, as they do wherever it is about as large so
        self.lies = self._lying_side() >= self._above_side() * _ABOUT
        if self.lies:
            self.castle, self.racks = self._lying()
        else:
            self.castle, self.racks = self._upright(dp(PAD) if walking else 0)
        below = 0.0 if self.lies else self._height - self._above_side()
        self.pad: Place = (
            self._left + self._width - dp(PAD),
            self._bottom + max(0, below - dp(PAD)) / 2,
            dp(PAD),
            dp(PAD),
        )

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

    def _upright(self, pad: float) -> tuple[Place, list[Place]]:
        """The racks below the castle, as large as the room allows: two abreast or, beside arrows and where a
        board is high, one below the other. So much is left free for arrows on their right."""
        broad = not pad and self._broad()
        top = self._bottom + self._height
        side = self._side_above_broad() if broad else self._above_side()
        castle = (self._left + (self._width - side) / 2, top - side, side, side)
        abreast = 1 if broad or (pad and self._lines == 1) else _ABREAST
        wide = (self._width - pad) / abreast
        high = min((self._height - side) / -(-self._seats // abreast), dp(_MOST))
        places = []
        for seat in range(self._seats):
            line, column = divmod(seat, abreast)
            alone = seat == self._seats - 1 and column < abreast - 1
            left = self._left + ((self._width - pad - wide) / 2 if alone else column * wide)
            places.append((left, castle[1] - (line + 1) * high, wide, high))
        return castle, places

    def _broad(self) -> bool:
        """Whether two racks one below the other cost the castle so little that their large portraits are
        worth it. Fingers must walk there as before."""
        side = self._side_above_broad()
        return self._lines == 1 and side >= max(SIDE * dp(FINGER), self._above_side() * (1 - _LOST))

    def _side_above_broad(self) -> float:
        return min(self._width, self._height - self._seats * dp(_BROAD))

    def _above_side(self) -> float:
        """The castle's side. Where fingers can walk there no arrows are needed; else they have their room."""
        with_fingers = min(self._width, self._height - self._lines * dp(_RACK))
        with_arrows = min(self._width, self._height - dp(_LOW[self._lines]))
        return with_fingers if with_fingers >= SIDE * dp(FINGER) else with_arrows
