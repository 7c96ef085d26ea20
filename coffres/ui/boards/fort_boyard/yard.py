"""The court inside the fort: the chest, the notes taken from it, and what everybody owns in public."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Canvas
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.storage.roster import Seat
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.boards.fort_boyard.yard_plan import plan
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_NAME = 0.56  # part of the height, of a plaque that says its name, for the name
_LINE = 24  # dp: height of the line about the chest with the smallest letters
_SEEN = 0.9  # the part of its picture that the open chest takes in height,
_FOOT = 0.075  # and the part below it that is air
_OVER = 0.55  # how much of the line lies over the foot of the chest
_MOST_DRAWN = 9  # most backs drawn in a pile: more do not make it look larger


class Plaque(FloatLayout):
    """What one player has: keys of two colours, and a number of notes. Nobody is named by a touch on it: it
    lies below the card of the trial then."""

    seat = NumericProperty(0)
    active = BooleanProperty(False)
    gone = BooleanProperty(False)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    named = BooleanProperty(True)  # without the name, the token alone says whose it is
    black = NumericProperty(0)
    red = NumericProperty(0)
    notes = NumericProperty(0)
    fortune = StringProperty()  # the worth of the notes, if everybody knows it
    paper = ListProperty([0] * 4)  # the box below its goods

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for matters in ("pos", "size", "named", "fortune"):
            self.fbind(matters, self._place)

    def _place(self, *_: object) -> None:
        """With a name above its goods in a row, or in a small court without it, in two rows."""
        box, ids = Box(*self.pos, *self.size).within(dp(4)), self.ids
        lines = 3 if self.fortune else 2
        foot = box.height / lines if self.fortune else 0.0
        goods = Box(box.x, box.y + foot, box.width, box.height - foot)
        _put(ids.worth, Box(box.x, box.y, box.width, foot))
        if self.named:
            top, goods = _parted(goods, _NAME)
            token = min(top.height, box.width * 0.22)
            _put(ids.token, Box(top.x, top.y, token, token))
            _put(ids.label, Box(top.x + token + dp(5), top.y, top.width - token - dp(5), top.height))
            places = [goods.cell(column, 0, 3, 1) for column in range(3)]
        else:
            first = goods.cell(0, 0, 2, 2)
            token = min(first.width, first.height)
            _put(ids.token, Box(first.center[0] - token / 2, first.y, token, token))
            places = [goods.cell(0, 1, 2, 2), goods.cell(1, 1, 2, 2), goods.cell(1, 0, 2, 2)]
        for count, place in zip((ids.black, ids.red, ids.notes), places, strict=True):
            _put(count, place)
        self.paper = list(goods)


def _parted(box: Box, part: float) -> tuple[Box, Box]:
    """The upper part of a box, and what is below it."""
    high = box.height * part
    return Box(box.x, box.y + box.height - high, box.width, high), box._replace(height=box.height - high)


def _put(widget: Widget, box: Box) -> None:
    widget.pos, widget.size = (box.x, box.y), (box.width, box.height)


class YardCount(BoxLayout):
    """A number of things of one kind."""

    sign = StringProperty()
    ink = ColorProperty(INK)
    count = StringProperty()


class Treasure(Widget):
    """The chest, and beside it the notes taken from it, face down."""

    is_open = BooleanProperty(False)
    few = BooleanProperty(False)  # whether it is nearly empty
    pile = NumericProperty(0)
    covered = NumericProperty(0)  # the height at its foot that the line about it lies over

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn = Canvas()
        self.canvas.add(self._drawn)
        for matters in ("pos", "size", "is_open", "few", "pile", "covered"):
            self.fbind(matters, self._draw)

    def _draw(self, *_: object) -> None:
        side = min(self.height / _SEEN, self.width * 0.96)
        left, bottom = self.center_x - side / 2, self.y - side * _FOOT
        name = "chest_closed" if not self.is_open else "chest_open_low" if self.few else "chest_open"
        self._drawn.clear()
        with self._drawn:
            treasure.chest(name, left, bottom, side)
            for note in range(min(self.pile, _MOST_DRAWN)):  # in front of the chest, on its right
                low = max(bottom + side * 0.1, self.y + self.covered + dp(2))  # none is cut by the line
                x, y = left + side * (0.56 + 0.035 * note), low + side * 0.03 * (note % 3)
                treasure.note_back(min(x, self.right - side * 0.42), y, side * 0.42, side * 0.2)


class Yard(FloatLayout):
    people: Sequence[Seat] = ObjectProperty(())
    told = StringProperty()  # a line of text below the chest

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plaques = [
            Plaque(
                seat=seat,
                name=look.name,
                symbol=look.symbol,
                colour=look.colour,
                size_hint=(None, None),
            )
            for seat, look in enumerate(self.people)
        ]
        for plaque in self.plaques:
            self.add_widget(plaque)
            plaque.bind(fortune=self._arrange)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        """Puts the chest in the middle, and the players clockwise round it."""
        if min(self.size) < dp(40):
            return
        told = any(plaque.fortune for plaque in self.plaques)
        laid = plan(Box(*self.pos, *self.size), len(self.plaques), told)
        for plaque, box in zip(self.plaques, laid.boxes, strict=True):
            plaque.named = laid.named
            plaque.pos, plaque.size = (box.x, box.y), (box.width, box.height)
        self._place_chest(laid.chest)

    def _place_chest(self, place: Box) -> None:
        """The chest, and over its foot the line about it."""
        told, line = self.ids.told, max(dp(_LINE), min(sp(30), place.height * 0.2))
        told.size = min(place.width * 0.94, line * 9), line
        told.pos = place.center[0] - told.width / 2, place.y
        self.ids.treasure.covered = line * (1 - _OVER)
        self.ids.treasure.pos = place.x, place.y + line * _OVER
        self.ids.treasure.size = place.width, max(1, place.height - line * _OVER)


load_layout(__name__)
