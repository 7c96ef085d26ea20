"""Between two games of an evening: who has how many keys, and what comes next."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from coffres.engine.registry import meta
from coffres.evening.evening import Evening, Rearranged
from coffres.evening.programme import Planned, another, exchange
from coffres.evening.standings import standings
from coffres.storage.roster import Seat
from coffres.ui import fonts, motion
from coffres.ui.evening_people import gained_in, looks_of_people
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, icon_button, plate, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.key_rack import KeyRack  # noqa: F401 - the layout uses it
from coffres.ui.widgets.planned_sheet import preset_words
from coffres.ui.widgets.programme_sheet import ProgrammeSheet
from coffres.ui.widgets.room import Room

_FIRST = 0.6  # seconds until the first ring is filled
_BETWEEN = 0.8  # seconds from one ring to the next


class InterludeScreen(Room):
    game = StringProperty()  # the game under way, or the next one; empty: no more games
    shown = StringProperty()  # whose chest is shown
    face = StringProperty(fonts.TEXT)
    heading = StringProperty()
    name = StringProperty()
    note = StringProperty()
    under_way = BooleanProperty(False)
    later = NumericProperty(0)  # how many games come after the next one
    then = StringProperty()  # which
    played = NumericProperty(0)
    tall = BooleanProperty(True)  # whether there is room for the names of what comes later
    wide = BooleanProperty(True)  # whether the next game stands beside the rack; otherwise below it

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._room = self._app.evenings
        self.renew()
        hear(self._app.l10n, lang=self.renew)
        self._hang()

    @property
    def evening(self) -> Evening:
        return self._room.evening

    # What comes next

    def renew(self, *_: object) -> None:
        _ = self._app.l10n._
        evening, current = self.evening, self.evening.current
        programme = evening.programme
        self._offered = self._room.offers(evening.guests)
        self.played = len(evening.finished)
        self.under_way = current is not None
        following = [Planned(current.game, current.preset)] if current else []
        following += programme
        self.game = following[0].game if following else ""
        self.shown = self.game or next(iter(reversed(evening.played)), "")
        self.face = fonts.display(self.game)
        self.name = self._called(self.game) if self.game else _("Le programme est fini")
        if current:
            self.heading, self.note = _("Une partie est en cours"), ""
        elif following:
            self.heading = _("Ensuite") if self.played else _("Pour commencer")
            self.note = preset_words(_, following[0], self._offered)
        else:
            self.heading, self.note = "", _("Le grand coffre attend vos clés, ou encore un jeu.")
        self.later = max(0, len(following) - 1)
        self.then = ", ".join(self._called(one.game) for one in following[1:])

    def _called(self, game: str) -> str:
        return self._app.l10n.of_game(game, meta(game).title)

    def begin(self) -> None:
        if self.under_way:
            self._room.go_on()
        elif self.game:
            self._room.play()
        else:
            self._room.close()

    def exchange(self) -> None:
        evening = self.evening
        self._rearrange(exchange(self._offered, evening.programme, 0, evening.played))

    def add(self) -> None:
        evening = self.evening
        more = another(self._offered, evening.programme, evening.played)
        if more is not None:
            self._rearrange((*evening.programme, more))

    def _rearrange(self, programme: tuple[Planned, ...]) -> None:
        self._room.tell(Rearranged(programme))
        self.renew()

    def drop(self) -> None:
        self._room.drop()
        self.renew()

    def open_programme(self) -> None:
        """All that is to come, to exchange and to move."""
        ProgrammeSheet(
            programme=self.evening.programme,
            offered=self._offered,
            number=len(self.evening.played) + 1,
            played=self.evening.played,
            change=self._rearrange,
        ).open(self._app.scene)

    def choose_people(self) -> None:
        seats = [self._room.look_of(guest) for guest in self.evening.guests]
        self._app.navigator.show("guests", seats=seats, during=True)

    # The keys, told from the last to the first

    def _hang(self) -> None:
        evening = self.evening
        found = standings(evening)
        looks: dict[str, Seat] = looks_of_people(evening, found, self._app.roster)
        told = self._room.told == len(evening.finished)
        still = motion.still() or told
        self._room.told = len(evening.finished)
        gained = gained_in(evening.finished[-1] if evening.finished else None)
        self.ids.rack.show(found, looks, gained, still)
        self.ids.rack.bind(on_tell=lambda *_: self._signal("key_ring"))
        if still:
            self.ids.rack.tell_all()
        else:
            Clock.schedule_once(self._tell_by_itself, _FIRST)

    def _tell_by_itself(self, *_: object) -> None:
        if self.parent is None:
            return
        self.ids.rack.tell_next()
        if self.ids.rack.veiled:
            Clock.schedule_once(self._tell_by_itself, _BETWEEN)

    def _signal(self, name: str) -> None:
        if self.parent is not None:
            self._app.senses.signal(name)

    def back(self) -> bool:
        self._app.home()
        return True


load_layout(__name__)
