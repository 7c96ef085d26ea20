"""The walls of the fortress: stone courses with an ink contour, towers at the corners, a moat of night."""

from __future__ import annotations

from collections.abc import Iterator

from coffres.ui.fortress import ink
from coffres.ui.fortress.ink import INK, NAVY, STONE, Point
from coffres.ui.fortress.plan import Box, Plan, Square
from coffres.ui.theme import shade


class Ground(Box):
    """Where the plan lies in pixels."""

    __slots__ = ()

    def corner(self, plan: Plan, square: Square) -> Point:
        return (
            self.x + square[0] * self.width / plan.columns,
            self.y + square[1] * self.height / plan.rows,
        )

    def box(self, plan: Plan, box: Box) -> Box:
        across, up = self.width / plan.columns, self.height / plan.rows
        return Box(self.x + box.x * across, self.y + box.y * up, box.width * across, box.height * up)


def draw_ground(ground: Ground, plan: Plan, line: float) -> None:
    """What lies under path and walls."""
    ink.fill(ground, shade(NAVY, 1.35))
    ink.halftone(ground, INK, 0.35)


def draw_walls(ground: Ground, plan: Plan, thick: float, line: float) -> None:
    stretches = [_stretch(ground, plan, wall, thick) for wall in plan.walls()]
    for stretch in stretches:
        ink.fill(stretch.within(-line), INK, thick * 0.3)
    for stretch in stretches:
        ink.fill(stretch, shade(STONE, 0.7), thick * 0.2)
    for stretch in stretches:
        top = Box(stretch.x, stretch.y + thick * 0.22, stretch.width, stretch.height - thick * 0.22)
        ink.fill(top, shade(STONE, 1.12), thick * 0.2)
    for merlon in _merlons(stretches, thick):
        ink.fill(merlon, shade(STONE, 0.78), thick * 0.12)
    for corner in ((0, 0), (plan.columns, 0), (0, plan.rows), (plan.columns, plan.rows)):
        _tower(ground.corner(plan, corner), thick, line)


def _stretch(ground: Ground, plan: Plan, wall: tuple[Square, Square], thick: float) -> Box:
    x, y = ground.corner(plan, wall[0])
    end = ground.corner(plan, wall[1])
    half = thick / 2
    return Box(x - half, y - half, end[0] - x + thick, end[1] - y + thick)


def _merlons(stretches: list[Box], thick: float) -> Iterator[Box]:
    """The teeth on a wall, seen from above."""
    for stretch in stretches:
        along = stretch.width > stretch.height
        length = stretch.width if along else stretch.height
        teeth = max(2, round(length / (thick * 1.6)))
        for tooth in range(teeth):
            middle = length * (tooth + 0.5) / teeth
            if along:
                center = (stretch.x + middle, stretch.center[1] + thick * 0.1)
            else:
                center = (stretch.center[0], stretch.y + middle)
            yield Box(center[0] - thick * 0.2, center[1] - thick * 0.2, thick * 0.4, thick * 0.4)


def _tower(center: Point, thick: float, line: float) -> None:
    radius = thick * 1.15
    ink.disc((center[0], center[1] - thick * 0.15), radius + line, INK)
    ink.disc(center, radius, INK)
    ink.disc(center, radius - line, STONE)
    ink.disc(center, radius * 0.62, shade(STONE, 0.66))
    ink.ring(center, radius * 0.62, line * 0.7)
    ink.shape(ink.regular(center, radius * 0.36, 4, 0.5), ink.RED, line * 0.6)
