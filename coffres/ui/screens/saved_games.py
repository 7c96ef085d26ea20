"""All games under way, and those that were put away: to play on, to put away, to have back."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.shelf import Entry
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import icon_button, plate, sentence, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.saved_card import SavedCard


class SavedRow(BoxLayout):
    """A saved game, and the one other thing that can be done with it."""

    __events__ = ("on_open", "on_move")
    entry: Entry = ObjectProperty()
    away = BooleanProperty(False)  # put away already

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        card = SavedCard(entry=self.entry, away=self.away)
        card.bind(on_release=lambda *_: self.dispatch("on_move" if self.away else "on_open"))
        self.add_widget(card, index=1)

    def on_open(self) -> None:
        """Nothing to do but for those who listen."""

    def on_move(self) -> None:
        """Nothing to do but for those who listen."""


class SavedGamesScreen(FloatLayout):
    put_away: list[Entry] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.look()

    def look(self) -> None:
        """What lies on the shelf now."""
        shelf = App.get_running_app().shelf
        running, self.put_away = self._tried(shelf.running) or [], self._tried(shelf.deleted) or []
        for box, entries, away in (("running", running, False), ("away", self.put_away, True)):
            self.ids[box].clear_widgets()
            for entry in entries:
                self.ids[box].add_widget(self._row(entry, away))

    def _row(self, entry: Entry, away: bool) -> SavedRow:
        app = App.get_running_app()
        move = app.shelf.restore if away else app.shelf.delete
        row = SavedRow(entry=entry, away=away)
        row.bind(
            on_open=lambda *_: app.resume(entry.key), on_move=lambda *_: self._do(lambda: move(entry.key))
        )
        return row

    def throw_away(self) -> None:
        self._do(App.get_running_app().shelf.purge)

    def _do(self, deed: Callable[[], None]) -> None:
        self._tried(deed)
        self.look()

    @staticmethod
    def _tried(deed: Callable[[], object]) -> object:
        app = App.get_running_app()
        try:
            return deed()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            return None

    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
