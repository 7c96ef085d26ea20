"""What knights walk on: the painted ground, the rooms upon it, open traps and lights.

How a stone looks follows from where it lies alone; where a trap has closed, the same picture is seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture

from coffres.games.roc_noir.material import GALLERIES, ROOMS, SIDE
from coffres.ui import theme
from coffres.ui.boards.roc_noir import stones
from coffres.ui.boards.roc_noir.plan import Plan

JOINT = 0.055  # half of what lies between two slabs, as a part of a square
_ROOM = 2 * 0.98  # side of a room's picture, in squares
_SIGN, _SIGN_SIDE = 0.64, 0.56  # the helmet of a gallery: from its middle, and its side, in squares
_FIRE = 0.62  # side of the picture of a bowl of fire, in squares
_FIRES = ((1.5, 1.5), (1.5, 7.5), (7.5, 1.5), (7.5, 7.5), (3.5, 3.5), (3.5, 5.5), (5.5, 3.5), (5.5, 5.5))
_ON_SQUARE, _ON_ROOM = 1.06, 2.06  # side of a light, in squares
_NAMED = 1.2  # side of the light round a square that is named: an open trap must not hide it
_REACHED = 0.8  # strength of the light on what is only within reach

Point = tuple[float, float]
Where = Callable[[tuple[float, float]], Point]


class Floor:
    """Draws on the canvas of a castle, which says where a cell's middle is."""

    def __init__(self, point: Where) -> None:
        self._point = point
        self.ground, self.marks, self.lights = (InstructionGroup() for _ in range(3))
        self.marked: list[int] = []  # traps that are open for good
        self._plan = Plan(())
        self._cell = 0.0

    def build(self, plan: Plan, cell: float, middle: Point, side: float) -> None:
        """Draws the ground for these rooms, `side` wide."""
        self._plan, self._cell = plan, cell
        self.marked = []
        for group in (self.ground, self.marks):
            group.clear()
        _draw(self.ground, stones.look("castle"), middle, side)
        for room in plan.rooms():
            turns = plan.quarter(room)
            _draw(self.ground, stones.room(room), self.middle(room), _ROOM * cell, turns)
        for gallery, sign in zip(GALLERIES, stones.HELMETS, strict=True):
            if gallery in plan.corners:
                corner = self._point(plan.inward(gallery, _SIGN))
                _draw(self.ground, stones.look(sign), corner, _SIGN_SIDE * cell)
        for at in _FIRES:
            _draw(self.ground, stones.look("torch"), self._point(at), _FIRE * cell)

    def mark(self, squares: Iterable[int]) -> None:
        """Leaves these traps open (RN-15, RN-63)."""
        marked = list(squares)
        if marked == self.marked:
            return
        self.marked = marked
        self.marks.clear()
        for square in marked:
            _draw(self.marks, stones.look(stones.TILTED[-1]), self.stone_middle(square), self.stone_side)

    def light(self, places: Sequence[int], named: bool, doors: Sequence[int] = ()) -> None:
        self.lights.clear()
        if not self._cell:  # nothing is built yet, on a board that has no size
            return
        for place in places:
            wide = _ON_ROOM if place >= ROOMS else _NAMED if named else _ON_SQUARE
            side, tint = self._cell * wide, (*stones.TORCH[:3], 1.0 if named else _REACHED)
            for light in (tint, theme.PAPER) if place in doors else (tint,):
                _draw(self.lights, stones.look("lit"), self.middle(place), side, tint=light)

    def middle(self, place: int) -> Point:
        return self._point(self._plan.middle(place))

    @property
    def stone_side(self) -> float:
        return self._cell * (1 - JOINT)

    def stone_middle(self, square: int) -> Point:
        """The middle of a stone; the stones of a slab are as near to each other as possible."""
        row, column = divmod(square, SIDE)
        pull = self._cell * JOINT / 2
        x, y = self.middle(square)
        return x + (-pull if column % 2 else pull), y + (pull if row % 2 else -pull)


def _draw(
    group: InstructionGroup,
    texture: Texture,
    middle: Point,
    side: float,
    turns: int = 0,
    tint: Sequence[float] = (1, 1, 1, 1),
) -> None:
    """A square picture, turned clockwise by so many quarters."""
    corners = list(texture.tex_coords)
    group.add(Color(*tint))
    group.add(
        Rectangle(
            texture=texture,
            tex_coords=corners[2 * turns :] + corners[: 2 * turns],
            pos=(middle[0] - side / 2, middle[1] - side / 2),
            size=(side, side),
        )
    )
