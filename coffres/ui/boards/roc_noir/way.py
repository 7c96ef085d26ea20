"""The way that a finger draws across the castle, which is walked square by square.

A cell is added only if it shares a side with the last one: where a finger cuts a corner, nothing is guessed.
"""

from __future__ import annotations

from coffres.games.roc_noir.material import SIDE
from coffres.ui.boards.roc_noir.plan import WINDS, Cell, Plan


class Way:
    def __init__(self) -> None:
        self.places: list[int] = []  # places still to be walked
        self._last: Cell | None = None

    def begin(self, cell: Cell) -> None:
        self.places = []
        self._last = cell

    def stop(self) -> None:
        self.places = []
        self._last = None

    @property
    def drawn(self) -> bool:
        """Whether a finger is drawing a way."""
        return self._last is not None

    def draw(self, cell: Cell, plan: Plan) -> bool:
        """Adds the place of this cell. Returns whether a place was added."""
        last = self._last
        if last is None or (cell[0] - last[0], cell[1] - last[1]) not in WINDS:
            return False
        place = plan.place(cell)
        if place is None:
            return False
        self._last = cell
        if place == plan.place(last):  # the finger moved inside one room
            return False
        self.places.append(place)
        return True


class Cursor:
    """The cell from which the arrows walk a knight: a room has four cells, so the knight's place is not
    enough."""

    def __init__(self) -> None:
        self.cell: Cell = (0, 0)

    def follow(self, place: int, plan: Plan) -> None:
        """The knight is now at this place; in a room, the cell nearest to the castle's middle is taken."""
        if plan.place(self.cell) != place:
            self.cell = plan.nearest_cell(place, ((SIDE - 1) / 2, (SIDE - 1) / 2))

    def towards(self, wind: Cell, plan: Plan, far: bool, cell: Cell | None = None) -> int | None:
        """The place to which an arrow leads: the next one, or the one behind it; None outside the walls."""
        cell = self.cell if cell is None else cell
        near = plan.place(_beyond(cell, wind, plan, 1))
        if not far or near is None or near == plan.place(cell):
            return near
        return plan.place(_beyond(cell, wind, plan, 2))

    def turn_about(self, wind: Cell, plan: Plan) -> bool:
        """Whether an arrow only leads across the room."""
        cell = _beyond(self.cell, wind, plan, 1)
        if plan.place(cell) != plan.place(self.cell):
            return False
        self.cell = cell
        return True

    def reach(self, wind: Cell, plan: Plan, far: bool) -> list[int]:
        """The places to which an arrow leads, at once or over the other cells of the room."""
        place = self.towards(wind, plan, far)
        here = plan.place(self.cell)
        if place != here:
            return [] if place is None else [place]
        across = _beyond(self.cell, wind, plan, 1)
        along = [cell for cell in plan.cells(here) if _nearer(self.cell, across, cell)]
        ways = (self.towards(other, plan, far, cell) for cell in along for other in WINDS)
        return [way for way in ways if way not in (None, here)]


def _beyond(cell: Cell, wind: Cell, plan: Plan, cells: int) -> Cell:
    down, right = plan.wind(wind)
    return cell[0] + cells * down, cell[1] + cells * right


def _nearer(start: Cell, way: Cell, goal: Cell) -> bool:
    """Whether a step in this direction leads nearer to a cell."""
    return _far(way, goal) < _far(start, goal)


def _far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
