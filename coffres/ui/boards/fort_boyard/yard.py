"""The court inside the fort: the chest, the notes taken from it, and what everybody owns in public."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from kivy.graphics import Canvas
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.storage.roster import Seat
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.chooser import Part
from coffres.ui.holding import Holding
from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_LINE = 21  # sp: height of a line with the smallest letters
_LARGER = 1.3  # how much higher the chest's picture is than its place: there is air above and below the chest
_MIDDLE = 0.45  # the middle of the chest in its picture, counted from below
_MOST_DRAWN = 9  # most backs drawn in a pile: more do not make it look larger


class Plaque(Holding, FloatLayout):
    """What one player has: keys of two colours, and a number of notes."""

    part: Part = ObjectProperty()
    lit = BooleanProperty(False)
    active = BooleanProperty(False)
    gone = BooleanProperty(False)
    shown = BooleanProperty(True)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    flat = BooleanProperty(False)  # whether it is on one line, without the name: the token says whose it is
    black = NumericProperty(0)
    red = NumericProperty(0)
    notes = NumericProperty(0)
    fortune = StringProperty()  # the worth of the notes, if everybody knows it


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

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn = Canvas()
        self.canvas.add(self._drawn)
        self.bind(pos=self._draw, size=self._draw, is_open=self._draw, few=self._draw, pile=self._draw)

    def _draw(self, *_: object) -> None:
        side = min(self.height * _LARGER, self.width * (0.6 if self.pile else 1))
        whole = side * (2 if self.pile else 1)
        left = self.x + (self.width - whole) / 2
        bottom = self.y + self.height / 2 - side * _MIDDLE
        name = "chest_closed" if not self.is_open else "chest_open_low" if self.few else "chest_open"
        self._drawn.clear()
        with self._drawn:
            treasure.chest(name, left, bottom, side)
            for note in range(min(self.pile, _MOST_DRAWN)):
                x = left + side * (1.02 + 0.05 * note)
                treasure.note_back(x, bottom + side * (0.3 + 0.03 * (note % 3)), side * 0.52, side * 0.248)


class Yard(FloatLayout):
    people: Sequence[Seat] = ObjectProperty(())
    told = StringProperty()  # a line of text below the chest

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plaques = [
            Plaque(
                part=("seat", seat),
                name=look.name,
                symbol=look.symbol,
                colour=look.colour,
                size_hint=(None, None),
            )
            for seat, look in enumerate(self.people)
        ]
        for plaque in self.plaques:
            self.add_widget(plaque)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        """Puts the chest in the middle, and the players clockwise round it, the first ones above."""
        count = len(self.plaques)
        columns = max(1, min(3, int(self.width / max(dp(140), sp(120))), ceil(count / 2)))
        rows = ceil(count / columns)
        above = rows // 2
        # where people's plaques would not be as high as a finger, everything moves together
        finger = max(dp(48), sp(_LINE) + dp(8))
        tight = self.height * 0.76 < rows * finger + (rows + 1) * dp(6)
        gap, least = (dp(3), 0.12) if tight else (dp(6), 0.24)
        roomy = min(self.height * 0.42, self.height - rows * finger - (rows + 1) * gap)
        ample = self.height - rows * (sp(62) + dp(18)) - (rows + 1) * gap
        middle = max(self.height * least, roomy, ample)
        width = min(dp(230), (self.width - (columns + 1) * gap) / columns)
        height = (self.height - middle - (rows + 1) * gap) / rows
        foot = self.y + (rows - above) * (height + gap)
        self._shrink(height)
        for seat, plaque in enumerate(self.plaques):
            row, column = divmod(seat, columns)
            in_row = min(columns, count - row * columns)
            if row >= above:
                column = in_row - 1 - column  # the second row runs back, so that the turns go round
            line = self.width - in_row * width - (in_row - 1) * gap
            plaque.size = (width, height)
            plaque.pos = (
                self.x + line / 2 + column * (width + gap),
                foot + middle + gap + (above - 1 - row) * (height + gap)
                if row < above
                else foot - (row - above + 1) * (height + gap) + gap / 2,
            )
        if not self.plaques[0].shown:
            middle, foot = self.height, self.y  # a tiny court has only the chest
        self._place_chest(foot, middle, gap)

    def _place_chest(self, foot: float, middle: float, gap: float) -> None:
        """The chest, and the line about it: below the chest or, where there is little height, beside it."""
        treasure, told = self.ids.treasure, self.ids.told
        told.opacity = 1 if middle > sp(_LINE) * 1.2 and self.plaques[0].shown else 0
        if middle < sp(_LINE) * 5:
            treasure.size = self.width * 0.42, middle
            treasure.pos = self.x, foot + gap / 2
            told.size = self.width * 0.58 - gap, middle
            told.pos = self.x + self.width * 0.42, foot + gap / 2
            return
        line = max(sp(_LINE), min(dp(34), middle * 0.24))
        told.size = (self.width - 2 * gap, line)
        told.pos = (self.x + gap, foot + gap)
        treasure.size = (self.width * 0.8, middle - line - gap)
        treasure.pos = (self.x + (self.width - treasure.width) / 2, foot + line + gap)

    def _shrink(self, height: float) -> None:
        """In a small court, a player's goods are on one line; in a tiny one they are not shown."""
        for plaque in self.plaques:
            plaque.flat = height < 2 * sp(_LINE) + dp(12)
            plaque.shown = height >= sp(_LINE) + dp(8)


load_layout(__name__)
