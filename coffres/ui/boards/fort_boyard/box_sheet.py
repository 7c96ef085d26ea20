"""Which trials are in the box tonight: by the kind of box, and card by card (FB-52)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.trial_cards import TRIAL_FILTERS, TRIAL_NAMES
from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, long_list, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from coffres.ui.boards.fort_boyard.box import BoxLine


class BoxKind(ButtonBehavior, FloatLayout):
    """A kind of box."""

    text = StringProperty()
    taken = BooleanProperty(False)


class BoxCard(NamedTuple):
    """What the list shows about one card."""

    name: str = ""  # empty: there is no card in this place
    sign: str = ""
    why: str = ""  # why it is left out of the box
    there: bool = True
    turn: Callable[[], None] = lambda: None


class BoxTrial(ButtonBehavior, BoxLayout):
    """One card, in the box or left out."""

    card: BoxCard = ObjectProperty(BoxCard(), rebind=True)

    def on_release(self) -> None:
        self.card.turn()


class BoxRow(BoxLayout):
    """A row with as many cards as fit."""

    abreast = NumericProperty(1)
    cards: Sequence[BoxCard] = ListProperty()

    def on_cards(self, *_: object) -> None:
        if len(self.children) != self.abreast:
            self.clear_widgets()
            for _place in range(int(self.abreast)):
                self.add_widget(BoxTrial())
        spare = [BoxCard()] * (int(self.abreast) - len(self.cards))
        for trial, card in zip(reversed(self.children), [*self.cards, *spare], strict=True):
            trial.card = card


class BoxSheet(Sheet):
    line: BoxLine = ObjectProperty()
    told = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._shown_kinds = [self._shown_kind(place) for place in range(len(TRIAL_FILTERS))]
        self.ids.cards.bind(width=lambda *_: self._show())
        self._show()

    def _shown_kind(self, place: int) -> BoxKind:
        kind = BoxKind(text=self._said(TRIAL_FILTERS[place].label))
        kind.bind(on_release=lambda *_: self._try(lambda: self.line.choice.hold(place)))
        self.ids.kinds.add_widget(kind)
        return kind

    def _said(self, text: str) -> str:
        return App.get_running_app().l10n.of_game("fort_boyard", text)

    def _show(self) -> None:
        choice, _ = self.line.choice, App.get_running_app().l10n._
        left_out = frozenset(choice.left_out)
        for place, kind in enumerate(self._shown_kinds):
            kind.taken = place in choice.kinds
        ids = (*TRIAL_NAMES, *(trial.id for trial in self.line.trials))
        cards = [self._card(id, id not in left_out) for id in ids]
        riddles, trials = len(self.line.riddles), len(self.line.trials)
        if riddles or trials:
            ours = _("Nos cartes (énigmes : {riddles}, épreuves : {trials})", riddles=riddles, trials=trials)
            cards.append(BoxCard(ours, "pencil", "", self.line.with_ours, self._mix))
        abreast = 2 if self.ids.cards.width > sp(560) else 1
        self.ids.cards.data = [
            {"viewclass": "BoxRow", "height": dp(28) + sp(32), "abreast": abreast, "cards": row}
            for row in (cards[start : start + abreast] for start in range(0, len(cards), abreast))
        ]
        self.told = self.line.told

    def _card(self, id: str, there: bool) -> BoxCard:
        kind = self.line.choice.kind_against(id)
        return BoxCard(
            words.trial_name(id, self._said),
            words.trial_card(id, 0).icon,
            self._said(kind.label) if kind else "",
            there,
            lambda: self._turn(id),
        )

    # The choices

    def _turn(self, id: str) -> None:
        """Puts a card in or takes it out. A card that is left out for another reason stays out, and the
        reason is said."""
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
