"""The pad of a private page with a hand of keys above it. A key can be carried away and dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.metrics import dp

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.spread import Spread
from coffres.ui.box import Box
from coffres.ui.chooser import Part
from coffres.ui.widgets.hand_frame import HandFrame, HandSlot

# dp: the height for a hand of a few keys, and for a larger one, which needs two rows
_HIGH = 76, 136
_FEW = 6

# called with a key and the point of the window where it was dropped
Drop = Callable[[Part, tuple[float, float]], None]


class KeySlot(HandSlot):
    def __init__(self, part: Part, spread: Spread, **kwargs: object) -> None:
        self._spread = spread
        super().__init__(part, **kwargs)

    def draw(self) -> None:
        box = Box(*self.pos, *self.size)
        if self.taken:
            pieces.light("taken", box)
        pieces.key(self._spread.key(box), None)


class KeysFrame(HandFrame):
    def __init__(
        self, hand: Sequence[int], choose: Callable[[Part], None], drop: Drop, **kwargs: object
    ) -> None:
        """`hand`: the keys in this player's own order, from which nobody else can learn anything."""
        self.hand = list(hand)
        self.spread = Spread(len(hand), noted=False, part=1)
        self._drop = drop
        self._carried: Translate | None = None
        slots = [KeySlot(("key", face), self.spread) for face in hand]
        high = dp(_HIGH[len(hand) > _FEW]) if hand else 0
        super().__init__(slots, choose, high, **kwargs)

    def boxes(self, room: Box) -> Sequence[Box]:
        return self.spread.boxes(room)

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or self._pressed is None:
            return super().on_touch_move(touch)
        if self._carried is None and not self.collide_point(*touch.pos):
            self.hide()
            self._carry(touch)
        if self._carried is not None:
            self._carried.x, self._carried.y = touch.pos
        return True

    def let_go(self, slot: HandSlot, touch: object) -> None:
        if self._carried is None:
            super().let_go(slot, touch)
            return
        self._put_down()
        self._last = slot
        self._drop(slot.part, self.to_window(*touch.pos))

    def pick(self, slot: HandSlot) -> None:
        """A key that was chosen goes on a lock, which the sheet may cover."""
        super().pick(slot)
        self.hide()

    def on_parent(self, widget: object, parent: object) -> None:
        super().on_parent(widget, parent)
        if parent is None:
            self._put_down()

    def _carry(self, touch: object) -> None:
        """Moves the key with the finger, face down."""
        width, height = self.spread.key(Box(*self._pressed.pos, *self._pressed.size))[2:]
        with self.canvas.after:
            PushMatrix()
            self._carried = Translate(*touch.pos)
            pieces.key(Box(-width / 2, -height * 0.1, width, height), None)  # above the finger
            PopMatrix()

    def _put_down(self) -> None:
        self._carried = None
        self.canvas.after.clear()
