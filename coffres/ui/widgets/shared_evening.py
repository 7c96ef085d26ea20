"""An evening on one page, to be sent as a picture: in pixels, the same from every device."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.evening.evening import Evening
from coffres.evening.standings import Standing
from coffres.storage.roster import Seat
from coffres.ui.evening_words import keys_in_words, told
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.evening_leaf import game_row
from coffres.ui.widgets.key_halo import KeyHalo  # noqa: F401 - the layout uses it

EVENING_PAGE = (1200, 1500)  # pixels
_MOST_GAMES = 7  # games on the page: the last ones


class SharedStanding(BoxLayout):
    """A person, with their keys."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    keys = NumericProperty(0)
    first = BooleanProperty(False)


class SharedGame(BoxLayout):
    key = StringProperty()
    title = StringProperty()
    won = StringProperty()


class SharedHonour(BoxLayout):
    """A prize of the evening."""

    sign = StringProperty()
    title = StringProperty()
    says = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")


class SharedEvening(FloatLayout):
    title = StringProperty()
    when = StringProperty()
    keys = NumericProperty(0)
    total = StringProperty()
    game = StringProperty()  # whose chest stands at the top

    def __init__(self, evening: Evening, **kwargs: object) -> None:
        app = App.get_running_app()
        _ = app.l10n._
        found = told(evening, app.roster, _)
        finished = evening.finished
        super().__init__(
            title=found.title,
            when=found.when,
            keys=sum(one.keys for one in found.standings),
            total=keys_in_words(sum(one.keys for one in found.standings), _),
            game=finished[-1].game if finished else "",
            **kwargs,
        )
        self.size = EVENING_PAGE
        for one in found.standings:
            self.ids.people.add_widget(self._standing(one, found.looks[one.person]))
        for round_ in finished[-_MOST_GAMES:]:
            row = game_row(round_, found)
            self.ids.games.add_widget(SharedGame(key=row.key, title=row.title, won=row.won))
        for prize, place, _points in found.prizes[:4]:
            self.ids.prizes.add_widget(self._honour(prize, found.people[place]))
        if not found.prizes:
            self.ids.page.remove_widget(self.ids.prizes)

    @staticmethod
    def _standing(one: Standing, look: Seat) -> SharedStanding:
        first = one.rank == 1 and one.keys > 0
        return SharedStanding(
            symbol=look.symbol, colour=look.colour, name=look.name, keys=one.keys, first=first
        )

    @staticmethod
    def _honour(prize: object, look: Seat) -> SharedHonour:
        _ = App.get_running_app().l10n._
        says = _(prize.says, name=look.name)
        return SharedHonour(
            sign=prize.sign, title=_(prize.title), says=says, symbol=look.symbol, colour=look.colour
        )


load_layout(__name__)
