"""Advice in a panel: offered, thought about, and given on a slip of paper, unless a secret page gives it."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.ui.adviser import GIVEN, NONE, OFFERED, THINKING
from coffres.ui.pairs import load_layout
from coffres.ui.typeset import height_of
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them
from coffres.ui.widgets.parchment import Parchment

_TURN = 240  # degrees that the wheel turns in a second of waiting


class CounselOffer(ButtonBehavior, BoxLayout):
    """Asks for advice."""

    text = StringProperty()


class CounselWheel(BoxLayout):
    """A wheel that turns while the Maître thinks."""

    text = StringProperty()
    turned = NumericProperty(0)  # degrees

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._turning = Clock.create_trigger(self._turn, 0, interval=True)

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        if parent is None:
            self._turning.cancel()
        else:
            self._turning()

    def _turn(self, seconds: float) -> None:
        self.turned = (self.turned + _TURN * seconds) % 360


class CounselSlip(Parchment):
    """The move that the Maître would make, and why."""

    move = StringProperty()
    why = StringProperty()


class Counsel(BoxLayout):
    __events__ = ("on_ask",)
    state = StringProperty(NONE)
    words = ListProperty(["", ""])  # the move and the reason; empty where they are read elsewhere
    narrow = BooleanProperty(False)  # whether it is a small place beside something, and not a line below it
    # whether the advice itself stands here, and needs as much room as there is
    full = BooleanProperty(False)

    def tell(self, state: str, words: tuple[str, str]) -> None:
        """Shows this state of the advice. `words` stay empty on a page that others could read; there the held
        frame says the advice, and nothing is shown here."""
        shown = NONE if state == GIVEN and not words[0] else state
        if (shown, list(words)) == (self.state, self.words):
            return
        self.state, self.words, self.full = shown, words, bool(words[0])
        self.clear_widgets()
        if shown != NONE:
            self.add_widget(self._made())

    def needs(self, width: float) -> float:
        """The height of the slip with the advice."""
        move, why = self.words
        across = width - dp(70)
        return height_of(move, across, sp(20), bold=True) + height_of(why, across, sp(18)) + dp(30)

    def _made(self) -> Widget:
        if self.state == OFFERED:
            offer = CounselOffer()
            offer.bind(on_release=lambda *_: self.dispatch("on_ask"))
            return offer
        if self.state == THINKING:
            return CounselWheel()
        return CounselSlip(move=self.words[0], why=self.words[1])

    def on_ask(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
