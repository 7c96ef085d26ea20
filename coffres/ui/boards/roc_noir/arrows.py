"""For small screens: four arrows to walk with, and a loupe over the area round the knight."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.games.roc_noir.material import SIDE
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir.castle import CastleGround
from coffres.ui.boards.roc_noir.plan import EAST, NORTH, SOUTH, WEST, Cell
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture

_APART = 4  # dp: between arrows
_SEEN = 2.9  # number of cells seen across the glass


class CastleArrow(ButtonBehavior, Widget):
    wind: Cell = ObjectProperty()
    quarter = NumericProperty(0)  # quarter turns of the arrow, clockwise; 0: it points up
    moves = ListProperty()  # the moves that a tap leads to
    called = NumericProperty(0)  # brightness of the light that says: tap here


class CastleArrows(Widget):
    """All in a row; or, with the castle in the middle, two on its left and two on its right, which follow
    each other clockwise from the upper left. `on_wind(wind)` comes when an arrow is pressed."""

    __events__ = ("on_wind",)
    between = NumericProperty(0)  # width of what is left free in the middle

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.arrows = []
        for quarter, wind in ((3, WEST), (0, NORTH), (2, SOUTH), (1, EAST)):
            arrow = CastleArrow(wind=wind, quarter=quarter)
            arrow.bind(on_release=lambda pressed: self.dispatch("on_wind", pressed.wind))
            self.arrows.append(arrow)
            self.add_widget(arrow)
        self.bind(pos=self._lay, size=self._lay, between=self._lay)

    def _lay(self, *_: object) -> None:
        if self.between:
            wide, high = (self.width - self.between) / 2, self.height / 2
            places = [(0, 0), (0, 1), (1, 0), (1, 1)]  # as they are listed: west, north, south, east
        else:
            wide, high = self.width / len(self.arrows), self.height
            places = [(column, 0) for column in range(len(self.arrows))]
        for arrow, (column, row) in zip(self.arrows, places, strict=True):
            arrow.size = (wide - dp(_APART), high - dp(_APART))
            arrow.pos = (
                self.x + column * (wide + self.between) + dp(_APART) / 2,
                self.y + row * high + dp(_APART) / 2,
            )

    def call(self) -> None:
        """Makes the arrows shine: somebody touched the castle, but its squares are too small, so people walk
        with the arrows."""
        for arrow in self.arrows:
            Animation.cancel_all(arrow)
            arrow.called = 1
            Animation(called=0, d=0.8, t="in_quad").start(arrow)

    def on_wind(self, wind: Cell) -> None:
        """The default handler that Kivy requires; it does nothing."""


class CastleLoupe(Widget):
    """Follows the knight that moves: a second castle, larger, under a round glass."""

    # offset of that castle that puts the cell looked at in the middle of the glass
    shift = ListProperty([0, 0])
    glass = ListProperty([0, 0])  # middle of the glass
    radius = NumericProperty(0)
    # whether the knight is in a room; then the cell from which the arrows start is marked
    indoors = BooleanProperty(False)

    def __init__(self, people: Sequence[Seat], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.castle = CastleGround(people, size_hint=(None, None))
        self.add_widget(self.castle)
        for pile in self.castle.piles:
            pile.counted = False  # the castle below the glass has the number
        self._cell: Cell = (0, 0)
        self.bind(pos=self._fit, size=self._fit)

    def _fit(self, *_: object) -> None:
        frame = picture("loupe", "roc_noir")
        x, y, radius = frame.facts["glass"]  # measured in the picture, from its top left
        times = self.width / frame.size[0]
        self.glass = [self.x + x * times, self.top - y * times]
        self.radius = radius * times
        side = 2 * self.radius / _SEEN * SIDE
        self.castle.size = (side, side)
        self.shift = self._over(self._cell)

    def look(self, view: View, cell: Cell) -> None:
        """Looks at a cell of the castle, and at the cells round it."""
        Animation.cancel_all(self, "shift")
        self.castle.show(view)
        self._cell = cell
        self.shift = self._over(cell)

    def follow(self, cell: Cell, seconds: float) -> None:
        self._cell = cell
        Movement(shift=self._over(cell), d=seconds, t="in_out_quad").start(self)

    def _over(self, cell: Cell) -> list[float]:
        x, y = self.castle.point(self.castle.plan.seen(cell))
        return [self.glass[0] - x, self.glass[1] - y]

    def on_castle(self, point: tuple[float, float]) -> tuple[float, float] | None:
        """The point of its castle that is seen at `point`; None outside the glass."""
        x, y = point[0] - self.glass[0], point[1] - self.glass[1]
        if x * x + y * y > self.radius * self.radius:
            return None
        return point[0] - self.shift[0], point[1] - self.shift[1]


load_layout(__name__)
