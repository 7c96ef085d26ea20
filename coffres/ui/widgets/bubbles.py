"""What the automata say while the table talks: speech bubbles over the middle of the board.

What somebody claims is no fact: nothing of it is kept, and it goes with the talk. A touch folds the bubbles
to one line, so that the board can be seen, and a touch unfolds them. A mark on the first one says so.
On a phone, where all of them would cover the board, one is seen at a time, as long as it is read, and they
fold by themselves when all have spoken.
"""

from __future__ import annotations

from collections.abc import Iterator

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_BETWEEN = 0.7  # seconds from one bubble to the next
_READ = 3.5  # seconds to read one that the next one replaces
_PHONE = 500  # dp: a screen with a shorter edge is a phone's
Saying = tuple[Seat, str]


class ClaimBubble(BoxLayout):
    """One sentence, and who says it."""

    name = StringProperty()
    face = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    text = StringProperty()
    first = BooleanProperty(False)  # whether it has the mark that a touch folds them all


class Folded(BoxLayout):
    """The line that is left when the bubbles are folded."""

    count = NumericProperty(0)


class Bubbles(ButtonBehavior, BoxLayout):
    stands_above = True  # it covers some of the board, until it is folded
    folded = BooleanProperty(False)
    count = NumericProperty(0)

    def __init__(self, said: Iterator[Saying], still: bool, **kwargs: object) -> None:
        """`said`: who speaks and what they say, found one after the other; `still`: all come at once."""
        super().__init__(**kwargs)
        self._said = said
        self._shown: list[ClaimBubble] = []
        self._alone = min(Window.size) < dp(_PHONE)  # whether one is seen at a time
        self._speaking = Clock.create_trigger(self._next, _READ if self._alone else _BETWEEN, interval=True)
        if still:
            while self._speak():
                pass
            self._fold_on_a_phone()
        elif self._speak():
            self._speaking()

    def _next(self, *_: object) -> bool:
        spoke = self._speak()
        if not spoke:
            self._fold_on_a_phone()
        return spoke

    def _fold_on_a_phone(self) -> None:
        if self._alone and self.count > 1 and not self.folded:
            self._fold(True)

    def _speak(self) -> bool:
        """The next one speaks. Returns whether there was one."""
        person, text = next(self._said, (None, ""))
        if person is None:
            return False
        self._shown.append(
            ClaimBubble(
                name=person.name,
                face=face_of(person),
                symbol=person.symbol,
                colour=person.colour,
                text=text,
                first=self._alone or not self._shown,
            )
        )
        self.count = len(self._shown)
        if self.folded:
            self.children[0].count = self.count
            return True
        if self._alone:
            self.clear_widgets()
        self.add_widget(self._shown[-1])
        return True

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        if parent is None:
            self._speaking.cancel()

    def on_touch_down(self, touch: object) -> bool:
        return bool(self.count) and super().on_touch_down(touch)

    def on_release(self) -> None:
        self._fold(not self.folded)

    def _fold(self, folded: bool) -> None:
        """Unfolded, all are seen, also on a phone: somebody wants to read them."""
        self.folded = folded
        self._alone = self._alone and folded
        self.clear_widgets()
        for place, bubble in enumerate(self._shown):
            bubble.first = not place
        for bubble in [Folded(count=self.count)] if folded else self._shown:
            self.add_widget(bubble)


load_layout(__name__)
