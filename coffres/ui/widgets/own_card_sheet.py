"""What the sheets for a riddle and for a trial have in common: keep the card, try it, throw it away."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import card_game
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.own_cards import Riddle, Trial
from coffres.ui.boards import tryout_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import plate, sentence, text_field  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet
from coffres.ui.widgets.text_field import TextField


class LongField(TextField):
    """A field for a text of several lines."""


class OwnCardButtons(BoxLayout):
    """The buttons below a card that is being written."""

    sheet: OwnCardSheet = ObjectProperty()


class OwnCardSheet(Sheet):
    """`keep` stores the card, and raises Trouble if this card is refused."""

    card: Riddle | Trial = ObjectProperty()
    known = BooleanProperty(False)  # whether the card existed before
    keep: Callable[[Riddle | Trial], None] = ObjectProperty()
    throw: Callable[[], None] = ObjectProperty()
    trouble = StringProperty()

    def written(self) -> Riddle | Trial:
        """The card that the fields describe now, tidied up. Raises Trouble if they do not make a card yet."""
        raise TypeError("every card has fields of its own")

    def done(self) -> None:
        self._attempt(self._keep)

    def _keep(self) -> None:
        self.keep(self.written())
        self.dismiss()

    def try_out(self) -> None:
        self._attempt(self._try)

    def _try(self) -> None:
        tried = tryout_of(card_game())(card=self.written())
        tried.open(App.get_running_app().scene)

    def throw_away(self) -> None:
        self.throw()
        self.dismiss()

    def _attempt(self, deed: Callable[[], None]) -> None:
        self.trouble = ""
        try:
            deed()
        except Trouble as trouble:
            self.trouble = say(trouble, App.get_running_app().l10n.lang)


load_layout(__name__)
