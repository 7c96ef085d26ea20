"""The racks: the portraits and ropes of every knight, which all may see at any moment (RN-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.games.roc_noir.material import KNIGHTS
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir import stones
from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout
from coffres.ui.typeset import height_of, widest_word
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_HALVES = 2  # most portraits of a knight
_GAP = dp(2)
_RIM = dp(5)  # width of the tray's rim
_LAP = dp(6)  # how far a helmet laps over the frame below it
_LEAST_ABOVE = 12  # dp: room above portraits that is worth a helmet
_LETTERS = 13  # dp: the smallest letters of a name
_ABOUT_NAME = 76  # dp: what token and ropes take of the width of a line with a name
_ABOUT_ALONE = 48  # dp: what the token alone takes of it
_LEAST_HEAD = 24  # dp: least height of such a line, where the token is large enough to be known
_HEAD, _HEAD_OF_STRIP = 0.2, 0.33  # its height beyond that, as parts of the rack's
_BANNER, _LEAST_NAMED = 17, 60  # dp: height of a line with nothing but a name, and of a rack that has one
_AIR = 12  # dp: beside a name there
_DEEP = 54  # dp: height of what is above portraits if the ropes are below the name
_FAIR = 18  # dp: letters that a name should have
_HIGH_LINE = 100  # dp: from this height on, a single line of portraits has its name above it
# size of a helmet before a knight's row, beside other portraits, and of one that laps over, in portraits
_BEFORE, _HELMET, _BADGE = 0.66, 0.5, 0.4


class Shelf(NamedTuple):
    """Where everything on a rack is."""

    side: float  # the edge of a portrait
    head: float
    beside: bool
    places: Sequence[
        tuple[float, float, bool]
    ]  # of a knight's portraits: left, top, whether beside each other
    helmets: Sequence[tuple[float, float, float]]  # left, bottom, size
    deep: bool = False  # whether the ropes are below the name


class RackSlot(Widget):
    """A place for a portrait. It is not a button, because it is too small on a phone; plates do the same."""

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
    """The rack of a seat, laid out in whichever way makes the portraits largest.

    `on_pick(portrait)` comes when a portrait was tapped.
    """

    __events__ = ("on_pick",)
    name = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    ropes = NumericProperty(0)
    active = BooleanProperty(False)
    beside = BooleanProperty(False)  # whether token and ropes are beside the portraits, not above them
    token = NumericProperty(0)  # edge of the seat's token
    coil = NumericProperty(0)  # edge of the picture of a rope
    head = NumericProperty(0)  # height of what is above the portraits, or width of what is beside them
    ropes_at = NumericProperty(0)  # height of the middle of the ropes
    deep = BooleanProperty(False)  # whether the ropes are below the name, not beside it
    banner = NumericProperty(0)  # height of the line with the name above token, ropes and portraits

    def __init__(self, person: Seat, table: Sequence[str] = (), **kwargs: object) -> None:
        """`table`: the names of all, whose racks are alike."""
        self._names = table or (person.name,)
        super().__init__(name=person.name, symbol=person.symbol, colour=person.colour, **kwargs)
        self.helmets = [RackHelmet(picture=name) for name in stones.HELMETS]
        self.slots = [RackSlot() for _ in range(KNIGHTS * _HALVES)]
        for part in [*self.slots, *self.helmets]:
            self.add_widget(part)
        later = Clock.create_trigger(self._arrange, -1)  # once, although both change
        self.bind(pos=later, size=later)

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
        shelves = [self._rows, self._columns, self._strip, self._block]
        if self.height < dp(_HIGH_LINE):
            shelves.append(self._line)
        shelf = max(shelves, key=lambda each: each().side)()
        self.beside, self.head = shelf.beside, shelf.head
        self.deep = shelf.deep
        self.banner = self._banner() if shelf.beside else 0
        for knight, (left, top, across) in enumerate(shelf.places):
            for half in range(_HALVES):
                slot = self.slots[knight * _HALVES + half]
                slot.size = (shelf.side, shelf.side)
                slot.pos = (
                    left + (half * (shelf.side + _GAP) if across else 0),
                    top - shelf.side - (0 if across else half * (shelf.side + _GAP)),
                )
            helmet, (x, y, size) = self.helmets[knight], shelf.helmets[knight]
            helmet.size, helmet.pos = (size, size), (x, y)

    # The ways to lay them out; each says how large portraits would be

    def _rows(self) -> Shelf:
        """A row for each knight: its helmet, then its portraits."""
        most = (self.width - 2 * _RIM - 2 * _GAP) / (2 + _BEFORE)
        spare = self.height - _RIM - KNIGHTS * (most + _GAP)  # what portraits as broad as that leave
        deep = spare >= dp(_DEEP) and self._wants_a_line()
        head = dp(_DEEP) if deep else self._above()
        room = (self.height - head - _RIM) / KNIGHTS
        side = min(room - _GAP, most)
        size = side * _BEFORE
        left = middle_of(self)[0] - (2 * side + size + 2 * _GAP) / 2
        tops = [self.top - head - knight * room - (room - side) / 2 for knight in range(KNIGHTS)]
        helmets = [(left, top - (side + size) / 2, size) for top in tops]
        return Shelf(side, head, False, [(left + size + _GAP, top, True) for top in tops], helmets, deep)

    def _columns(self) -> Shelf:
        """A column for each knight, under the name."""
        head = self._above()
        room = self.height - head - _RIM
        wide = (self.width - 2 * _RIM + _GAP) / KNIGHTS
        side = min((room - _GAP) / _HALVES, wide - _GAP)
        return self._upright(side, head, False, self.x + _RIM + (wide - _GAP) / 2, wide)

    def _block(self) -> Shelf:
        """A column for each knight, beside the token."""
        head = self._before()
        wide = (self.width - head - _RIM + _GAP) / KNIGHTS
        side = min((self.height - self._banner() - 2 * _RIM - _GAP) / _HALVES, wide - _GAP)
        return self._upright(side, head, True, self.x + head + (wide - _GAP) / 2, wide)

    def _upright(self, side: float, head: float, beside: bool, first: float, wide: float) -> Shelf:
        """Portraits one below the other, helmets above them, or in their corners without room above."""
        spare = self.height - self._banner() - 2 * side - _GAP
        bottom = self.y + (spare / 2 if beside else _RIM)
        above = 0 if beside else self.height - head - _RIM - 2 * side - _GAP
        over = above < dp(_LEAST_ABOVE)
        size = side * _BADGE if over else min(above + _LAP, side * _HELMET)
        top = bottom + 2 * side + _GAP
        middles = [first + knight * wide for knight in range(KNIGHTS)]
        places = [(middle - side / 2, top, False) for middle in middles]
        if over:
            helmets = [(left - dp(1), top - size + dp(1), size) for left, _, _ in places]
        else:
            helmets = [(middle - size / 2, top - _LAP, size) for middle in middles]
        return Shelf(side, head, beside, places, helmets)

    def _line(self) -> Shelf:
        """All in one line beside the token."""
        head = self._before()
        wide, high = self.width - head - _RIM, self.height - self._banner() - 2 * _GAP
        return self._abreast(self.x + head, wide, self.y + _GAP, high, head, True)

    def _strip(self) -> Shelf:
        """All in one line under the name."""
        head = self._above(_HEAD_OF_STRIP)
        wide, high = self.width - 2 * _RIM, self.height - head - _RIM - _GAP
        return self._abreast(self.x + _RIM, wide, self.y + _RIM, high, head, False)

    def _abreast(
        self, first: float, wide: float, bottom: float, high: float, head: float, beside: bool
    ) -> Shelf:
        """All in one line, each knight's helmet before its portraits, or in their corner if that makes them
        larger."""
        room, middle = wide / KNIGHTS, bottom + high / 2
        lone = min(high, (room - 4 * _GAP) / (_HALVES + _HELMET))
        side = min(high, (room - 3 * _GAP) / _HALVES)
        over = side > lone
        size = side * (_BADGE if over else _HELMET)
        before = 0 if over else size + _GAP
        spare = (room - before - _HALVES * side - _GAP) / 2
        lefts = [first + knight * room + spare + before for knight in range(KNIGHTS)]
        low = middle + side / 2 - size + dp(1) if over else middle - size / 2
        return Shelf(
            side,
            head,
            beside,
            [(left, middle + side / 2, True) for left in lefts],
            [(left - (dp(1) if over else before), low, size) for left in lefts],
        )

    def _above(self, part: float = _HEAD) -> float:
        """Room for the longest name of the table, in as many lines as it needs; all there is, if a word of it
        needs more than a line."""
        wide, letters = self.width - dp(_ABOUT_NAME), dp(_LETTERS)
        if max(widest_word(name, letters, bold=True) for name in self._names) > wide:
            return self.height
        lines = max(height_of(name, wide, letters, bold=True) for name in self._names)
        return max(lines, dp(_LEAST_HEAD), min(dp(44), self.height * part))

    def _wants_a_line(self) -> bool:
        """Whether a name of the table would be broken beside the ropes, and none in a line of its own."""
        beside, alone = self.width - dp(_ABOUT_NAME), self.width - dp(_ABOUT_ALONE)
        return self._breaks(beside, dp(_FAIR)) and not self._breaks(alone, dp(_LETTERS))

    def _breaks(self, wide: float, letters: float) -> bool:
        """Whether a name of the table needs more than a line so wide."""
        line = height_of("A", wide, letters, bold=True)
        return any(height_of(name, wide, letters, bold=True) > line for name in self._names)

    def _banner(self) -> float:
        """Room for the longest name of the table, across the rack, unless that is too low for one."""
        if self.height < dp(_LEAST_NAMED):
            return 0
        wide, letters = self.width - dp(_AIR), dp(_LETTERS)
        return max(dp(_BANNER), *(height_of(name, wide, letters, bold=True) for name in self._names))

    def _before(self) -> float:
        return max(dp(34), min(dp(62), self.width * 0.17))


load_layout(__name__)
