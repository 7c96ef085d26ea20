"""The programme of an evening before it begins: how long, and which games; each may be exchanged or moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from coffres.evening.evening import Guest
from coffres.evening.programme import (
    UNTIL_THE_END,
    Planned,
    another,
    exchange,
    minutes_of,
    propose,
)
from coffres.storage.roster import Seat
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate, segments, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.programme_list import ProgrammeList  # noqa: F401 - the layout uses it
from coffres.ui.widgets.room import Room

LENGTHS = (60, 90, 150, UNTIL_THE_END)  # minutes
_MOST = 12  # games in a programme


class ProgrammeScreen(Room):
    seats: Sequence[Seat] = ListProperty()
    minutes = NumericProperty(LENGTHS[1])
    programme: tuple[Planned, ...] = ObjectProperty(())
    total = StringProperty()  # how many games, and how long they take

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._guests = [Guest(*seat) for seat in self.seats]
        self._offered = self._app.evenings.offers(self._guests)
        self._lately = self._app.evenings.lately()
        hear(self._app.l10n, lang=self._show)
        self.last(self.minutes)

    def last(self, minutes: int) -> None:
        """People say how long they have: another programme is proposed."""
        self.minutes = minutes
        self.arrange(propose(self._offered, minutes, self._lately))

    def arrange(self, programme: Sequence[Planned]) -> None:
        self.programme = tuple(programme)
        self._show()

    def _show(self, *_: object) -> None:
        self.ids.games.show(self.programme, self._offered)
        self.total = self._told(self._app.l10n._)

    def _told(self, _: Callable[..., str]) -> str:
        minutes = minutes_of(self._offered, self.programme)
        count = len(self.programme)
        if minutes < 60:
            time = _("{minutes} min", minutes=minutes)
        else:
            time = _("{hours} h {minutes}", hours=minutes // 60, minutes=f"{minutes % 60:02}")
        if count == 1:
            return _("Un jeu, environ {time}", time=time)
        return _("{count} jeux, environ {time} avec les pauses", count=count, time=time)

    def exchange(self, place: int) -> None:
        self.arrange(exchange(self._offered, self.programme, place))

    def add(self) -> None:
        more = another(self._offered, self.programme, ())
        if more is not None and len(self.programme) < _MOST:
            self.arrange((*self.programme, more))

    def begin(self) -> None:
        self._app.evenings.begin(self._guests, self.minutes, self.programme)

    def back(self) -> bool:
        self._app.navigator.show("guests", seats=self.seats)
        return True


load_layout(__name__)
