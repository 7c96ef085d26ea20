"""What is public about a character: its player, its number of cards, and the cards that lie before it."""

from __future__ import annotations

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.boards.agence_tous_risques import agent  # noqa: F401 - the layout uses it
from coffres.ui.chooser import Part
from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER
from coffres.ui.widgets import icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.fitted import Fitted


class CardCount(Fitted):
    """The number of cards in a hand, written on a card."""

    count = NumericProperty(0)


class CrewChip(ButtonBehavior, FloatLayout):
    part: Part = ObjectProperty()
    moves = ListProperty()  # the moves that a tap leads to
    figure = NumericProperty(-2)
    name = StringProperty()
    colour = StringProperty("yellow")
    symbol = StringProperty()
    cards = NumericProperty(0)
    holds = BooleanProperty(False)  # whether the character has the formula
    benched = BooleanProperty(False)
    active = BooleanProperty(False)
    lit = BooleanProperty(False)
    tall = BooleanProperty(False)  # whether the name stands below the face, not beside it
    ground = ColorProperty(PAPER)
    letters = ColorProperty(PAPER)


load_layout(__name__)
