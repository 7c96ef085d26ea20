"""The castle on the table: one canvas with slabs and rooms, and on it at most twelve knights.

It shows only what is public: a square that can be reached is not lit, and a trap that has closed leaves no
trace. What changes is moved, not drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.animation import Animation
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.games.roc_noir.material import ENTRANCE, KNIGHTS, ROOMS, SIDE, TREASURE
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir import knights, stones
from coffres.ui.boards.roc_noir.floor import Floor
from coffres.ui.boards.roc_noir.overlay import Overlay, glide
from coffres.ui.boards.roc_noir.plan import Cell, Plan
from coffres.ui.boards.roc_noir.standing import CastleKnight, CastlePile
from coffres.ui.box import middle_of
from coffres.ui.motion import LANDS, LIFTS, Movement
from coffres.ui.pairs import load_layout

_WALL = 0.02  # thickness of the wall in its picture, as a part of the castle's side
_IN_SQUARE = 0.98  # size of a knight on a square, in cells
_ROOM = 1.94  # side of the area of a room for knights, in cells
_ROWS, _CROWD = 1.0, 1.45  # most between two rows in a room, in cells; a knight's size in a crowd, in rows
_SHOULDERS = 1.35  # how much larger than a third of a room a knight is: the air in its frame laps over
_FINGER = 48  # dp
_PILE = 0.8  # side of a pile of portraits, in cells
_HIGH = 1.3  # scale of a knight in the middle of a jump
Point = tuple[float, float]


class CastleGround(Widget):
    angle = NumericProperty(0)  # degrees, clockwise
    lit: Sequence[int] = ListProperty()  # places that light up
    named = BooleanProperty(False)  # whether the rules name them or people have chosen them
    doors: Sequence[int] = ListProperty()  # those among them to which arrows lead out of a room at once

    def __init__(self, people: Sequence[Seat], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan = Plan(())
        self._people = people
        self._view: View | None = None
        self.floor, above = Floor(self.point), InstructionGroup()
        for group in (self.floor.ground, self.floor.marks, self.floor.lights, above):
            self.canvas.add(group)
        self._stone, self._dust = Overlay(above), Overlay(above)
        self.piles = [CastlePile() for _ in range(KNIGHTS)]
        self.knights = [
            CastleKnight(colour=look.colour, symbol=look.symbol, figure=figure)
            for look in people
            for figure in knights.FIGURES
        ]
        for standing in [*self.piles, *self.knights]:
            self.bind(angle=standing.setter("upright"))
            self.add_widget(standing)
        self.bind(
            pos=self._arrange, size=self._arrange, lit=self._light, named=self._light, doors=self._light
        )

    # The places on screen

    @property
    def side(self) -> float:
        return min(self.size)

    @property
    def cell(self) -> float:
        return self.side * (1 - 2 * _WALL) / SIDE

    def point(self, at: tuple[float, float]) -> Point:
        """The middle of a cell, before the castle turns."""
        row, column = at
        x, y = middle_of(self)
        left, top = x - self.cell * SIDE / 2, y + self.cell * SIDE / 2
        return left + (column + 0.5) * self.cell, top - (row + 0.5) * self.cell

    def seen_point(self, place: int) -> Point:
        """The middle of a place on screen."""
        return self.point(self.plan.seen(self.plan.middle(place)))

    def cell_at(self, point: Point) -> Cell:
        """The cell of the castle at a point of the screen, which may be outside the walls."""
        x, y = middle_of(self)
        left, top = x - self.cell * SIDE / 2, y + self.cell * SIDE / 2
        row, column = self.plan.unseen(
            ((top - point[1]) / self.cell - 0.5, (point[0] - left) / self.cell - 0.5)
        )
        return round(row), round(column)

    def knight_at(self, point: Point, among: Iterable[int]) -> int | None:
        """The knight that is meant by a touch here: the nearest, if it is within a finger's reach."""

        def away(knight: int) -> float:
            x, y = self.seen_knight(knight)
            return max(abs(point[0] - x), abs(point[1] - y))

        nearest = min(among, key=away)
        return nearest if away(nearest) <= max(self.knights[nearest].width, dp(_FINGER)) / 2 else None

    def seen_knight(self, knight: int) -> Point:
        """The point of the screen where a knight's token is."""
        return self._turned(self.knights[knight].center)

    def seen_spot(self, knight: int, place: int) -> Point:
        """The point of the screen where a knight's token is at a place."""
        return self._turned(self.spot(knight, place)[0])

    def _turned(self, point: Point) -> Point:
        middle = middle_of(self)
        x, y = point[0] - middle[0], point[1] - middle[1]
        for _ in range(self.plan.turned % 4):
            x, y = y, -x
        return middle[0] + x, middle[1] + y

    def spot(self, knight: int, place: int) -> tuple[Point, float]:
        """The point and the size of a knight at a place; in a room each knight has its own point."""
        x, y = self.point(self.plan.middle(place))
        if place not in (ENTRANCE, TREASURE):
            return (x, y), self.cell * _IN_SQUARE
        seats = len(self._people)
        seat, helmet = divmod(knight, KNIGHTS)
        up = self.cell * min(_ROWS, _ROOM / seats)
        lap = 0.5 if seats * _ROWS > _ROOM + 0.5 else 0.0  # heads between the shields of those behind
        step = self.cell * _ROOM / (KNIGHTS + lap)
        size = min(step * _SHOULDERS, up * _CROWD)
        aside = step * lap * (seat % 2 - 0.5)
        return (x + (helmet - 1) * step + aside, y + ((seats - 1) / 2 - seat) * up), size

    # What is shown

    def show(self, view: View) -> None:
        self._view = view
        corners, turned = tuple(view["corners"]), view["turned"]
        if corners != self.plan.corners:
            self.plan = Plan(corners, turned)
            self._build()
        elif turned != self.plan.turned:
            self.plan = Plan(corners, turned)
        self._settle()

    def _arrange(self, *_: object) -> None:
        if self._view is not None:
            self._build()
            self._settle()
            self._light()

    def _settle(self) -> None:
        """Puts everything where the view says, and ends all movements."""
        view = self._view
        Animation.cancel_all(self, "angle")
        self.angle = 90 * view["turned"]
        for number, knight in enumerate(self.knights):
            Animation.cancel_all(knight)
            knight.visible, knight.lifted = 1, 0
            knight.active = number == view["mover"] and view["phase"] not in ("roll", "over")
            self._put(number, view["knights"][number])
        for pile, count in zip(self.piles, view["piles"], strict=True):
            pile.count = count if view["phase"] not in ("portraits", "corner") else 0
        self._dim()
        self._stand_in_order()
        self._dust.clear()
        self.tilt(view["trap"], len(stones.TILTED) if view["trap"] >= 0 else 0)
        self._mark()

    def _put(self, number: int, place: int) -> None:
        knight = self.knights[number]
        at, size = self.spot(number, place)
        knight.size = (size, size)
        knight.center = at

    def _build(self) -> None:
        """Draws the ground, and puts the piles into their galleries."""
        cell = self.cell
        if cell < 1:
            return
        self.floor.build(self.plan, cell, middle_of(self), self.side)
        for gallery, pile in enumerate(self.piles, start=ROOMS):
            if gallery in self.plan.corners:
                pile.size = (cell * _PILE, cell * _PILE)
                pile.center = self.floor.middle(gallery)

    def _mark(self) -> None:
        """Leaves traps open: if the table wants them marked, and at the end (RN-15, RN-63)."""
        self.floor.mark(square for square in self._view["traps"] if square != self._view["trap"])

    def _light(self, *_: object) -> None:
        self.floor.light(self.lit, self.named, self.doors)

    def offer(self, numbers: Sequence[int]) -> None:
        """Lights the knights among which their player chooses."""
        for number, knight in enumerate(self.knights):
            knight.offered = number in numbers
        self._dim()

    def _dim(self) -> None:
        """Dims those who stand in one room with a knight that is marked."""
        places = self._view["knights"]
        marked = {place for place, knight in zip(places, self.knights, strict=True) if knight.marked}
        for place, knight in zip(places, self.knights, strict=True):
            knight.dimmed = place in marked and not knight.marked

    # Movements

    def tilt(self, square: int, step: int) -> None:
        """Draws the stone of a trap tilted so far; 0: it lies as if nothing had happened."""
        if step:
            texture = stones.look(stones.TILTED[step - 1])
            self._stone.lay(texture, self.floor.stone_middle(square), self.floor.stone_side)
        else:
            self._stone.clear()

    def raise_dust(self, square: int, seconds: float) -> None:
        x, y = self.floor.middle(square)
        self._dust.lay(stones.look("dust"), (x, y), self.cell * 0.6)
        wide = self.cell * 2.2
        Movement(size=(wide, wide), pos=(x - wide / 2, y - wide / 2), d=seconds, t="out_quad").start(
            self._dust.body
        )
        Movement(a=0, d=seconds, t="in_quad").start(self._dust.colour)

    def send(self, number: int, place: int, seconds: float) -> None:
        """Carries a knight to a place in a straight line."""
        at, size = self.spot(number, place)
        self._raise(number)
        carried = Movement(lifted=1, d=seconds / 2, t=LIFTS) + Movement(lifted=0, d=seconds / 2, t=LANDS)
        (glide(at, size, seconds) & carried).start(self.knights[number])

    def fling(self, number: int, place: int, seconds: float) -> None:
        """Swings a knight over a square on a rope."""
        knight = self.knights[number]
        at, size = self.spot(number, place)
        middle = ((knight.center_x + at[0]) / 2, (knight.center_y + at[1]) / 2)
        self._raise(number)
        up = glide(middle, self.cell * _HIGH, seconds / 2, "out_quad")
        (up + glide(at, size, seconds / 2, "in_quad")).start(knight)

    def _raise(self, number: int) -> None:
        """Draws a knight above all others while it moves."""
        knight = self.knights[number]
        if self.children[0] is not knight:
            self.remove_widget(knight)
            self.add_widget(knight)

    def _stand_in_order(self) -> None:
        """Draws who stands farther down on screen above those behind; so nobody can see who moved last."""
        numbers = sorted(range(len(self.knights)), key=lambda number: -self.seen_knight(number)[1])
        wanted = [self.knights[number] for number in numbers]
        drawn = [child for child in reversed(self.children) if child in wanted]
        same = 0  # how many are drawn in their order already
        while same < len(wanted) and wanted[same] is drawn[same]:
            same += 1
        for knight in wanted[same:]:
            self.remove_widget(knight)
            self.add_widget(knight)

    def sink(self, number: int, seconds: float) -> None:
        """Lets a knight fall out of sight in its place."""
        knight = self.knights[number]
        fall = glide(knight.center, knight.width * 0.35, seconds, "in_quad")
        fall &= Movement(visible=0, d=seconds, t="in_quad")
        fall.start(knight)

    def rise(self, number: int, place: int, seconds: float) -> None:
        """Lets a knight appear again in another place."""
        at, size = self.spot(number, place)
        knight = self.knights[number]
        Animation.cancel_all(knight)
        knight.size = (size * 0.6, size * 0.6)
        knight.center = at
        (glide(at, size, seconds, "out_quad") & Movement(visible=1, d=seconds)).start(knight)

    def turn(self, seconds: float) -> None:
        """Turns the castle by a quarter, clockwise, with everything on it."""
        Movement(angle=self.angle + 90, d=seconds, t="in_out_quad").start(self)


load_layout(__name__)
