"""All saved games, under way or put away: to go on with, to put away, or to take back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.shelf import Entries, Entry
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    fitted,
    icon_button,
    long_list,
    plate,
    title_bar,
)
from coffres.ui.widgets.room import Room
from coffres.ui.widgets.saved_card import SavedCard

_BESIDE = dp(66)  # width of the button beside a card and of the gap between them


class SavedRow(RecycleDataViewBehavior, BoxLayout):
    """A saved game, which is read when the row comes into sight, and a button to put it away or take it back.

    `open` and `move` are functions that get the game's key.
    """

    entry: Entry = ObjectProperty(SavedCard.entry.defaultvalue)
    away = BooleanProperty(False)  # whether it has been put away
    open: Callable[[str], None] = ObjectProperty()
    move: Callable[[str], None] = ObjectProperty()

    def refresh_view_attrs(self, _list: object, _place: int, row: dict[str, Any]) -> None:
        self.away, self.open, self.move = row["away"], row["open"], row["move"]
        self.entry = row["entries"][row["place"]]


class SavedHeading(BoxLayout):
    """The heading between the games under way and those put away."""


class SavedNone(BoxLayout):
    """Shown instead of the games under way if there are none."""


class SavedPurge(BoxLayout):
    """Deletes for good the games that were put away."""

    text = StringProperty()
    throw: Callable[[], None] = ObjectProperty()


class SavedGamesScreen(Room):
    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._running = self._away = Entries()
        self.bind(width=self._show)
        self.look()

    def look(self) -> None:
        """Shows the games that are on the shelf now."""
        shelf = App.get_running_app().shelf
        self._running, self._away = (
            self._tried(looking) or Entries() for looking in (shelf.running, shelf.deleted)
        )
        self._show()

    def _show(self, *_: object) -> None:
        app = App.get_running_app()
        rows = self._rows(self._running, away=False, move=app.shelf.delete)
        if not rows:
            rows.append({"viewclass": "SavedNone", "height": dp(20) + sp(30)})
        if self._away:
            rows.append({"viewclass": "SavedHeading", "height": sp(40)})
            rows += self._rows(self._away, away=True, move=app.shelf.restore)
            text = app.l10n._("Jeter pour de bon les parties rangées")
            rows.append({"viewclass": "SavedPurge", "height": dp(64), "text": text, "throw": self.throw_away})
        self.ids.games.data = rows

    def _rows(
        self, entries: Sequence[Entry], away: bool, move: Callable[[str], None]
    ) -> list[dict[str, Any]]:
        row = {
            "viewclass": "SavedRow",
            "height": SavedCard.needs(self.width - 2 * self.margin(self.width) - _BESIDE),
            "entries": entries,
            "away": away,
            "open": App.get_running_app().resume,
            "move": lambda key: self._do(lambda: move(key)),
        }
        return [{**row, "place": place} for place in range(len(entries))]

    @staticmethod
    def margin(width: float) -> float:
        """The width left free beside the rows."""
        return max(dp(16), (width - dp(900)) / 2)

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
