"""What is in the box tonight, as lines of the options: the trials, the cards that the family wrote, and whose
riddles are of which level."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.material import OWN_LEVELS
from coffres.games.fort_boyard.trial_cards import FEWEST_TRIALS, TRIAL_FILTERS, TRIAL_NAMES
from coffres.storage.roster import RIDDLE_LEVELS, Seat
from coffres.ui.boards.fort_boyard.box_sheet import BoxSheet
from coffres.ui.boards.fort_boyard.trial_choice import TrialChoice
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.variant import Variant
from coffres.ui.widgets import clause_chip, plate, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.option_row import OptionRow


class BoxLine(BoxLayout):
    """Brings the choice into the variant; `on_change` comes afterwards."""

    __events__ = ("on_change",)
    variant: Variant = ObjectProperty()
    seats: Sequence[Seat] = ListProperty()
    told = StringProperty()
    with_ours = BooleanProperty(True)  # whether the family's riddles and trials are mixed in

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        cards = App.get_running_app().keepsakes.cards
        self.riddles = [card for card in cards.riddles if card.mixed]
        self.trials = [card for card in cards.trials if card.mixed]
        ids = [*TRIAL_NAMES, *(card.id for card in self.trials)]
        self.choice = TrialChoice(ids, TRIAL_FILTERS, FEWEST_TRIALS)
        roster = App.get_running_app().roster
        self.levels = [OWN_LEVELS[RIDDLE_LEVELS.index(roster.riddles_of(seat.person))] for seat in self.seats]
        self.own_levels: OptionRow | None = None  # only if somebody has a level
        if any(self.levels):
            self._offer_levels()
        hear(App.get_running_app().l10n, lang=self.tell)
        self.bring()

    def _offer_levels(self) -> None:
        """FB-71: one touch gives everybody riddles of the level on their card."""
        self.own_levels = row = OptionRow(
            name="riddle_levels", clause="FB-71", values=[False, True], value=False
        )
        row.bind(
            on_choose=lambda _, value: self.give_levels(value),
            on_rules=lambda _, clause: App.get_running_app().open_rules("fort_boyard", clause),
        )
        self.add_widget(row)

    def give_levels(self, given: bool) -> None:
        self.own_levels.value = given
        self.bring()

    def mix(self, with_ours: bool) -> None:
        """Puts all of the family's cards into the box, or takes them out. Raises Trouble if no trial would be
        left."""
        self.choice.shelve(() if with_ours else [card.id for card in self.trials])
        self.with_ours = with_ours

    def bring(self) -> None:
        """Tells the variant what the box holds now."""
        left_out = self.choice.left_out
        here = [card for card in self.trials if card.id not in frozenset(left_out)]
        self.variant.bring(
            {
                "riddle_levels": self.levels if self.own_levels is not None and self.own_levels.value else [],
                "left_out": [id for id in left_out if id in TRIAL_NAMES],
                "own_riddles": [[card.id, card.one_answer] for card in self.riddles if self.with_ours],
                "own_trials": [[card.id, card.hourglass, list(card.thresholds)] for card in here],
            }
        )
        self.tell()
        self.dispatch("on_change")

    def tell(self, *_: object) -> None:
        """Says how much the box holds, with the present options."""
        values = self.variant.values
        _ = App.get_running_app().l10n._
        trials, riddles = words.number_of_trials(values), words.number_of_riddles(values)
        told = _("Épreuves : {trials}. Énigmes : {riddles}.", trials=trials, riddles=riddles)
        ours = len(values["own_riddles"]) + len(values["own_trials"])
        self.told = f"{told} " + _("Dont écrites par vous : {count}.", count=ours) if ours else told
        if self.own_levels is not None:
            self._tell_levels(self.own_levels)

    def _tell_levels(self, row: OptionRow) -> None:
        names = [seat.name for seat in self.seats]
        who = words.who_has_which_level(self.levels, names, self._said)
        row.says = self._said(words.OPTIONS["riddle_levels"]) + " " + who
        row.labels = [self._said(words.VALUES[str(value)]) for value in row.values]

    @staticmethod
    def _said(text: str) -> str:
        return App.get_running_app().l10n.of_game("fort_boyard", text)

    def open(self) -> None:
        BoxSheet(line=self).open(App.get_running_app().scene)

    def on_change(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
