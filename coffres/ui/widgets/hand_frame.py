"""The pad of a private page with a hand of secret things.

The things lie above the pad, face down. While pad or things are held, the sheet shows them in the same
order; a short tap on one chooses it, or gives it back. Things that can be played and things that cannot look
alike to everybody else. Face up they exist only in the secret that is held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.box import Box
from coffres.ui.chooser import Chooser, Part
from coffres.ui.widgets.peek import Peek

_TAP = 0.35  # seconds: a longer touch is a look, not a tap


class HandSlot(Widget):
    """One thing, face down, and its place."""

    moves = ListProperty()  # the moves that a tap on it leads to
    taken = BooleanProperty(False)

    def __init__(self, part: Part, **kwargs: object) -> None:
        """`part`: its part for the chooser; two things that are alike have the same part."""
        super().__init__(size_hint=(None, None), **kwargs)
        self.part = part
        self.bind(pos=self._redraw, size=self._redraw, taken=self._redraw)

    def _redraw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            self.draw()

    def draw(self) -> None:
        """Draws the back into the open canvas."""
        raise TypeError("every slot has a back")


class HandFrame(Peek):
    chooses = BooleanProperty(True)
    chooser: Chooser = ObjectProperty()

    def __init__(
        self, slots: Sequence[HandSlot], choose: Callable[[Part], None], high: float, **kwargs: object
    ) -> None:
        """`high`: the height that the things want, face down."""
        super().__init__(**kwargs)
        self.wanted += high
        self._high = high
        self._choose = choose
        self.slots = list(slots)
        for slot in self.slots:
            self.add_widget(slot)
        self._pressed: HandSlot | None = None
        self._since = 0.0
        self._last: HandSlot | None = None  # of two things that are alike, the one that was tapped
        self.bind(pos=self._arrange, size=self._arrange)
        self.chooser.bind(on_change=self.relight)
        self.relight()

    def boxes(self, room: Box) -> Sequence[Box]:
        """The boxes in which the things lie."""
        raise TypeError("every hand is laid out somehow")

    def _arrange(self, *_: object) -> None:
        high = min(self._high, self.height / 2)
        boxes = self.boxes(Box(self.x, self.y + self.height - high, self.width, high))
        for slot, box in zip(self.slots, boxes, strict=True):
            slot.pos, slot.size = box[:2], box[2:]

    def relight(self, *_: object) -> None:
        for slot in self.slots:
            twins = [other for other in self.slots if other.part == slot.part]
            meant = self._last if self._last in twins else twins[0]
            slot.taken = slot.part in self.chooser.taken and slot is meant
            slot.moves = self.chooser.leads_to(slot.part)

    def on_touch_down(self, touch: object) -> bool:
        """A tap that opens the frame chooses nothing yet."""
        means = self.shown == self.tap_to_see
        done = super().on_touch_down(touch)
        if done and means:
            if self.tap_to_see:
                touch.grab(self)
                self._finger = touch
            self._pressed = next((slot for slot in self.slots if slot.collide_point(*touch.pos)), None)
            self._since = Clock.get_time()
        return done

    def on_touch_up(self, touch: object) -> bool:
        pressed = None
        if touch is self._finger:
            pressed, self._pressed = self._pressed, None
        done = super().on_touch_up(touch)
        if done and pressed is not None:
            self.let_go(pressed, touch)
        return done

    def let_go(self, slot: HandSlot, touch: object) -> None:
        """The finger that came down on this slot has gone up."""
        if Clock.get_time() - self._since < _TAP and slot.collide_point(*touch.pos):
            self.pick(slot)

    def pick(self, slot: HandSlot) -> None:
        """The slot was tapped."""
        twin = slot.part in self.chooser.taken and not slot.taken
        self._last = slot
        # nobody may see that the two are alike: tapping the other one chooses it, as with any other thing
        if twin:
            self.relight()
        else:
            self._choose(slot.part)
