"""The racks: the portraits and ropes of every knight, which all may see at any moment (RN-31)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.games.roc_noir.material import KNIGHTS
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir import knights, stones
from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_HALVES = 2  # most portraits of a knight
_GAP = dp(2)
_RIM = dp(4)  # width of the tray's rim


class RackSlot(Widget):
    """A place for a portrait. It is not a button, because it is too small on small screens; plates do the
    same."""

    portrait = NumericProperty(-1)
    texture: Texture = ObjectProperty(None, allownone=True)
    moves = ListProperty()  # the moves that a tap leads to
    lit = BooleanProperty(False)
    taken = BooleanProperty(False)

    def on_portrait(self, *_: object) -> None:
        self.texture = stones.portrait(self.portrait) if self.portrait >= 0 else None


class RackHelmet(Widget):
    """The helmet of the knight whose place it is; golden when that knight is home."""

    home = BooleanProperty(False)
    picture = StringProperty()


class KnightRack(Widget):
    """The rack of a seat, in a column or in one line: whichever makes the portraits larger.

    `on_pick(portrait)` comes when a portrait was tapped.
    """

    __events__ = ("on_pick",)
    name = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    ropes = NumericProperty(0)
    active = BooleanProperty(False)
    line = BooleanProperty(False)
    head = NumericProperty(0)  # height of what is above the portraits, or width of what is before them

    def __init__(self, person: Seat, **kwargs: object) -> None:
        super().__init__(name=person.name, symbol=person.symbol, colour=person.colour, **kwargs)
        self.helmets = [RackHelmet(picture=name) for name in knights.HELMET_PICTURES]
        self.slots = [RackSlot() for _ in range(KNIGHTS * _HALVES)]
        for part in [*self.helmets, *self.slots]:
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, held: Sequence[int], ropes: int, home: Sequence[bool], active: bool) -> None:
        for slot, portrait in zip(self.slots, held, strict=True):
            slot.portrait = portrait
        for helmet, is_home in zip(self.helmets, home, strict=True):
            helmet.home = is_home
        self.ropes = ropes
        self.active = active

    def on_touch_down(self, touch: object) -> bool:
        if self._picked(touch) is None:
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        portrait = self._picked(touch)
        if portrait is not None:
            self.dispatch("on_pick", portrait)
        return True

    def _picked(self, touch: object) -> int | None:
        """The portrait under a finger; None if there is none."""
        under = (slot.portrait for slot in self.slots if slot.collide_point(*touch.pos))
        return next((portrait for portrait in under if portrait >= 0), None)

    def on_pick(self, portrait: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def _arrange(self, *_: object) -> None:
        if self.width < dp(20) or self.height < dp(20):
            return
        column, line = self._side_in_a_column(), self._side_in_a_line()
        self.line = line > column
        if self.line:
            self._in_a_line(line)
        else:
            self._in_a_column(column)

    def _side_in_a_column(self) -> float:
        """The edge of a portrait."""
        return min(self._floor(), (self.width - 2 * _RIM - 4 * _GAP) / 2.45)

    def _floor(self) -> float:
        """The height that each knight has in a column."""
        return (self.height - self._above() - _RIM) / KNIGHTS - _GAP

    def _above(self) -> float:
        return min(dp(44), self.height * 0.2)

    def _in_a_column(self, side: float) -> None:
        self.head = self._above()
        room = self._floor()
        for knight, helmet in enumerate(self.helmets):
            bottom = self.top - self.head - (knight + 1) * (room + _GAP) + (room - side) / 2
            narrow = min(0.8 * side, self.width - 2 * side - 4 * _GAP - 2 * _RIM)
            left = middle_of(self)[0] - (2 * side + narrow + 2 * _GAP) / 2
            self._row(helmet, knight, left, bottom, side, narrow)

    def _side_in_a_line(self) -> float:
        return min(self.height - 2 * _GAP, (self._span() - 4 * _GAP) / 2.5)

    def _span(self) -> float:
        """The width that each knight has in a line."""
        return (self.width - self._before() - _RIM) / KNIGHTS

    def _before(self) -> float:
        return min(dp(62), self.width * 0.17)

    def _in_a_line(self, side: float) -> None:
        self.head = self._before()
        room = self._span()
        for knight, helmet in enumerate(self.helmets):
            left = self.x + self.head + knight * room + _GAP
            narrow = min(0.8 * side, room - 2 * side - 4 * _GAP)
            self._row(helmet, knight, left, middle_of(self)[1] - side / 2, side, narrow)

    def _row(
        self, helmet: RackHelmet, knight: int, left: float, bottom: float, side: float, narrow: float
    ) -> None:
        helmet.size = (narrow, narrow)
        helmet.pos = (left, bottom + (side - narrow) / 2)
        for half in range(_HALVES):
            slot = self.slots[knight * _HALVES + half]
            slot.size = (side, side)
            slot.pos = (left + narrow + _GAP + half * (side + _GAP), bottom)


load_layout(__name__)
