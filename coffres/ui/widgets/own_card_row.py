"""A card of one's own in the list: how it begins, who wrote it, and whether it is mixed in."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import shorten

from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.storage.own_cards import Riddle, Trial
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them

_LETTER, _FEWEST_SIGNS = 8.0, 24  # sp on the average, two lines of them; and signs at least


class OwnCardMix(ButtonBehavior, BoxLayout):
    """In the box, or kept apart."""

    icon = StringProperty()
    text = StringProperty()


class OwnCardRow(ButtonBehavior, BoxLayout):
    """`open` and `mix` are told the card."""

    card: Riddle | Trial = ObjectProperty(Riddle("", "", ""), rebind=True)
    open: Callable[[Riddle | Trial], None] = ObjectProperty()
    mix: Callable[[Riddle | Trial], None] = ObjectProperty()

    def on_release(self) -> None:
        self.open(self.card)

    def on_touch_down(self, touch: object) -> bool:
        """The button within it is no part of it."""
        if self.ids.mix.collide_point(*touch.pos):
            return bool(self.ids.mix.dispatch("on_touch_down", touch))
        return bool(super().on_touch_down(touch))

    @staticmethod
    def beginning(card: Riddle | Trial, width: float) -> str:
        """A trial's name; as much of a riddle as stands on two lines."""
        said = card.title if isinstance(card, Trial) else card.text
        return shorten(said, max(_FEWEST_SIGNS, int(width / sp(_LETTER))), placeholder="…")

    @staticmethod
    def needs() -> float:
        """How high a row is."""
        return dp(20) + sp(74)


load_layout(__name__)
