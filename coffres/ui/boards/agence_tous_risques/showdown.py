"""The hands of all characters, which lie open at the end (AT-46)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.boards.agence_tous_risques import agent  # noqa: F401 - the layout uses it
from coffres.ui.boards.agence_tous_risques.hand import CardFace
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.stretched import Stretched

_HIGH = 100  # dp: a card whose number can be read across a table


class OpenHand(BoxLayout):
    figure = NumericProperty(-2)
    name = StringProperty()
    tall = BooleanProperty(False)  # whether the cards lie below the name, not beside it

    def __init__(self, cards: Sequence[int], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for card in cards:
            self.ids.cards.add_widget(CardFace(card=card, open=True))


class Showdown(BoxLayout):
    """One hand below the other. Of each: figure, name and cards of the character."""

    def __init__(self, hands: Sequence[tuple[int, str, Sequence[int]]], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for figure, name, cards in hands:
            self.add_widget(OpenHand(cards, figure=figure, name=name))


class HandsPage(Stretched):
    def __init__(self, hands: Sequence[tuple[int, str, Sequence[int]]], **kwargs: object) -> None:
        super().__init__(Showdown(hands), len(hands) * dp(_HIGH), **kwargs)


load_layout(__name__)
