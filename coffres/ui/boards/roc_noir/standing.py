"""What stands on the castle: knights and piles of portraits."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.roc_noir import knights
from coffres.ui.boards.roc_noir.outline import Outline
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class CastleStanding(Widget):
    """Something on the castle that stays upright when the castle turns."""

    upright = NumericProperty(0)  # degrees by which it is turned against the castle


class CastleKnight(CastleStanding):
    colour = StringProperty("yellow")
    symbol = StringProperty("disc")
    figure = StringProperty(knights.FIGURES[0])
    active = BooleanProperty(False)  # whether it is the knight that moves in this turn
    offered = BooleanProperty(False)  # whether it may be chosen for that
    dimmed = BooleanProperty(False)  # whether such a knight beside it must be seen first
    bright = NumericProperty(1)
    visible = NumericProperty(1)
    lifted = NumericProperty(0)  # how high a hand holds it: 0 to 1
    stands = NumericProperty(0)  # the y of its foot, lifted or not
    wide = NumericProperty(0)  # width of its picture
    foot = ListProperty([0, 0])  # the middle of its base
    emblem = NumericProperty(0)  # the edge of the symbol on its shield

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.outline = Outline(self.figure)
        self.canvas.before.add(self.outline)
        self.bind(active=self._mark, offered=self._mark, visible=self._mark)
        self.bind(foot=self._lay, stands=self._lay, wide=self._lay)

    @property
    def marked(self) -> bool:
        return self.active or self.offered

    def _mark(self, *_: object) -> None:
        self.outline.draw(self.visible if self.marked else 0)

    def _lay(self, *_: object) -> None:
        self.outline.lay((self.foot[0], self.stands), self.wide)


class CastlePile(CastleStanding):
    """The portraits that are left in a gallery, face down."""

    count = NumericProperty(0)
    counted = BooleanProperty(True)  # whether its number is written on it
    pill = NumericProperty(0)  # the edge of what its number is written on


load_layout(__name__)
