"""A card that the family wrote, in a list: its beginning, its author, and whether it is mixed into the
box."""

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

# sp: average width of a sign, for two lines of them; and the fewest signs shown
_LETTER, _FEWEST_SIGNS = 8.0, 24


class OwnCardMix(ButtonBehavior, BoxLayout):
    """Switches a card between "in the box" and "kept apart"."""

    icon = StringProperty()
    text = StringProperty()


class OwnCardRow(ButtonBehavior, BoxLayout):
    """`open` and `mix` are functions that get the card."""

    card: Riddle | Trial = ObjectProperty(Riddle("", "", ""), rebind=True)
    open: Callable[[Riddle | Trial], None] = ObjectProperty()
    mix: Callable[[Riddle | Trial], None] = ObjectProperty()

    def on_release(self) -> None:
        self.open(self.card)

    def on_touch_down(self, touch: object) -> bool:
        """A touch on the button inside the row does not open the row."""
        if self.ids.mix.collide_point(*touch.pos):
            return bool(self.ids.mix.dispatch("on_touch_down", touch))
        return bool(super().on_touch_down(touch))

    @staticmethod
    def beginning(card: Riddle | Trial, width: float) -> str:
        """The title of a trial, or as much of a riddle as fits on two lines."""
        said = card.title if isinstance(card, Trial) else card.text
        return shorten(said, max(_FEWEST_SIGNS, int(width / sp(_LETTER))), placeholder="…")

    @staticmethod
    def needs() -> float:
        """The height of a row."""
        return dp(20) + sp(74)


load_layout(__name__)
