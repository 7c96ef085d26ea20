"""The draw pile, face down, or the discard pile with its last card on top; the number of cards is below."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.boards.agence_tous_risques import cards
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

FACE_DOWN = -1


class CardPile(FloatLayout):
    card = NumericProperty(FACE_DOWN)  # the card on top
    count = NumericProperty(0)
    beside = BooleanProperty(True)  # whether there is room for the number beside the pile

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "card", "count"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.before.clear()
        height = min(self.height * 0.94, self.width * 0.84 * cards.RATIO)
        width = height / cards.RATIO
        if width < 4:
            return
        left, low = self.x + self.width * 0.06, self.y + (self.height - height) / 2
        with self.canvas.before:
            if not self.count:
                cards.draw_gap(Box(left, low, width, height))
            for layer in range(min(3, int(self.count))):
                box = Box(left + layer * width * 0.05, low, width, height)
                if self.card >= 0:
                    cards.draw_card(int(self.card), box)
                else:
                    cards.draw_back(box)


class Discards(ButtonBehavior, CardPile):
    """The discard pile is open: a tap lists its cards (AT-46)."""


load_layout(__name__)
