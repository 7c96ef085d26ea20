"""The frame of a private page with a hand of keys in it.

The keys lie in it face down. Held, the frame shows them where they lie; a tap on one chooses it, and one that
is carried out of the frame goes where it is dropped. Face up they exist only in the secret that is held.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.spread import Spread
from coffres.ui.box import Box
from coffres.ui.chooser import Chooser
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.peek import Peek

_TAP = 0.35  # seconds: longer, and it was a look
_STIR = 12  # dp: less is no movement


class KeySlot(Widget):
    """A key in hand, face down."""

    moves = ListProperty()  # what a tap on it leads to
    taken = BooleanProperty(False)

    def __init__(self, part: tuple[str, int], spread: Spread, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.part = part
        self._spread = spread
        self.bind(pos=self._draw, size=self._draw, taken=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        box = Box(*self.pos, *self.size)
        with self.canvas:
            if self.taken:
                pieces.light("taken", box)
            pieces.key(self._spread.key(box), None)


class HandFrame(Peek):
    """`hand`: the keys as this player holds them, no order that anybody else could read something from."""

    chooses = BooleanProperty(True)
    hand = ListProperty()
    noted = BooleanProperty(False)  # whether something may be written under the keys
    chooser: Chooser = ObjectProperty()
    choose = ObjectProperty()  # (part) -> None
    drop = ObjectProperty()  # (part, window position) -> None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.spread = Spread(len(self.hand), self.noted)
        self.slots = [KeySlot(("key", face), self.spread) for face in self.hand]
        self.hint_part = 1 - self.spread.part if self.slots else 1
        for slot in self.slots:
            self.add_widget(slot, index=len(self.children))  # below what is held to see
        self._pressed: KeySlot | None = None
        self._since = 0.0
        self._last: KeySlot | None = None  # of two alike, the one that was tapped
        self._carried: Translate | None = None
        self.ids.inside.bind(pos=self._arrange, size=self._arrange)
        self.chooser.bind(on_change=self.relight)
        self.relight()

    def _arrange(self, *_: object) -> None:
        inside = self.ids.inside
        boxes = self.spread.boxes(Box(*inside.pos, *inside.size))
        for slot, box in zip(self.slots, boxes, strict=True):
            slot.pos, slot.size = box[:2], box[2:]

    def relight(self, *_: object) -> None:
        for slot in self.slots:
            taken = slot.part in self.chooser.taken
            twins = [other for other in self.slots if other.part == slot.part]
            slot.taken = taken and slot is (self._last if self._last in twins else twins[0])
            slot.moves = self.chooser.leads_to(slot.part)

    # A finger on a key

    def on_touch_down(self, touch: object) -> bool:
        """Where a tap opens the frame, that tap chooses nothing yet."""
        means = self.shown == self.tap_to_see
        done = super().on_touch_down(touch)
        if done and means:
            if self.tap_to_see:
                touch.grab(self)
                self._finger = touch
            self._pressed = next((slot for slot in self.slots if slot.collide_point(*touch.pos)), None)
            self._since = Clock.get_time()
        return done

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or self._pressed is None:
            return super().on_touch_move(touch)
        if self._carried is None and not self.collide_point(*touch.pos):
            self.hide()
            self._carry(touch)
        if self._carried is not None:
            self._carried.x, self._carried.y = touch.pos
        return True

    def on_touch_up(self, touch: object) -> bool:
        pressed, carried = self._pressed, self._carried
        if touch is self._finger:
            self._pressed = None
            self._put_down()
        done = super().on_touch_up(touch)
        if pressed is None or not done:
            return done
        twin = pressed.part in self.chooser.taken and not pressed.taken
        self._last = pressed
        if carried is not None:
            self.drop(pressed.part, self.to_window(*touch.pos))
        elif Clock.get_time() - self._since < _TAP and _still(touch):
            if twin:  # nobody is to see that these two are alike: it is chosen like any other key
                self.relight()
            else:
                self.choose(pressed.part)
        return done

    def _carry(self, touch: object) -> None:
        """The key follows the finger, face down like all."""
        w, h = self.spread.key(Box(*self._pressed.pos, *self._pressed.size))[2:]
        with self.canvas.after:
            PushMatrix()
            self._carried = Translate(*touch.pos)
            pieces.key(Box(-w / 2, -h * 0.1, w, h), None)  # above the finger
            PopMatrix()

    def _put_down(self) -> None:
        self._carried = None
        self.canvas.after.clear()


def _still(touch: object) -> bool:
    return max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) < dp(_STIR)


load_layout(__name__)
