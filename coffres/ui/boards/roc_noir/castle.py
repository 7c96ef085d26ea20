"""The castle on the table: one canvas of slabs and rooms, and upon it twelve knights at most.

It shows what lies open and nothing else: no square that may be gone to is lit, and a trap that has closed
leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.animation import Animation
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.roc_noir import knights, stones
from coffres.ui.roc_noir.plan import ENTRANCE, HELMETS, ROOMS, SIDE, TREASURE, Cell, Plan
from coffres.ui.studio import picture
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_WALL = 0.012  # of the castle's side
_IN_SQUARE = 0.96  # of a cell: a knight on a square
_ROOM = 1.9  # cells of a room in which knights stand
_SLABS = [zone for zone in range(25) if zone not in (0, 4, 12, 20, 24)]
Point = tuple[float, float]


class CastleStanding(Widget):
    """What lies on the castle and stays upright when it turns."""

    upright = NumericProperty(0)  # degrees against the turn of the castle


class CastleKnight(CastleStanding):
    texture: Texture = ObjectProperty()
    shadow: Texture = ObjectProperty()
    active = BooleanProperty(False)  # the one that moves this turn
    visible = NumericProperty(1)


class CastlePile(CastleStanding):
    """The portraits left in a gallery, face down."""

    texture: Texture = ObjectProperty()
    count = NumericProperty(0)


class Castle(Widget):
    angle = NumericProperty(0)  # degrees, clockwise
    lit: Sequence[int] = ListProperty()  # squares to choose between, where the rules name them

    def __init__(self, people: Sequence[Seat], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan = Plan(())
        self._people = people
        self._view: View | None = None
        self._ground = InstructionGroup()
        self._marks = InstructionGroup()
        self._dust: list[Rectangle] = []
        self.canvas.add(self._ground)
        self.canvas.add(self._marks)
        self.piles = [CastlePile() for _ in range(HELMETS)]
        self.knights = [CastleKnight() for _ in range(len(people) * HELMETS)]
        for standing in [*self.piles, *self.knights]:
            self.bind(angle=standing.setter("upright"))
            self.add_widget(standing)
        self.bind(pos=self._arrange, size=self._arrange, lit=self._mark)

    # Where things are

    @property
    def side(self) -> float:
        return min(self.size)

    @property
    def cell(self) -> float:
        return self.side * (1 - 2 * _WALL) / SIDE

    def point(self, at: tuple[float, float]) -> Point:
        """The middle of a cell, before the castle turns."""
        row, column = at
        left, top = self.center_x - self.cell * SIDE / 2, self.center_y + self.cell * SIDE / 2
        return left + (column + 0.5) * self.cell, top - (row + 0.5) * self.cell

    def seen_point(self, place: int) -> Point:
        """Where the middle of a place is on screen."""
        return self.point(self.plan.seen(self.plan.middle(place)))

    def cell_at(self, point: Point) -> Cell:
        """The cell of the castle under a point of the screen, which may lie outside the walls."""
        left, top = self.center_x - self.cell * SIDE / 2, self.center_y + self.cell * SIDE / 2
        row, column = self.plan.unseen(
            ((top - point[1]) / self.cell - 0.5, (point[0] - left) / self.cell - 0.5)
        )
        return round(row), round(column)

    def knight_at(self, point: Point, among: Iterable[int]) -> int | None:
        """The knight whose token lies under a point of the screen."""
        for knight in among:
            token = self.knights[knight]
            x, y = self._turned(token.center)
            if abs(point[0] - x) <= token.width / 2 and abs(point[1] - y) <= token.height / 2:
                return knight
        return None

    def seen_knight(self, knight: int) -> Point:
        """Where a knight's token is on screen."""
        return self._turned(self.knights[knight].center)

    def _turned(self, point: Point) -> Point:
        x, y = point[0] - self.center_x, point[1] - self.center_y
        for _ in range(self.plan.turned % 4):
            x, y = y, -x
        return self.center_x + x, self.center_y + y

    def spot(self, knight: int, place: int) -> tuple[Point, float]:
        """Where a knight stands, and how large it is there: in a room, one spot for each."""
        x, y = self.point(self.plan.middle(place))
        if place < ROOMS:
            return (x, y), self.cell * _IN_SQUARE
        if place not in (ENTRANCE, TREASURE):
            return (x, y), self.cell * _IN_SQUARE
        seats = len(self._people)
        seat, helmet = divmod(knight, HELMETS)
        size = self.cell * _ROOM / max(HELMETS, seats)
        return (x + (helmet - 1) * size, y + ((seats - 1) / 2 - seat) * size), size * 1.04

    # What is shown

    def show(self, view: View) -> None:
        self._view = view
        turned = view["turned"]
        if (tuple(view["corners"]), turned) != (self.plan.corners, self.plan.turned):
            self.plan = Plan(tuple(view["corners"]), turned)
            self._build()
        self._settle()

    def _arrange(self, *_: object) -> None:
        if self._view is not None:
            self._build()
            self._settle()

    def _settle(self) -> None:
        """Everything where the view has it, whatever was still moving."""
        view = self._view
        self._clear_dust()
        Animation.cancel_all(self, "angle")
        self.angle = 90 * view["turned"]
        for number, knight in enumerate(self.knights):
            Animation.cancel_all(knight)
            knight.visible = 1
            knight.active = number == view["mover"] and view["phase"] not in ("roll", "over")
            self._put(number, view["knights"][number])
        for pile, count in zip(self.piles, view["piles"], strict=True):
            pile.count = count if view["phase"] not in ("portraits", "corner") else 0
        self._mark()

    def _put(self, number: int, place: int) -> None:
        knight = self.knights[number]
        at, size = self.spot(number, place)
        seat, helmet = divmod(number, HELMETS)
        look = self._people[seat]
        knight.size = (size, size)
        knight.center = at
        knight.texture = picture(knights.knight, (self.cell, self.cell), look.colour, look.symbol, helmet)

    def _build(self) -> None:
        """The ground: the same for every slab."""
        self._ground.clear()
        cell = self.cell
        if cell < 1:
            return
        self._draw(self._ground, stones.wall, self.center, self.side)
        for zone in _SLABS:
            row, column = divmod(zone, SIDE // 2)
            self._draw(self._ground, stones.slab, self.point((2 * row + 0.5, 2 * column + 0.5)), 2 * cell)
        for room in self.plan.rooms():
            painter = {ENTRANCE: stones.entrance, TREASURE: stones.treasure}.get(room, stones.gallery)
            which = (room - ROOMS,) if painter is stones.gallery else ()
            self._draw(self._ground, painter, self.point(self.plan.middle(room)), 2 * cell, *which)
            if which:
                pile = self.piles[which[0]]
                pile.size = (cell * 0.8, cell * 0.8)
                pile.center = self.point(self.plan.middle(room))
                pile.texture = picture(stones.back, pile.size)

    @staticmethod
    def _draw(
        group: InstructionGroup, painter: object, middle: Point, side: float, *args: object
    ) -> Rectangle:
        group.add(Color(1, 1, 1, 1))
        drawn = Rectangle(
            texture=picture(painter, (side, side), *args),
            pos=(middle[0] - side / 2, middle[1] - side / 2),
            size=(side, side),
        )
        group.add(drawn)
        return drawn

    def _mark(self, *_: object) -> None:
        """Traps that lie open, and the squares that somebody chooses between."""
        self._marks.clear()
        if self._view is None:
            return
        for square in self._view["traps"]:
            self._draw(self._marks, stones.mark, self.point(self.plan.middle(square)), self.cell)
        if self._view["trap"] >= 0:
            self.open(self._view["trap"])
        for square in self.lit:
            x, y = self.point(self.plan.middle(square))
            self._marks.add(Color(*stones.TORCH))
            half = self.cell * 0.44
            self._marks.add(
                Line(rounded_rectangle=(x - half, y - half, 2 * half, 2 * half, dp(8)), width=dp(2.5))
            )

    # What moves

    def open(self, square: int) -> None:
        """The stone of a trap tilts."""
        self._draw(self._marks, stones.pit, self.point(self.plan.middle(square)), self.cell)

    def raise_dust(self, square: int, seconds: float) -> None:
        x, y = self.point(self.plan.middle(square))
        cloud = self._draw(self._marks, stones.dust, (x, y), self.cell * 0.6)
        self._dust.append(cloud)
        wide = self.cell * 1.9
        Animation(size=(wide, wide), pos=(x - wide / 2, y - wide / 2), d=seconds, t="out_quad").start(cloud)

    def _clear_dust(self) -> None:
        for cloud in self._dust:
            Animation.cancel_all(cloud)
        self._dust = []

    def send(self, number: int, place: int, seconds: float) -> None:
        """A knight goes to a place, straight across."""
        at, size = self.spot(number, place)
        knight = self.knights[number]
        self.remove_widget(knight)
        self.add_widget(knight)  # above all others
        corner = (at[0] - size / 2, at[1] - size / 2)
        Animation(pos=corner, size=(size, size), d=seconds, t="in_out_quad").start(knight)

    def sink(self, number: int, seconds: float) -> None:
        """A knight falls out of sight, where it stands."""
        knight = self.knights[number]
        small = knight.width * 0.35
        corner = (knight.center_x - small / 2, knight.center_y - small / 2)
        Animation(pos=corner, size=(small, small), visible=0, d=seconds, t="in_quad").start(knight)

    def rise(self, number: int, place: int, seconds: float) -> None:
        """And is there again, somewhere else."""
        at, size = self.spot(number, place)
        knight = self.knights[number]
        Animation.cancel_all(knight)
        knight.size = (size * 0.6, size * 0.6)
        knight.center = at
        corner = (at[0] - size / 2, at[1] - size / 2)
        Animation(pos=corner, size=(size, size), visible=1, d=seconds, t="out_quad").start(knight)

    def turn(self, seconds: float) -> None:
        """A quarter turn clockwise, with everything on it."""
        Animation(angle=self.angle + 90, d=seconds, t="in_out_quad").start(self)


load_layout(__name__)
