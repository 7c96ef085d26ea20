"""The pad of a private page with a hand of cards above it, one card beside the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.core.window import Window
from kivy.metrics import dp

from coffres.ui.boards.agence_tous_risques import cards, ink
from coffres.ui.box import Box
from coffres.ui.chooser import Part
from coffres.ui.widgets.hand_frame import HandFrame, HandSlot

_HIGH, _HIGHER = 100, 150  # dp: the height for the cards, and on a screen with room for larger ones
_ROOMY = 700  # dp: the shorter edge of such a screen
_BETWEEN = 5  # dp: round each card


class CardSlot(HandSlot):
    """A card, and the place in which it lies."""

    @property
    def back(self) -> Box:
        room = Box(*self.pos, *self.size).within(dp(_BETWEEN))
        height = max(1, min(room.height, room.width * cards.RATIO))
        x, y = room.center
        return Box(x - height / cards.RATIO / 2, y - height / 2, height / cards.RATIO, height)

    def draw(self) -> None:
        if self.taken:
            ink.fill(self.back.within(-dp(4)), ink.RED, dp(8))
        cards.draw_back(self.back)


class CardsFrame(HandFrame):
    def __init__(self, parts: Sequence[Part], choose: Callable[[Part], None], **kwargs: object) -> None:
        high = dp(_HIGHER if min(Window.size) >= dp(_ROOMY) else _HIGH)
        super().__init__([CardSlot(part) for part in parts], choose, high, **kwargs)

    def boxes(self, room: Box) -> Sequence[Box]:
        return [room.cell(number, 0, len(self.slots), 1) for number in range(len(self.slots))]

    def pick(self, slot: HandSlot) -> None:
        super().pick(slot)
        if self.shown:  # in tap mode a tap has chosen a card, and this card is shown instead
            self.hide()
            self._show()
