"""An evening in the album, as a card across the page: when it was, who came first, who was there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from coffres.evening.standings import total_keys
from coffres.l10n import say
from coffres.storage.evening_shelf import EveningEntry
from coffres.ui.evening_words import keys_in_words, told
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, key_fan  # noqa: F401 - the layout uses them


class AlbumEvening(RecycleDataViewBehavior, ButtonBehavior, BoxLayout):
    key = StringProperty()
    when = StringProperty()
    title = StringProperty()
    people = StringProperty()
    keys = NumericProperty(0)  # all that were won
    away = BooleanProperty(False)  # whether it was deleted: a touch takes it back

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._open: Callable[[str], None] | None = None

    @staticmethod
    def needs() -> float:
        return dp(22) + sp(78)

    def refresh_view_attrs(self, _list: object, _place: int, row: dict[str, Any]) -> None:
        entry: EveningEntry = row["entry"]
        self.key, self._open, self.away = entry.key, row["open"], row["away"]
        app = App.get_running_app()
        _ = app.l10n._
        if entry.evening is None:
            self.when = _("Une soirée qui ne s'ouvre pas")
            self.title = "" if entry.trouble is None else say(entry.trouble, app.l10n.lang)
            self.people, self.keys = "", 0
            return
        found = told(entry.evening, app.roster, _)
        self.keys = total_keys(entry.evening)
        self.title = found.title
        self.people = ", ".join(person.name for person in found.people)
        games = len(entry.evening.finished)
        played = _("{count} jeux", count=games) if games > 1 else _("un jeu")
        self.when = f"{found.when} · {played} · {keys_in_words(self.keys, _)}"

    def on_release(self) -> None:
        if self._open is not None:
            self._open(self.key)


load_layout(__name__)
