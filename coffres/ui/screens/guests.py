"""Who is there for an evening of several games, and where: the players' screen, for all games at once."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_
from coffres.evening.evening import MOST_GUESTS, Guest
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.screens.players import PlayersScreen

_FEWEST = 2
_NO_GAME = N_("Aucun jeu ne se joue à si peu : il faut une personne de plus.")


class GuestsScreen(PlayersScreen):
    during = BooleanProperty(False)  # whether the evening has begun, and somebody comes or goes

    def __init__(self, **kwargs: object) -> None:
        super().__init__(game="", **kwargs)

    @staticmethod
    def about(_game: str) -> Meta:
        return Meta("", "", range(_FEWEST, MOST_GUESTS + 1), (0, 0), 0)

    @staticmethod
    def takes_automata(_game: str) -> bool:
        """They sit down where they can; at the other games they look on."""
        return True

    def leave_with(self, seats: Sequence[Seat]) -> None:
        app = self._app
        seats = [seat if seat.level else seat._replace(person=app.roster.id_of(seat.name)) for seat in seats]
        if not app.evenings.offers([Guest(*seat) for seat in seats]):
            app.note(app.l10n._(_NO_GAME))
        elif self.during:
            app.evenings.seat(seats)
        else:
            app.change_roster(app.roster.sit(tuple(seats)))
            app.navigator.show("programme", seats=seats)

    def back(self) -> bool:
        if self.during:
            self._app.evenings.show()
        else:
            self._app.home()
        return True


load_layout(__name__)
