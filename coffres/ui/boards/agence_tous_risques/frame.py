"""The frame of a private page with a hand of cards in it.

The cards lie in it face down, one above the other. Held, the frame shows them where they lie; a short tap on
one chooses it, or lets it go. What can be played now and what cannot look alike to everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.agence_tous_risques import cards, ink
from coffres.ui.box import Box
from coffres.ui.chooser import Chooser, Part
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.peek import Peek

_TAP = 0.35  # seconds: longer, and it was a look
MARGIN = 4, 2  # dp: left and below a card in its row


class CardSlot(Widget):
    """A card of the hand, face down, and the row it lies in."""

    moves = ListProperty()  # what a tap on it leads to
    taken = BooleanProperty(False)

    def __init__(self, part: Part, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.part = part
        self.bind(pos=self._draw, size=self._draw, taken=self._draw)

    @property
    def back(self) -> Box:
        left, below = map(dp, MARGIN)
        height = max(1, self.height - 2 * below)
        return Box(self.x + left, self.y + below, height / cards.RATIO, height)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            if self.taken:
                ink.fill(self.back.within(-dp(4)), ink.RED, dp(8))
            cards.draw_back(self.back)


class CardsFrame(Peek):
    chooses = BooleanProperty(True)
    chooser: Chooser = ObjectProperty()

    def __init__(self, parts: Sequence[Part], choose: Callable[[Part], None], **kwargs: object) -> None:
        """`parts`: what each card is to the chooser; two cards alike are one."""
        super().__init__(**kwargs)
        self._choose = choose
        self.slots = [CardSlot(part) for part in parts]
        for slot in self.slots:
            self.add_widget(slot, index=len(self.children))  # below what is held to see
        self._pressed: CardSlot | None = None
        self._since = 0.0
        self._last: CardSlot | None = None  # of two alike, the one that was tapped
        self.ids.inside.bind(pos=self._arrange, size=self._arrange)
        self.chooser.bind(on_change=self.relight)
        self.relight()

    def _arrange(self, *_: object) -> None:
        inside = self.ids.inside
        height = inside.height / len(self.slots)
        for row, slot in enumerate(reversed(self.slots)):
            slot.pos, slot.size = (inside.x, inside.y + row * height), (inside.width, height)
        back = self.slots[0].back
        self.hint_left = (back.x + back.width - self.x) / max(1, self.width)

    def relight(self, *_: object) -> None:
        for slot in self.slots:
            twins = [other for other in self.slots if other.part == slot.part]
            meant = self._last if self._last in twins else twins[0]
            slot.taken = slot.part in self.chooser.taken and slot is meant
            slot.moves = self.chooser.leads_to(slot.part)

    def on_shown(self, _widget: object, shown: bool) -> None:
        """Face up they lie where they lay face down."""
        for slot in self.slots:
            slot.opacity = 0 if shown else 1

    def on_touch_down(self, touch: object) -> bool:
        """Where a tap opens the frame, that tap chooses nothing yet."""
        means = self.shown == self.tap_to_see
        done = super().on_touch_down(touch)
        if done and means:
            self._pressed = next((slot for slot in self.slots if slot.collide_point(*touch.pos)), None)
            self._since = Clock.get_time()
        return done

    def on_touch_up(self, touch: object) -> bool:
        done = super().on_touch_up(touch)
        pressed, self._pressed = self._pressed, None
        if pressed is None or not pressed.collide_point(*touch.pos) or Clock.get_time() - self._since >= _TAP:
            return done
        twin = pressed.part in self.chooser.taken and not pressed.taken
        self._last = pressed
        if twin:  # from outside the other of two alike is another card
            self.relight()
        else:
            self._choose(pressed.part)
        if self.shown:  # by taps: the card that was chosen is shown instead
            self.hide()
            self._show()
        return True


load_layout(__name__)
