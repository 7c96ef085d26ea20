"""What is in the box tonight, as one line of the options: the trials, and the cards that the family wrote."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.trial_cards import FEWEST_TRIALS, TRIAL_FILTERS, TRIAL_NAMES
from coffres.ui.boards.fort_boyard.box_sheet import BoxSheet
from coffres.ui.boards.fort_boyard.trial_choice import TrialChoice
from coffres.ui.pairs import load_layout
from coffres.ui.variant import Variant
from coffres.ui.widgets import clause_chip, plate, sentence  # noqa: F401 - the layout uses them


class BoxLine(BoxLayout):
    """Brings the choice into the variant; `on_change` comes afterwards."""

    __events__ = ("on_change",)
    variant: Variant = ObjectProperty()
    told = StringProperty()
    with_ours = BooleanProperty(True)  # whether the family's riddles and trials are mixed in

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        cards = App.get_running_app().keepsakes.cards
        self.riddles = [card for card in cards.riddles if card.mixed]
        self.trials = [card for card in cards.trials if card.mixed]
        ids = [*TRIAL_NAMES, *(card.id for card in self.trials)]
        self.choice = TrialChoice(ids, TRIAL_FILTERS, FEWEST_TRIALS)
        App.get_running_app().l10n.bind(lang=self.tell)
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

    def open(self) -> None:
        BoxSheet(line=self).open(App.get_running_app().scene)

    def on_change(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
