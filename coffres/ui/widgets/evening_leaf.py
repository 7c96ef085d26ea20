"""An evening on one page: who had how many keys, which games there were and who won them, and the prizes."""

from __future__ import annotations

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from coffres.engine.registry import GAMES, meta
from coffres.evening.evening import Evening, Round
from coffres.l10n import translator
from coffres.ui.evening_people import winners_of
from coffres.ui.evening_words import EveningTold, told
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted  # noqa: F401 - the layout uses them
from coffres.ui.widgets.award_list import AwardList
from coffres.ui.widgets.standing_row import StandingRow

_ROW = 44  # sp of a row of the standings
_SLIP = 62  # sp of a prize


class GameOfEvening(BoxLayout):
    """A game that was played, and who won it."""

    key = StringProperty()
    title = StringProperty()
    won = StringProperty()


class EveningLeaf(ScrollView):
    title = StringProperty()
    when = StringProperty()
    prizes = NumericProperty(0)  # how many there are
    wide = BooleanProperty(True)  # whether people and games are side by side

    def __init__(self, evening: Evening, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        found = told(evening, app.roster, app.l10n._)
        self.title, self.when = found.title, found.when
        self._stand(found)
        for round_ in evening.finished:
            self.ids.games.add_widget(game_row(round_, found))
        self.prizes = len(found.prizes)
        half = (self.prizes + 1) // 2
        for place, given in ((self.ids.left, found.prizes[:half]), (self.ids.right, found.prizes[half:])):
            place.add_widget(AwardList(given, found.people, translator(app.l10n.lang)))

    @staticmethod
    def slips(count: int) -> float:
        """The height of so many prizes."""
        return count * (dp(26) + sp(_SLIP))

    def _stand(self, found: EveningTold) -> None:
        for one in found.standings:
            row = StandingRow.of(one, found.looks[one.person])
            row.told = 1
            row.size_hint_y, row.height = None, dp(14) + sp(_ROW)
            self.ids.people.add_widget(row)


def game_row(round_: Round, found: EveningTold) -> GameOfEvening:
    app = App.get_running_app()
    _, key = app.l10n._, round_.game
    title = app.l10n.of_game(key, meta(key).title) if key in GAMES else key
    names = winners_of(round_, found.looks)
    won = _("Personne ne gagne") if not names else _("Gagné par {names}", names=", ".join(names))
    return GameOfEvening(key=key if key in GAMES else "", title=title, won=won)


load_layout(__name__)
