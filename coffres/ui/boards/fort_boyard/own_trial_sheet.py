"""The sheet on which people invent a trial: what to do, what counts as won, whether the hourglass runs
(FB-60)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.games.fort_boyard.own_cards import MOST_WINS
from coffres.storage.own_cards import Trial, checked_trial
from coffres.storage.text import typed
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import segments, stepper  # noqa: F401 - the layout uses them
from coffres.ui.widgets.own_card_sheet import OwnCardSheet

_USUAL = (1, 2, 3)  # the numbers of wins that most trials of the box ask for


class OwnTrialWins(BoxLayout):
    """How many wins a trial takes, for so many players."""

    sheet: OwnTrialSheet = ObjectProperty()
    most = MOST_WINS


class OwnTrialSheet(OwnCardSheet):
    hourglass = BooleanProperty(False)
    in_turn = BooleanProperty(False)  # whether the candidate plays against each of the others in turn
    wins: Sequence[int] = ListProperty(_USUAL)

    def on_card(self, _widget: object, card: Trial) -> None:
        self.hourglass = card.hourglass
        self.in_turn = bool(card.thresholds)
        self.wins = list(card.thresholds or _USUAL)

    def on_in_turn(self, _widget: object, in_turn: bool) -> None:
        """Waits for the layout, which is not there yet when the card is opened."""
        Clock.schedule_once(lambda *_: self._show_wins(in_turn), -1)

    def _show_wins(self, in_turn: bool) -> None:
        self.ids.wins.clear_widgets()
        if in_turn:
            self.ids.wins.add_widget(OwnTrialWins(sheet=self))

    def count(self, place: int, wins: int) -> None:
        """Sets a number of wins. More players never need fewer wins, so the other numbers are adjusted."""
        counts = list(self.wins)
        counts[place] = wins
        for before in range(place):
            counts[before] = min(counts[before], wins)
        for after in range(place + 1, len(counts)):
            counts[after] = max(counts[after], wins)
        self.wins = counts

    def written(self) -> Trial:
        fields = self.ids
        return checked_trial(
            Trial(
                fields.name.text,
                fields.text.text,
                fields.won.text,
                fields.author.text,
                self.hourglass,
                tuple(self.wins) if self.in_turn else (),
                self.card.mixed,
            ),
            typed,
        )


load_layout(__name__)
