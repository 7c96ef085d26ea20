"""The first screen: the game to play on, the five games on their shelf, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kivy.app import App
from kivy.metrics import Metrics, dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.shelf import Entry
from coffres.ui.boards import has_board
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import bar_button, fitted  # noqa: F401 - the layout uses them
from coffres.ui.widgets.game_tile import GameTile

_NARROWEST = 170  # dp of a tile at ordinary text
_TRIED = 8  # games that do not open may stand before the one that is offered; more are left to the list


class HomeRow(BoxLayout):
    """Tiles side by side, all of one height."""


class HomeScreen(FloatLayout):
    saved = NumericProperty(0)  # games under way
    offered = NumericProperty(0)  # of them, on this screen: the one last played, if it opens

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tiles = [self._tile(key) for key in GAMES]
        self._offer(self._under_way())
        self.bind(width=self._arrange)
        App.get_running_app().bind(settings=self._arrange)
        self._arrange()

    @staticmethod
    def _tile(key: str) -> GameTile:
        app = App.get_running_app()
        tile = GameTile(key)
        tile.bind(on_release=lambda *_: HomeScreen._play(key), on_rules=lambda *_: app.open_rules(key))
        return tile

    @staticmethod
    def _play(key: str) -> None:
        app = App.get_running_app()
        if has_board(key):
            app.choose_players(key)
        else:
            app.note(app.l10n._("Ce jeu n'a pas encore son plateau : pour l'instant, on en lit les règles."))

    @staticmethod
    def _under_way() -> Sequence[Entry]:
        app = App.get_running_app()
        try:
            return app.shelf.running()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            return []

    def _offer(self, entries: Sequence[Entry]) -> None:
        """The game last played; the list of all of them where that is not enough."""
        self.saved = len(entries)
        latest = islice(entries, _TRIED)
        entry = next((entry for entry in latest if entry.trouble is None), None)
        if entry is None:
            return
        from coffres.ui.widgets.saved_card import SavedCard  # nothing to go on with: nothing of it

        self.offered = 1
        app = App.get_running_app()
        card = SavedCard(entry=entry)
        card.bind(on_release=lambda *_: app.resume(entry.key))
        self.ids.head.add_widget(card)

    def _arrange(self, *_: object) -> None:
        """The tiles in as many rows as their words need; the last row is as broad as the others."""
        columns = self.columns(self.width, Metrics.fontscale)
        shelf = self.ids.shelf
        for row in shelf.children:
            row.clear_widgets()
        shelf.clear_widgets()
        for start in range(0, len(self._tiles), columns):
            row = HomeRow()
            for tile in self._tiles[start : start + columns]:
                tile.tall = columns > 1
                row.add_widget(tile)
            shelf.add_widget(row)

    @staticmethod
    def columns(width: float, text: float) -> int:
        """All five abreast on a tablet, one beneath the other on an upright phone."""
        return next((count for count in (5, 3, 2) if width / count >= dp(_NARROWEST) * text + dp(16)), 1)

    def back(self) -> bool:
        return False  # from here it closes the app


load_layout(__name__)
