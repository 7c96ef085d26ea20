"""Those who do not sit yet, as cards: beside one another, or two abreast, scrolled where there are many.

A finger on a card may want to carry it to the table or to scroll the bench. Kivy's ScrollView would take
every quick finger for itself; here the card has it, and scrolls the bench when it goes along it.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty
from kivy.uix.scrollview import ScrollView

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.player_card import PlayerCard


class Bench(ScrollView):
    full = BooleanProperty(False)  # somebody is there
    upright = BooleanProperty(True)  # it scrolls up and down, else sideways

    def put(self, cards: Sequence[PlayerCard]) -> None:
        self.full = bool(cards)
        self.ids.cards.clear_widgets()
        for card in cards:
            card.bench = self
            self.ids.cards.add_widget(card)

    @property
    def cards(self) -> list[PlayerCard]:
        return list(reversed(self.ids.cards.children))

    def takes(self, right: float, up: float) -> bool:
        """Whether a finger that goes this way scrolls."""
        hidden = self._hidden()
        return hidden > 0 and (abs(up) > abs(right)) == self.upright

    def slide(self, right: float, up: float) -> None:
        hidden = self._hidden()
        if self.upright:
            self.scroll_y = min(1.0, max(0.0, self.scroll_y - up / hidden))
        else:
            self.scroll_x = min(1.0, max(0.0, self.scroll_x - right / hidden))

    def _hidden(self) -> float:
        """How much of the cards is out of sight."""
        cards = self.ids.cards
        return cards.height - self.height if self.upright else cards.width - self.width


load_layout(__name__)
