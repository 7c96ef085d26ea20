"""What stands on the castle: knights, and the piles of portraits."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.roc_noir import knights
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class CastleStanding(Widget):
    """What lies on the castle and stays upright when it turns."""

    upright = NumericProperty(0)  # degrees against the turn of the castle


class CastleKnight(CastleStanding):
    colour = StringProperty("yellow")
    symbol = StringProperty("disc")
    helmet = StringProperty(knights.HELMET_PICTURES[0])
    active = BooleanProperty(False)  # the one that moves this turn
    visible = NumericProperty(1)


class CastlePile(CastleStanding):
    """The portraits left in a gallery, face down."""

    count = NumericProperty(0)


load_layout(__name__)
