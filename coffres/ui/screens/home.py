"""The first screen: the game to go on with, the five games on their shelf, and the buttons below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kivy.app import App
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.shelf import Entry
from coffres.ui.boards import has_board
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.untouched import Untouched
from coffres.ui.widgets import bar_button, fitted  # noqa: F401 - the layout uses them
from coffres.ui.widgets.game_tile import GameTile
from coffres.ui.widgets.room import Room

_NARROWEST = 170  # dp: least width of a tile at ordinary text size
_BRIEF = 186  # dp: the same of a tile without its motto
_MINUTE = 60.0  # seconds without a touch after which automata offer to play
_TRIED = 8  # most saved games that are tried until one opens; if none does, the list shows them all
_LARGE = 1.3  # from letters so large on, a chest beside the words would be tiny: it stands above them


class HomeRow(BoxLayout):
    """A row of tiles, all of the same height."""


class EveningOffer(ButtonBehavior, BoxLayout):
    """Offers an evening of several games, where neither an evening nor a game is under way."""

    low = BooleanProperty(False)  # like the other cards of the head; this one is always low


class HomeScreen(Room):
    saved = NumericProperty(0)  # number of games under way
    offered = NumericProperty(0)  # number of them that this screen offers: the game last played, if it opens

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tiles = [self._tile(key) for key in GAMES]
        self._offer(self._under_way(), self._offer_evening())
        if self.saved <= self.offered:
            self.ids.bar.remove_widget(self.ids.all_games)
        self.bind(width=self._arrange)
        hear(App.get_running_app(), settings=self._arrange)
        self._arrange()
        self._untouched = Untouched(_MINUTE, self._invite)
        self._invitation: Widget | None = None

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

    def _offer_evening(self) -> str:
        """Offers the evening under way. Returns the key of the game that it goes on with, if any."""
        app = App.get_running_app()
        if not (app.folder / "evenings").is_dir():
            return ""
        evening = app.evenings.look(quickly=True)
        if evening is None:
            return ""
        from coffres.ui.widgets.evening_card import EveningCard  # imported late: seldom needed

        card = EveningCard(evening=evening)
        card.bind(on_release=lambda *_: app.evenings.go_on())
        self.ids.head.add_widget(card)
        return evening.current.key if evening.current is not None else ""

    def _offer(self, entries: Sequence[Entry], of_evening: str) -> None:
        """Offers the game last played, beside that of the evening, and the list of all if there are more."""
        self.saved = len(entries)
        tried = islice(entries, _TRIED)
        self.offered = int(of_evening != "" and any(one.key == of_evening for one in entries[:_TRIED]))
        latest = (entry for entry in tried if entry.key != of_evening)  # one is read, if it opens
        entry = next((entry for entry in latest if entry.trouble is None), None)
        if entry is None:
            if len(self.ids.head.children) == 1:  # only the sign of the house: no evening goes on either
                self._offer_an_evening()
            return
        from coffres.ui.widgets.saved_card import SavedCard  # imported late: not needed without a saved game

        self.offered += 1
        app = App.get_running_app()
        card = SavedCard(entry=entry)
        card.bind(on_release=lambda *_: app.resume(entry.key))
        self.ids.head.add_widget(card)

    def _offer_an_evening(self) -> None:
        card = EveningOffer()
        card.bind(on_release=lambda *_: App.get_running_app().evenings.enter())
        self.ids.head.add_widget(card)

    def _arrange(self, *_: object) -> None:
        """Puts the tiles in as many rows as their words need. The last row is as wide as the others."""
        columns = self.columns(self.width, Metrics.fontscale)
        brief = columns > self.roomy(self.width, Metrics.fontscale)
        for card in self.ids.head.children[:-1]:
            card.low = (len(self.ids.head.children) > 2 or brief) and columns > 1
        shelf = self.ids.shelf
        for row in shelf.children:
            row.clear_widgets()
        shelf.clear_widgets()
        for start in range(0, len(self._tiles), columns):
            row = HomeRow()
            for tile in self._tiles[start : start + columns]:
                tile.tall, tile.brief = columns > 1 or Metrics.fontscale > _LARGE, brief
                row.add_widget(tile)
            shelf.add_widget(row)

    @staticmethod
    def columns(width: float, text: float) -> int:
        """All five games beside each other on a tablet; on an upright phone, one below the other."""
        return 5 if width / 5 >= dp(_BRIEF) else HomeScreen.roomy(width, text)

    @staticmethod
    def roomy(width: float, text: float) -> int:
        """As many columns as have room for all words of a tile."""
        return next((count for count in (5, 3, 2) if width / count >= dp(_NARROWEST) * text + dp(16)), 1)

    # When nobody touches it

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        scene = App.get_running_app().scene
        if parent is None:
            scene.unbind(on_let_go=self._wait_again)
            self._take_back()
            self._untouched.stop()
        else:
            scene.bind(on_let_go=self._wait_again)
            self._untouched.begin()

    def _wait_again(self, *_: object) -> None:
        """Something opens above home, or the app leaves."""
        self._take_back()
        self._untouched.begin()

    def _invite(self) -> None:
        """Automata offer to play. Whoever reads something above home is left alone."""
        app = App.get_running_app()
        if app.scene.screen is not self or not app.settings.demonstration:
            return
        if app.scene.covered:
            self._untouched.begin()
            return
        from coffres.ui.widgets.invitation import Invitation  # imported late: home is seen more quickly

        self._invitation = Invitation()
        self._invitation.bind(on_accept=self._accept)
        self.ids.scroll.scroll_y = 1
        self.ids.sign.add_widget(self._invitation)

    def _take_back(self) -> None:
        if self._invitation is not None:
            self.ids.sign.remove_widget(self._invitation)
            self._invitation = None

    def _accept(self, *_: object) -> None:
        app = App.get_running_app()
        if app.scene.screen is self:
            app.demonstrate()

    def back(self) -> bool:
        return False  # the back key closes the app here


load_layout(__name__)
