"""The pause: what people may want in the middle of a game. No sand falls while it is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from coffres.engine.contract import STOP, Move
from coffres.engine.levels import PERSON
from coffres.storage.film import has_film
from coffres.ui.afterwards import may_look_back, replay_so_far, show_film
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.widgets.people_sheet import PeopleSheet
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_sheet import SeatSheet, leaving
from coffres.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting


class PauseSheet(Sheet):
    sitting: Sitting = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._fill()

    def open(self, scene: Scene) -> None:
        self.sitting.stand_still_under(self)
        self.sitting.stage.bind(on_position=self._fill)
        App.get_running_app().l10n.bind(lang=self._fill)
        super().open(scene)

    def dismiss(self) -> None:
        if self.scene is not None:
            self.sitting.stage.unbind(on_position=self._fill)
            App.get_running_app().l10n.unbind(lang=self._fill)
        super().dismiss()

    # What there is to press

    def _fill(self, *_: object) -> None:
        """Fills the sheet for this position: looking at a secret only between turns, and what the table may
        decide now."""
        sitting = self.sitting
        self._fill_pages(sitting.tablet.where == "table" and not sitting.telling.resolving)
        deeds = self.ids.deeds
        deeds.clear_widgets()
        leaves = [leaving(seat) for seat in range(sitting.match.seats)]
        for move in sitting.match.interrupts():
            if move not in leaves:
                icon = "stop-circle-outline" if move == STOP else "gavel"
                self._add(deeds, icon, sitting.speech.label(move), partial(self._interrupt, move), hold=True)
        self._add(deeds, "home", App.get_running_app().l10n._("Quitter, la partie est gardée"), self._leave)

    def _fill_pages(self, between_turns: bool) -> None:
        _ = App.get_running_app().l10n._
        pages = self.ids.pages
        pages.clear_widgets()
        there = PERSON in self.sitting.match.levels
        if between_turns and there and self.sitting.board.keeps_secrets:
            self._add(pages, "eye-lock", _("Mon secret"), self.choose_secret)
        if may_look_back(self.sitting):
            self._add(pages, "history", _("Revoir la partie"), self._look_back)
        self._add(pages, "book-open-variant", _("Règles"), self._open_rules)
        if between_turns and has_film(self.sitting.game):
            self._add(pages, "filmstrip", _("Le film"), self._show_film)
        self._add(pages, "account-group", _("Les places"), self.choose_seat)
        self._add(pages, "tune-variant", _("Réglages"), self.open_settings)

    @staticmethod
    def _add(grid: Widget, icon: str, text: str, done: Callable[[], None], hold: bool = False) -> None:
        plate = Plate(icon=icon, text=text, quiet=True, hold=hold)
        plate.bind(on_done=lambda *_: done())
        grid.add_widget(plate)

    def choose_secret(self) -> None:
        _ = App.get_running_app().l10n._
        people = [seat for seat, person in enumerate(self.sitting.people) if person.level == PERSON]
        PeopleSheet(
            people=[self.sitting.people[seat] for seat in people],
            chosen=lambda place: self.visit(people[place]),
            title=_("Mon secret"),
            question=_("Qui veut revoir son secret ?"),
        ).open(self.scene)

    def visit(self, seat: int) -> None:
        self.dismiss()
        self.sitting.stage.visit(seat)

    def _look_back(self) -> None:
        self.dismiss()
        replay_so_far(App.get_running_app())

    def _show_film(self) -> None:
        self.dismiss()
        show_film(App.get_running_app(), self.sitting.game)

    def choose_seat(self) -> None:
        _ = App.get_running_app().l10n._
        PeopleSheet(
            people=self.sitting.people,
            chosen=self.open_seat,
            title=_("Les places"),
            question=_("Touche un nom quand quelqu'un s'en va, ou prend sa place."),
        ).open(self.scene)

    def open_seat(self, seat: int) -> None:
        SeatSheet(sitting=self.sitting, seat=seat).open(self.scene)

    def _open_rules(self) -> None:
        ask = self.sitting.tablet.ask
        App.get_running_app().open_rules(self.sitting.game, ask.rule if ask else "")

    def open_settings(self) -> None:
        # imported at first use: few will open it
        from coffres.ui.widgets.settings_sheet import SettingsSheet

        app = App.get_running_app()
        before = app.settings
        sheet = SettingsSheet()
        sheet.bind(on_dismiss=lambda *_: self._settle(app.settings != before))
        sheet.open(self.scene)

    def _settle(self, changed: bool) -> None:
        """Applies the settings to the game once they are closed, unless its page is no longer shown."""
        if changed and self.scene is not None:
            self.sitting.renew()

    def _interrupt(self, move: Move) -> None:
        self.dismiss()
        self.sitting.asking.play(move)

    def _leave(self) -> None:
        self.dismiss()
        App.get_running_app().home()


load_layout(__name__)
