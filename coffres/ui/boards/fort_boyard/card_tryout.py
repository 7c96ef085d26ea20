"""Tries out a card that the family wrote: as the table or its reader will see it, with an hourglass to
turn."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty

from coffres.engine.contract import CLOCK, Ask
from coffres.games.fort_boyard.material import threshold
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.ui.boards.fort_boyard.secret import riddle_at_hand, riddle_page
from coffres.ui.boards.fort_boyard.trial import TrialCard
from coffres.ui.hourglasses import Hourglasses
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import plate  # noqa: F401 - the layout uses it
from coffres.ui.widgets.sand import Sand
from coffres.ui.widgets.sheet import Sheet

_SECONDS = 60  # seconds of the hourglass in the box
_PLAYERS = 4  # that it is shown for


class CardTryout(Sheet):
    card: Riddle | Trial = ObjectProperty()
    sand = BooleanProperty(False)  # whether it has an hourglass to turn

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._glasses = Hourglasses(self._run_out, 1)
        card, app = self.card, App.get_running_app()
        self.sand = isinstance(card, Riddle) or card.hourglass
        if isinstance(card, Riddle):
            read = riddle_at_hand(card.id, OwnCards((card,)), app.l10n.lang, self._said)
            shown = riddle_page(*read, self._said)
        else:
            shown = TrialCard()
            needed = threshold(card.thresholds, _PLAYERS)
            shown.write(card.id, needed, OwnCards((), (card,)), self._said)
        shown.pos_hint = {"x": 0, "y": 0}
        self.ids.place.add_widget(shown)

    @staticmethod
    def _said(text: str) -> str:
        return App.get_running_app().l10n.of_game("fort_boyard", text)

    def turn(self) -> None:
        """Turns a full hourglass; one that is running begins again."""
        self._glasses.keep(())
        self._glasses.keep((Ask(CLOCK, "hourglass", seconds=_SECONDS),))
        self.ids.glass.clear_widgets()
        self.ids.glass.add_widget(Sand(glass=self._glasses.running[0]))

    def _run_out(self, _ask: Ask) -> None:
        self.ids.glass.clear_widgets()
        App.get_running_app().senses.signal("gong")

    def dismiss(self) -> None:
        self._glasses.keep(())
        super().dismiss()


load_layout(__name__)
