"""A game of the programme, opened: how long a game, sooner or later, another one instead, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import meta
from coffres.evening.programme import Offer, Planned
from coffres.ui.pairs import load_layout
from coffres.ui.screens.variants import PRESETS
from coffres.ui.widgets import chest, fitted, plate, segments, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet

SOONER, LATER, AWAY = "sooner", "later", "away"


class OtherGame(ButtonBehavior, BoxLayout):
    """A game that may take this place."""

    key = StringProperty()
    title = StringProperty()
    note = StringProperty()


class PlannedSheet(Sheet):
    """`choose` gets what comes to this place; `move` gets one of the three above."""

    planned: Planned = ObjectProperty()
    offered: Sequence[Offer] = ListProperty()
    choose: Callable[[Planned], None] = ObjectProperty()
    move: Callable[[str], None] = ObjectProperty()
    first = BooleanProperty(False)  # whether it cannot come sooner
    last = BooleanProperty(False)  # whether it cannot come later

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        _ = app.l10n._
        here = next(offer for offer in self.offered if offer.game == self.planned.game)
        self.title = app.l10n.of_game(here.game, meta(here.game).title)
        presets = self.ids.presets
        presets.values = list(here.minutes)
        presets.labels = [preset_words(_, Planned(here.game, name), self.offered) for name in here.minutes]
        presets.value = self.planned.preset
        length = here.minutes[self.planned.preset]
        for offer in self.offered:
            if offer.game != here.game:
                self.ids.others.add_widget(self._other(offer.nearest(length)))

    def _other(self, planned: Planned) -> OtherGame:
        app = App.get_running_app()
        row = OtherGame(
            key=planned.game,
            title=app.l10n.of_game(planned.game, meta(planned.game).title),
            note=preset_words(app.l10n._, planned, self.offered),
        )
        row.bind(on_release=lambda *_: self._done(lambda: self.choose(planned)))
        return row

    def take(self, preset: str) -> None:
        self._done(lambda: self.choose(self.planned._replace(preset=preset)))

    def go(self, where: str) -> None:
        self._done(lambda: self.move(where))

    def _done(self, deed: Callable[[], None]) -> None:
        self.dismiss()
        deed()

    @staticmethod
    def columns(width: float) -> int:
        return 2 if width > dp(520) else 1


def preset_words(_: Callable[..., str], planned: Planned, offered: Sequence[Offer]) -> str:
    """The preset of a planned game, and how long it takes: "Courte, 20 min"."""
    minutes = next(offer.minutes[planned.preset] for offer in offered if offer.game == planned.game)
    return _("{preset}, {minutes} min", preset=_(PRESETS[planned.preset]), minutes=minutes)


load_layout(__name__)
