"""Nos cartes: riddles and trials that the family writes itself, tries, changes, and shares."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from coffres.engine.registry import card_game
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.ui import card_exchange
from coffres.ui.boards import trial_sheet_of
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    bar_button,
    chest,
    long_list,
    plate,
    segments,
    sentence,
    title_bar,
)
from coffres.ui.widgets.own_card_row import OwnCardRow
from coffres.ui.widgets.own_riddle_sheet import OwnRiddleSheet
from coffres.ui.widgets.room import Room

RIDDLES, TRIALS = "riddles", "trials"


class OwnCardsScreen(Room):
    page = StringProperty(RIDDLES)
    game = StringProperty()  # whose box the cards are for
    counts = ListProperty([0, 0])  # number of riddles and of trials

    def __init__(self, **kwargs: object) -> None:
        super().__init__(game=card_game(), **kwargs)
        self._keepsakes = App.get_running_app().keepsakes
        hear(self._keepsakes, cards=self._show)
        self._show()

    @property
    def _cards(self) -> OwnCards:
        return self._keepsakes.cards

    def turn_to(self, page: str) -> None:
        self.page = page
        self.ids.cards.scroll_y = 1
        self._show()

    def _show(self, *_: object) -> None:
        """Shows the cards of this page, the latest first."""
        self.counts = [len(self._cards.riddles), len(self._cards.trials)]
        row = {"viewclass": "OwnCardRow", "height": OwnCardRow.needs(), "open": self.open, "mix": self._mix}
        self.ids.cards.data = [{**row, "card": card} for card in reversed(getattr(self._cards, self.page))]

    def _mix(self, card: Riddle | Trial) -> None:
        """Puts a card into the box, or takes it out."""
        self._keep(card._replace(mixed=not card.mixed), card)

    # Writing

    def write(self) -> None:
        """Opens a sheet for a new card, if there is room for one."""
        app = App.get_running_app()
        try:
            self._cards.check_room()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            return
        authors = [card.author for card in (*self._cards.riddles, *self._cards.trials)]
        players = [player.name for player in app.roster.players]
        author = next(iter([*authors[::-1], *players]), "")
        self._sheet(Riddle("", "", author) if self.page == RIDDLES else Trial("", "", "", author), new=True)

    def open(self, card: Riddle | Trial) -> None:
        self._sheet(card, new=False)

    def _sheet(self, card: Riddle | Trial, new: bool) -> None:
        kind = OwnRiddleSheet if isinstance(card, Riddle) else trial_sheet_of(card_game())
        kind(
            card=card,
            known=not new,
            keep=lambda changed: self._keep(changed, None if new else card),
            throw=lambda: self._keepsakes.change(self._cards.without(card)),
        ).open(App.get_running_app().scene)

    def _keep(self, card: Riddle | Trial, before: Riddle | Trial | None) -> None:
        """Stores a card, in the place of `before` if there is one. Raises Trouble if the card is refused."""
        put = self._cards.with_riddle if isinstance(card, Riddle) else self._cards.with_trial
        self._keepsakes.change(put(card, before))

    # From one tablet to another

    def share(self) -> None:
        app = App.get_running_app()
        if any(self.counts):
            card_exchange.share(self._cards)
        else:
            app.note(app.l10n._("Il n'y a pas encore de carte à partager."))

    def receive(self) -> None:
        card_exchange.receive()

    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
