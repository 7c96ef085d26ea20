"""The people who have no seat yet, as cards: in one row, or in two columns; scrolled where there are many.

A finger on a card may want to carry it to the table or to scroll the bench. Kivy's ScrollView would use every
quick finger for scrolling. Here the card gets the finger, and scrolls the bench if the finger moves along it.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty
from kivy.uix.scrollview import ScrollView

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.player_card import PlayerCard


class Bench(ScrollView):
    full = BooleanProperty(False)  # whether it holds any card
    upright = BooleanProperty(True)  # whether it scrolls up and down; otherwise it scrolls sideways

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
        """Whether a finger that moves in this direction scrolls the bench."""
        hidden = self._hidden()
        return hidden > 0 and (abs(up) > abs(right)) == self.upright

    def slide(self, right: float, up: float) -> None:
        hidden = self._hidden()
        if self.upright:
            self.scroll_y = min(1.0, max(0.0, self.scroll_y - up / hidden))
        else:
            self.scroll_x = min(1.0, max(0.0, self.scroll_x - right / hidden))

    def _hidden(self) -> float:
        """The length of the cards that is out of sight."""
        cards = self.ids.cards
        return cards.height - self.height if self.upright else cards.width - self.width


load_layout(__name__)
