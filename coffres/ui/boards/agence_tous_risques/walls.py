"""The walls of the fortress with their battlements, a post at every turn and end, towers at the corners, and
the night around them."""

from __future__ import annotations

from collections import defaultdict

from coffres.ui.boards.agence_tous_risques import art
from coffres.ui.boards.agence_tous_risques.ink import Point
from coffres.ui.boards.agence_tous_risques.plan import Plan, Square
from coffres.ui.box import Box

_POST, _TOWER = 0.95, 1.6  # radius of a post and of a tower up to its rim, in thicknesses of a wall


class Ground(Box):
    """The place of the plan, in pixels."""

    __slots__ = ()

    def corner(self, plan: Plan, square: Square) -> Point:
        return (
            self.x + square[0] * self.width / plan.columns,
            self.y + square[1] * self.height / plan.rows,
        )

    def box(self, plan: Plan, box: Box) -> Box:
        across, up = self.width / plan.columns, self.height / plan.rows
        return Box(self.x + box.x * across, self.y + box.y * up, box.width * across, box.height * up)


def draw_ground(box: Box) -> None:
    """Draws the water round the walls."""
    art.tile("night", box)


def draw_walls(ground: Ground, plan: Plan, thick: float) -> None:
    # corner -> for each wall that meets there, whether it is horizontal
    ends: dict[Square, list[bool]] = defaultdict(list)
    for start, end in plan.walls():
        lies = start[1] == end[1]
        ends[start].append(lies)
        ends[end].append(lies)
        art.lay("wall" if lies else "wall_up", _stretch(ground, plan, start, end, thick, lies))
    for corner, walls in ends.items():
        if walls not in ([True, True], [False, False]):
            art.lay("tower", art.around(ground.corner(plan, corner), thick * _POST))
    for corner in ((0, 0), (plan.columns, 0), (0, plan.rows), (plan.columns, plan.rows)):
        art.lay("tower", art.around(ground.corner(plan, corner), thick * _TOWER))


def _stretch(ground: Ground, plan: Plan, start: Square, end: Square, thick: float, lies: bool) -> Box:
    (x, y), (right, top) = ground.corner(plan, start), ground.corner(plan, end)
    half = thick / 2
    return Box(x, y - half, right - x, thick) if lies else Box(x - half, y, thick, top - y)
