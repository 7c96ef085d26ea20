"""All hands, shown to everybody when the game is over (AT-46)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.boards.agence_tous_risques import agent  # noqa: F401 - the layout uses it
from coffres.ui.boards.agence_tous_risques.hand import CardFace
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class OpenHand(BoxLayout):
    figure = NumericProperty(-2)
    name = StringProperty()

    def __init__(self, cards: Sequence[int], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for card in cards:
            self.ids.cards.add_widget(CardFace(card=card, open=True))


class Showdown(BoxLayout):
    def open(self, hands: Sequence[tuple[int, str, Sequence[int]]]) -> None:
        """Shows figure, name and cards of every character."""
        self.clear_widgets()
        for figure, name, cards in hands:
            self.add_widget(OpenHand(cards, figure=figure, name=name))


load_layout(__name__)
