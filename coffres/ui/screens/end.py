"""The end of a game: the board as it was left, and beside it who won, told from last to first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui import fonts
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate  # noqa: F401 - the layout uses them
from coffres.ui.widgets.rank import Rank, last_to_first

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_FIRST = 0.6  # seconds until the first reveal
_BETWEEN = 1.1  # and from one to the next


class EndScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    title = StringProperty()  # who has won, once all has been told
    ending = StringProperty()
    face = StringProperty(fonts.TEXT)  # of the title

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        sitting = self.sitting
        driver = sitting.driver
        self._outcome = driver.outcome()
        self.face = fonts.display(driver.game)
        self.ending = sitting.translate(sitting.words.ENDINGS[self._outcome.reason])
        self.ids.place.add_widget(sitting.board)
        sitting.board.show(driver.table_view())
        self._veiled = [self._rank(seat) for seat in last_to_first(self._outcome, driver.seats)]
        for rank in reversed(self._veiled):
            self.ids.ranks.add_widget(rank)
        self._still = App.get_running_app().settings.reduced_motion
        if self._still:
            self.tell_all()
        else:
            self._telling = Clock.schedule_once(self._tell_by_itself, _FIRST)

    def _rank(self, seat: int) -> Rank:
        person, outcome = self.sitting.people[seat], self._outcome
        return Rank(
            symbol=person.symbol,
            colour=person.colour,
            name=person.name,
            score=str(outcome.scores[seat]) if outcome.scores else "",
            winner=seat in outcome.winners,
        )

    # The ceremony

    def tell_next(self) -> None:
        if self._veiled:
            self._veiled.pop(0).tell(self._still)
        if not self._veiled:
            self.title = self._who_won()

    def tell_all(self) -> None:
        while self._veiled:
            self.tell_next()

    def _tell_by_itself(self, *_: object) -> None:
        self.tell_next()
        if self._veiled:
            self._telling = Clock.schedule_once(self._tell_by_itself, _BETWEEN)

    def _who_won(self) -> str:
        _ = App.get_running_app().l10n._
        names = [self.sitting.people[seat].name for seat in self._outcome.winners]
        if not names:
            return _("Personne ne gagne")
        if len(names) == 1:
            return _("{name} gagne !", name=names[0])
        return _("{names} et {last} gagnent !", names=", ".join(names[:-1]), last=names[-1])

    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
