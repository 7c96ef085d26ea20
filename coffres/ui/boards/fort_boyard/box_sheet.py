"""Which trials are in the box tonight: what kind of evening it is, and every card by itself (FB-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.trial_cards import TRIAL_FILTERS, TRIAL_NAMES
from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from coffres.ui.boards.fort_boyard.box import BoxLine


class EveningKind(ButtonBehavior, FloatLayout):
    """A kind of evening."""

    text = StringProperty()
    taken = BooleanProperty(False)


class BoxTrial(ButtonBehavior, BoxLayout):
    """A card, in the box or beside it."""

    name = StringProperty()
    sign = StringProperty()
    why = StringProperty()  # it is beside it
    there = BooleanProperty(True)


class BoxSheet(Sheet):
    line: BoxLine = ObjectProperty()
    told = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._evenings = [self._evening(place) for place in range(len(TRIAL_FILTERS))]
        self._cards = {id: self._card(id) for id in TRIAL_NAMES}
        for card in self.line.trials:
            self._cards[card.id] = self._card(card.id)
        self._ours = BoxTrial(sign="pencil")
        self._ours.bind(on_release=lambda *_: self._mix())
        if self.line.riddles or self.line.trials:
            self.ids.cards.add_widget(self._ours)
        self._show()

    def _evening(self, place: int) -> EveningKind:
        evening = EveningKind(text=self._said(TRIAL_FILTERS[place].label))
        evening.bind(on_release=lambda *_: self._try(lambda: self.line.choice.hold(place)))
        self.ids.evenings.add_widget(evening)
        return evening

    def _card(self, id: str) -> BoxTrial:
        card = BoxTrial(name=words.trial_name(id, self._said), sign=words.trial_card(id, 0).icon)
        card.bind(on_release=lambda *_: self._turn(id))
        self.ids.cards.add_widget(card)
        return card

    def _said(self, text: str) -> str:
        return App.get_running_app().l10n.of_game("fort_boyard", text)

    def _show(self) -> None:
        choice, _ = self.line.choice, App.get_running_app().l10n._
        for place, evening in enumerate(self._evenings):
            evening.taken = place in choice.evening
        for id, card in self._cards.items():
            card.there = id not in choice.left_out
            kind = choice.kind_against(id)
            card.why = self._said(kind.label) if kind else ""
        riddles, trials = len(self.line.riddles), len(self.line.trials)
        ours = _("Nos cartes (énigmes : {riddles}, épreuves : {trials})", riddles=riddles, trials=trials)
        self._ours.name = ours
        self._ours.there = self.line.with_ours
        self.told = self.line.told

    # What is chosen

    def _turn(self, id: str) -> None:
        """What is left out for another reason says so, and stays where it is."""
        app = App.get_running_app()
        if not self.line.with_ours and id not in TRIAL_NAMES:
            app.note(app.l10n._("Mêlez d'abord vos cartes aux autres."), "FB-04")
            return
        kind = self.line.choice.kind_against(id)
        if kind is not None:
            kept = app.l10n._("« {kind} » laisse cette épreuve de côté.", kind=self._said(kind.label))
            app.note(kept, "FB-52")
        else:
            self._try(lambda: self.line.choice.turn(id))

    def _mix(self) -> None:
        self._try(lambda: self.line.mix(not self.line.with_ours))

    def _try(self, change: object) -> None:
        app = App.get_running_app()
        try:
            change()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang), "FB-52")
        else:
            self._changed()

    def _changed(self) -> None:
        self.line.bring()
        self._show()


load_layout(__name__)
