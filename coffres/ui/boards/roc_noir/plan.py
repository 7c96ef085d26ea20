"""The castle as a drawing: where each place is, however often the castle has turned.

Places have the numbers of the table's view: 0 to 99 are squares, row by row from the castle's top left before
it turns; then come the three galleries, the entrance and the treasure room. A cell is (row, column).
"""

from __future__ import annotations

from coffres.games.roc_noir.material import ROOMS, SIDE, TREASURE

_HALF = 2  # side of a corner room and of the treasure room, in cells

# Top left cells of the corner rooms, in the order in which they are dealt, and of the treasure room.
_CORNERS = ((0, 0), (0, SIDE - _HALF), (SIDE - _HALF, 0), (SIDE - _HALF, SIDE - _HALF))
_CENTRE = (SIDE // 2 - 1, SIDE // 2 - 1)

Cell = tuple[int, int]
NORTH, EAST, SOUTH, WEST = ((-1, 0), (0, 1), (1, 0), (0, -1))  # directions on screen, clockwise
WINDS = (NORTH, EAST, SOUTH, WEST)


class Plan:
    """Which rooms are in the corners, and how many quarter turns clockwise the castle has made."""

    def __init__(self, corners: tuple[int, ...], turned: int = 0) -> None:
        self.corners = corners
        self.turned = turned
        self._first = dict(zip((*corners, TREASURE), (*_CORNERS[: len(corners)], _CENTRE), strict=True))
        self._rooms = {
            (row + down, column + right): room
            for room, (row, column) in self._first.items()
            for down in range(_HALF)
            for right in range(_HALF)
        }

    def rooms(self) -> list[int]:
        return list(self._first)

    def inward(self, room: int, cells: float) -> tuple[float, float]:
        """The point so many rows and columns from a room's middle, towards that of the castle."""
        row, column = (at + cells if at < SIDE / 2 else at - cells for at in self.middle(room))
        return row, column

    def quarter(self, room: int) -> int:
        """Quarter turns, clockwise, that bring the outer walls of a room's picture (above and on its left) to
        those of the castle."""
        row, column = self._first[room]
        return {(0, 0): 0, (0, SIDE - _HALF): 1, (SIDE - _HALF, SIDE - _HALF): 2, (SIDE - _HALF, 0): 3}.get(
            (row, column), 0
        )

    def place(self, cell: Cell) -> int | None:
        """The place at a cell; None outside the walls."""
        row, column = cell
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return None
        return self._rooms.get(cell, row * SIDE + column)

    def cells(self, place: int) -> list[Cell]:
        if place < ROOMS:
            return [divmod(place, SIDE)]
        return [cell for cell, room in self._rooms.items() if room == place]

    def around(self, place: int, over: bool) -> list[int]:
        """The places next to this one or, with `over`, those behind a square next to it."""
        found = set()
        for row, column in self.cells(place):
            for down, right in WINDS:
                near = self.place((row + down, column + right))
                if over and near is not None and near < ROOMS:
                    near = self.place((row + 2 * down, column + 2 * right))
                elif over:
                    near = None
                found.add(near)
        return sorted(found - {None, place})

    def middle(self, place: int) -> tuple[float, float]:
        """The middle of a place, as (row, column); a half is between two cells."""
        if place >= ROOMS:
            row, column = self._first[place]
            return row + 0.5, column + 0.5
        row, column = divmod(place, SIDE)
        return float(row), float(column)

    def nearest_cell(self, place: int, to: tuple[float, float]) -> Cell:
        """The cell of a place that is nearest to a point."""
        row, column = self.middle(place)
        if place < ROOMS:
            return int(row), int(column)
        return (
            int(row + 0.5) if to[0] > row else int(row - 0.5),
            int(column + 0.5) if to[1] > column else int(column - 0.5),
        )

    def seen(self, at: tuple[float, float]) -> tuple[float, float]:
        """The point of the screen for a point of the castle, after its turns."""
        row, column = at
        for _ in range(self.turned % 4):
            row, column = column, SIDE - 1 - row
        return row, column

    def unseen(self, at: tuple[float, float]) -> tuple[float, float]:
        """The point of the castle for a point of the screen."""
        row, column = at
        for _ in range(self.turned % 4):
            row, column = SIDE - 1 - column, row
        return row, column

    def wind(self, seen: Cell) -> Cell:
        """The direction in the castle for a direction on the screen."""
        return WINDS[(WINDS.index(seen) - self.turned) % 4]
