"""The frame of a private page with a hand of cards in it, one card below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from coffres.ui.boards.agence_tous_risques import cards, ink
from coffres.ui.box import Box
from coffres.ui.chooser import Part
from coffres.ui.widgets.hand_frame import HandFrame, HandSlot

MARGIN = 4, 2  # dp: the gap left of a card in its row, and below it


class CardSlot(HandSlot):
    """A card, and the row in which it lies."""

    @property
    def back(self) -> Box:
        left, below = map(dp, MARGIN)
        height = max(1, self.height - 2 * below)
        return Box(self.x + left, self.y + below, height / cards.RATIO, height)

    def draw(self) -> None:
        if self.taken:
            ink.fill(self.back.within(-dp(4)), ink.RED, dp(8))
        cards.draw_back(self.back)


class CardsFrame(HandFrame):
    def __init__(self, parts: Sequence[Part], choose: Callable[[Part], None], **kwargs: object) -> None:
        super().__init__([CardSlot(part) for part in parts], choose, **kwargs)

    def boxes(self, inside: Box) -> Sequence[Box]:
        height = inside.height / len(self.slots)
        rows = range(len(self.slots) - 1, -1, -1)
        return [Box(inside.x, inside.y + row * height, inside.width, height) for row in rows]

    def _arrange(self, *_: object) -> None:
        super()._arrange()
        back = self.slots[0].back
        self.hint_left = (back.x + back.width - self.x) / max(1, self.width)

    def on_shown(self, _widget: object, shown: bool) -> None:
        """Face up the cards are in the same places as face down."""
        for slot in self.slots:
            slot.opacity = 0 if shown else 1

    def pick(self, slot: HandSlot) -> None:
        super().pick(slot)
        if self.shown:  # in tap mode a tap has chosen a card, and this card is shown instead
            self.hide()
            self._show()
