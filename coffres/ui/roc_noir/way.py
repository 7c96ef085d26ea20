"""The way a finger draws across the castle, walked one square after another.

Only what touches the last square by its side goes on: where a finger cuts a corner, nobody guesses.
"""

from __future__ import annotations

from coffres.ui.roc_noir.plan import SIDE, WINDS, Cell, Plan


class Way:
    def __init__(self) -> None:
        self.places: list[int] = []  # still to be walked
        self._last: Cell | None = None

    def begin(self, cell: Cell) -> None:
        self.places = []
        self._last = cell

    def stop(self) -> None:
        self.places = []
        self._last = None

    @property
    def drawn(self) -> bool:
        """Whether a finger is drawing one."""
        return self._last is not None

    def draw(self, cell: Cell, plan: Plan) -> bool:
        """On to this cell; whether a place was added."""
        last = self._last
        if last is None or (cell[0] - last[0], cell[1] - last[1]) not in WINDS:
            return False
        place = plan.place(cell)
        if place is None:
            return False
        self._last = cell
        if place == plan.place(last):  # about a room
            return False
        self.places.append(place)
        return True


class Cursor:
    """The cell where the knight that moves is, for whoever walks it by arrows: a room has four."""

    def __init__(self) -> None:
        self.cell: Cell = (0, 0)

    def follow(self, place: int, plan: Plan) -> None:
        """The knight is there now; in a room, on the side of the castle's middle."""
        if plan.place(self.cell) != place:
            self.cell = plan.nearest_cell(place, ((SIDE - 1) / 2, (SIDE - 1) / 2))

    def towards(self, wind: Cell, plan: Plan, far: bool) -> int | None:
        """The place where an arrow leads: the next one, or the one behind it; None outside the walls."""
        near = plan.place(self._beyond(wind, plan, 1))
        if not far or near is None or near == plan.place(self.cell):
            return near
        return plan.place(self._beyond(wind, plan, 2))

    def turn_about(self, wind: Cell, plan: Plan) -> bool:
        """Whether an arrow leads no farther than across the room."""
        cell = self._beyond(wind, plan, 1)
        if plan.place(cell) != plan.place(self.cell):
            return False
        self.cell = cell
        return True

    def _beyond(self, wind: Cell, plan: Plan, cells: int) -> Cell:
        down, right = plan.wind(wind)
        return self.cell[0] + cells * down, self.cell[1] + cells * right
