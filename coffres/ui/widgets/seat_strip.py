"""Every player's token in a row: who has the turn, who is next, and who holds the tablet.

It stands in the panel at every moment, so that people across the table need not ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.pairs import load_layout
from coffres.ui.sizing import Sizing
from coffres.ui.typeset import height_of, width_of
from coffres.ui.whose_turn import NOBODYS, Turns
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_PHONE = 500  # dp: a screen with a shorter edge is a phone's
_TABLE_TOKEN, _PHONE_TOKEN = 44, 33  # dp: the smallest tokens
_LARGEST_TOKEN = 60  # dp
_AIR = 8  # dp around a token
_LINE = 62  # dp: height of a line with names


class StripSeat(FloatLayout):
    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()
    name = StringProperty()
    side = NumericProperty()  # of the token
    named = BooleanProperty(False)
    listed = BooleanProperty(False)  # whether names stand in this strip, below each other
    turn = BooleanProperty(False)
    after = BooleanProperty(False)  # whether it is next
    holds = BooleanProperty(False)  # whether it has the tablet


class SeatStrip(Sizing):
    asked = StringProperty()  # the name that stands large above the strip, and not here again

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._people: Sequence[Seat] = ()
        self.bind(pos=self._trigger_layout, size=self._trigger_layout, children=self._trigger_layout)
        self.bind(asked=self._trigger_layout)

    def show(self, people: Sequence[Seat], turns: Turns = NOBODYS) -> None:
        """Who sits at the table, and whose turn it is."""
        if list(people) != list(self._people):
            self._people = tuple(people)
            self.clear_widgets()
            for person in people:
                looks = {"symbol": person.symbol, "colour": person.colour, "face": face_of(person)}
                self.add_widget(StripSeat(name=person.name, **looks))
        for seat, shown in enumerate(reversed(self.children)):
            shown.turn, shown.after = seat == turns.turn, seat == turns.after
            shown.holds = seat == turns.holds

    # How much room it needs

    @staticmethod
    def _smallest() -> float:
        return dp(_PHONE_TOKEN if min(Window.size) < dp(_PHONE) else _TABLE_TOKEN)

    def least_width(self) -> float:
        return len(self.children) * (self._smallest() + dp(_AIR))

    def least(self, width: float) -> float:
        """The least height at this width; 0 for no seats."""
        pitch = self._smallest() + dp(_AIR if width > dp(330) else _AIR - 3)
        rows = -(-len(self.children) // max(1, int(width // pitch)))
        return rows * (self._smallest() + dp(_AIR))

    def wish(self, width: float) -> float:
        """The height for large tokens with names beside them."""
        columns = 2 if width >= dp(340) else 1
        return -(-len(self.children) // columns) * dp(_LINE)

    def do_layout(self, *_: object) -> None:
        count = len(self.children)
        if not count or self.height < 1:
            return
        columns = max(range(1, count + 1), key=self._worth)
        rows = -(-count // columns)
        wide, high = self.width / columns, self.height / rows
        side = self._side(columns)
        # a name here and none there would look like a mistake
        named = all(_has_room(seat.name, wide - side - dp(26), high, sp(16)) for seat in self._named())
        for seat, shown in enumerate(reversed(self.children)):
            shown.side, shown.size = side, (wide, high)
            shown.named, shown.listed = named and shown.name != self.asked, named
            shown.pos = (
                self.x + (seat % columns) * wide,
                self.top - (seat // columns + 1) * high,
            )

    def _side(self, columns: int) -> float:
        rows = -(-len(self.children) // columns)
        air = dp(_AIR if self.width > dp(330) else _AIR - 3)
        return min(self.height / rows - dp(_AIR), self.width / columns - air, dp(_LARGEST_TOKEN))

    def _worth(self, columns: int) -> tuple[float, bool, int]:
        """Large tokens first, then names, then few lines."""
        side, wide = self._side(columns), self.width / columns
        rows = -(-len(self.children) // columns)
        high = self.height / rows
        named = all(_has_room(seat.name, wide - side - dp(26), high, sp(16)) for seat in self._named())
        return min(side, dp(_TABLE_TOKEN + 4)), named, -rows

    def _named(self) -> list[StripSeat]:
        return [seat for seat in self.children if seat.name != self.asked]


@lru_cache(512)  # a layout tries several rows for every size, several times
def _has_room(name: str, width: float, height: float, size: float) -> bool:
    """Whether a name can be written whole beside its token, in letters that can be read."""
    parts = name.replace("-", "-\n").replace(" ", "\n")
    return width_of(parts, size) < width * 0.97 and height_of(name, width, size) <= height - dp(8)


load_layout(__name__)
