"""Where everything lies in the vault: bunches along two walls, doors behind them, the safe in between.

    1a 1b | 2a 2b | 3a 3b      places of the bunches, two beside each number
      1   |   2   |   3        doors, four locks each
          the safe             four places for gears, two on each
      6   |   5   |   4
    6a 6b | 5a 5b | 4a 4b

The doors run clockwise, as the turns do. Cells leave no gap between them, so a finger always meets one. On a
narrow tablet, of two gears on a place, the upper one lies above the lower, not beside it.
"""

from __future__ import annotations

from kivy.metrics import dp

from coffres.games.casse_du_siecle.material import DOORS, PLACES, SAFE, SIGNS
from coffres.ui.box import Box

_ROWS = (0.13, 0.275, 0.19, 0.275, 0.13)  # heights of the rows, as parts of the whole, from above
_NARROW_ROWS = {  # by the number of gears that may lie on one place
    1: (1 / 7, 2 / 7, 1 / 7, 2 / 7, 1 / 7),
    2: (1 / 8, 2 / 8, 2 / 8, 2 / 8, 1 / 8),
}
_NARROW = 480  # dp: on a vault less wide than this, two gears have no room beside each other
_SUNK = 0.06  # of the shorter side: the rim round a gear
_EDGE = 4  # dp: nothing is cut off by the edge of the screen
_WIDEST = 1.3  # most width, as a part of the height: a wider vault would look stretched
_TOP, _BOTTOM = (0, 1, 2), (5, 4, 3)


class Plan:
    def __init__(self, x: float, y: float, width: float, height: float, layers: int) -> None:
        """`layers`: the most gears that may lie on one place of the safe."""
        self.layers = layers
        wide = min(width, height * _WIDEST)
        self.narrow = wide < dp(_NARROW)  # there a finger needs the edge, too
        self.room = Box(x + (width - wide) / 2, y, wide, height).within(0 if self.narrow else dp(_EDGE))
        rows = self._rows(_NARROW_ROWS[layers] if self.narrow else _ROWS)
        self.bunches = [Box(0, 0, 0, 0)] * PLACES
        self.doors = [Box(0, 0, 0, 0)] * DOORS
        for order, wall, behind in ((_TOP, rows[0], rows[1]), (_BOTTOM, rows[4], rows[3])):
            for column, door in enumerate(order):
                self.doors[door] = behind.cell(column, 0, 3, 1)
                for side in (0, 1):
                    self.bunches[2 * door + side] = wall.cell(2 * column + side, 0, 6, 1)
        self.locks = [door.cell(lock % 2, lock // 2, 2, 2) for door in self.doors for lock in range(SIGNS)]
        self.safe = rows[2]
        self.gears = [self.safe.cell(place, 0, SAFE, 1) for place in range(SAFE)]

    def _rows(self, parts: tuple[float, ...]) -> list[Box]:
        top, rows = self.room.y + self.room.height, []
        for part in parts:
            top -= part * self.room.height
            rows.append(Box(self.room.x, top, self.room.width, part * self.room.height))
        return rows

    def gear(self, slot: int, covered: bool) -> Box:
        """The box in which a gear is touched: the whole place for a single gear, half of it for each of
        two."""
        return self._layer(self.gears[slot % SAFE], slot, covered)

    def gear_spot(self, slot: int, covered: bool) -> Box:
        """The box in which a gear is drawn, beside the number of its place."""
        place, number = self._inner_cell(slot % SAFE).inside(_SUNK), self.gear_number(slot % SAFE)
        return self._layer(
            Box(place.x + number.width, place.y, place.width - number.width, place.height), slot, covered
        )

    def gear_number(self, place: int) -> Box:
        cell = self._inner_cell(place)
        return Box(cell.x, cell.y, cell.width * (0.28 if self.narrow else 0.2), cell.height)

    def bay(self, place: int) -> Box:
        """The compartment of a place of the safe, with its number."""
        return self._inner_cell(place).within(dp(1))

    def _inner_cell(self, place: int) -> Box:
        """The part of a place of the safe that is inside the safe's rim."""
        return self.safe.inside(0.12).cell(place, 0, SAFE, 1)

    def _layer(self, place: Box, slot: int, covered: bool) -> Box:
        if not covered:
            return place
        upper = slot // SAFE
        return place.cell(0, 1 - upper, 1, 2) if self.narrow else place.cell(upper, 0, 2, 1)

    # What lies at a point

    def bunch_at(self, x: float, y: float) -> int:
        return _at(self.bunches, x, y)

    def lock_at(self, x: float, y: float) -> int:
        return _at(self.locks, x, y)

    def gear_at(self, x: float, y: float, covers: int) -> int:
        """`covers`: a bit mask of the places on which two gears lie."""
        place = _at(self.gears, x, y)
        if place < 0 or not covers >> place & 1:
            return place
        return place + SAFE if self.gear(place + SAFE, True).has(x, y) else place


def _at(boxes: list[Box], x: float, y: float) -> int:
    return next((number for number, box in enumerate(boxes) if box.has(x, y)), -1)
