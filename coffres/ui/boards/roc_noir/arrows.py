"""For small screens: a pad of four arrows to walk with, and a loupe over the area round the knight."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.games.roc_noir.material import ENTRANCE, SIDE
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir.castle import CastleGround
from coffres.ui.boards.roc_noir.plan import EAST, NORTH, SOUTH, WEST, Cell
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture

_SEEN = 2.9  # number of cells seen across the glass


class CastleArrow(ButtonBehavior, Widget):
    """A quarter of the pad: what lies between its diagonals on this side of its middle."""

    wind: Cell = ObjectProperty()
    quarter = NumericProperty(0)  # quarter turns of the arrow, clockwise; 0: it points up
    moves = ListProperty()  # the moves that a tap leads to
    deep = NumericProperty(0)  # from the pad's middle to its edge

    def collide_point(self, x: float, y: float) -> bool:
        if not super().collide_point(x, y):
            return False
        row, column = self.wind
        along = (x - self.center_x) * column - (y - self.center_y) * row + min(self.size) / 2
        across = (x - self.center_x) * row + (y - self.center_y) * column
        return -along <= across < along  # a diagonal belongs to one of them


class CastleArrows(Widget):
    """A pad of four arrows, which looks alike from all edges of the table. `on_wind(wind)` comes when an
    arrow is pressed."""

    __events__ = ("on_wind",)
    called = NumericProperty(0)  # brightness of the light that says: tap here

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.arrows = []
        for quarter, wind in enumerate((NORTH, EAST, SOUTH, WEST)):
            arrow = CastleArrow(wind=wind, quarter=quarter)
            arrow.bind(on_release=lambda pressed: self.dispatch("on_wind", pressed.wind))
            self.arrows.append(arrow)
            self.add_widget(arrow)
        self.bind(pos=self._lay, size=self._lay)

    def _lay(self, *_: object) -> None:
        for arrow in self.arrows:
            row, column = arrow.wind
            arrow.size = self.width / (1 + abs(column)), self.height / (1 + abs(row))
            arrow.center = self.center_x + column * self.width / 4, self.center_y - row * self.height / 4

    def call(self) -> None:
        """Makes the arrows shine: somebody touched the castle, but its squares are too small, so people walk
        with the arrows."""
        Animation.cancel_all(self)
        self.called = 1
        Animation(called=0, d=0.8, t="in_quad").start(self)

    def on_wind(self, wind: Cell) -> None:
        """The default handler that Kivy requires; it does nothing."""


class CastleLoupe(Widget):
    """Follows the knight that moves: a second castle, larger, under a round glass."""

    # offset of that castle that puts the knight looked at in the middle of the glass
    shift = ListProperty([0, 0])
    glass = ListProperty([0, 0])  # middle of the glass
    radius = NumericProperty(0)
    turned = NumericProperty(0)  # degrees, counter-clockwise, by which its handle is turned

    def __init__(self, people: Sequence[Seat], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.castle = CastleGround(people, size_hint=(None, None))
        self.add_widget(self.castle)
        for pile in self.castle.piles:
            pile.counted = False  # the castle below the glass has the number
        self._at = (0, ENTRANCE)  # the knight looked at, and its place
        self.bind(pos=self._fit, size=self._fit)

    def lay(self, middle: tuple[float, float], side: float) -> None:
        """Lays the middle of its glass here; its picture has this side."""
        frame = picture("loupe", "roc_noir")
        x, y, _radius = frame.facts["glass"]
        times = side / frame.size[0]
        self.size = (side, side)
        self.pos = (middle[0] - x * times, middle[1] - side + y * times)

    def _fit(self, *_: object) -> None:
        frame = picture("loupe", "roc_noir")
        x, y, radius = frame.facts["glass"]  # measured in the picture, from its top left
        times = self.width / frame.size[0]
        self.glass = [self.x + x * times, self.top - y * times]
        self.radius = radius * times
        side = 2 * self.radius / _SEEN * SIDE
        self.castle.size = (side, side)
        if self.castle.plan.corners:
            self.shift = self._over()

    def look(self, view: View, knight: int, place: int) -> None:
        """Looks at a knight at this place, and at what is round it."""
        Animation.cancel_all(self, "shift")
        self.castle.show(view)
        self._at = (knight, place)
        self.shift = self._over()

    def follow(self, knight: int, place: int, seconds: float) -> None:
        self._at = (knight, place)
        Movement(shift=self._over(), d=seconds, t="in_out_quad").start(self)

    def _over(self) -> list[float]:
        x, y = self.castle.seen_spot(*self._at)
        return [self.glass[0] - x, self.glass[1] - y]

    def on_castle(self, point: tuple[float, float]) -> tuple[float, float] | None:
        """The point of its castle that is seen at `point`; None outside the glass."""
        x, y = point[0] - self.glass[0], point[1] - self.glass[1]
        if x * x + y * y > self.radius * self.radius:
            return None
        return point[0] - self.shift[0], point[1] - self.shift[1]


load_layout(__name__)
