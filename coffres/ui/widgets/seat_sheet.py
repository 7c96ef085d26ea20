"""One seat of the game under way: somebody else or an automaton takes it over, or its player leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from coffres.bots.teaching import has_automata
from coffres.engine.contract import TABLE, Move
from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.roster import Player
from coffres.ui.automata import NOBODY, free_name
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import level_choice, sentence, text_field  # noqa: F401 - the layout uses them
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting


def leaving(seat: int) -> Move:
    """The move by which the table lets a player leave, in games that can go on without them."""
    return Move(TABLE, "leave", (seat,))


class SeatSheet(Sheet):
    sitting: Sitting = ObjectProperty()
    seat = NumericProperty()
    level = StringProperty()  # the level of the automaton that plays it; empty: a person
    automata = BooleanProperty(False)  # whether automata can play this game

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        match = self.sitting.match
        self.title = match.names[self.seat]
        self.level = match.levels[self.seat]
        self.automata = has_automata(match.game.key)
        leave = leaving(self.seat)
        if leave in match.interrupts():
            plate = Plate(text=self.sitting.speech.label(leave), hold=True, quiet=True)
            plate.size_hint_y, plate.height = None, dp(64)
            plate.bind(on_done=lambda *_: self._leave(leave))
            self.add_widget(plate)

    @staticmethod
    def blank(name: str) -> bool:
        return not name.strip()

    def take_over(self) -> None:
        """Whoever takes the seat is known by the tablet from now on, as those are who chose a seat before
        the game."""
        app, name = App.get_running_app(), self.ids.name.text
        person = app.roster.id_of(name)
        if self._sit(name, PERSON, person):
            seat = self.sitting.people[self.seat]
            newcomer = Player(seat.name, seat.symbol, seat.colour, app.roster.hand_of(name), person)
            known = app.roster.named(name)
            app.change_roster(app.roster.remember(known or newcomer))

    def wind_up(self, level: str) -> None:
        """An automaton takes the seat, or plays from now on at this level."""
        app, match = App.get_running_app(), self.sitting.match
        others = [other for seat, other in enumerate(match.levels) if seat != self.seat]
        if PERSON not in others:
            app.note(app.l10n._(NOBODY))
            return
        known = [player.name for player in app.roster.players]
        self._sit(match.names[self.seat] if self.level else free_name(match.names, known), level, NO_ONE)

    def _sit(self, name: str, level: str, person: str) -> bool:
        sits = self.sitting.sit(self.seat, name, level, person)
        if sits:
            App.get_running_app().remember_seats()
            self.dismiss()
        return sits

    def _leave(self, move: Move) -> None:
        self.dismiss()
        self.sitting.asking.play(move)


load_layout(__name__)
