"""Asks which other game the same people want to play. Only games that as many can play are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Meta
from coffres.engine.registry import meta
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet


class GameRow(ButtonBehavior, BoxLayout):
    """A game that may be chosen: its chest, its name and how long it takes."""

    key = StringProperty()
    meta: Meta = ObjectProperty()


class GamesSheet(Sheet):
    """Calls `chosen` with a game and those who will sit there, and closes."""

    def __init__(
        self,
        tables: Mapping[str, Sequence[Seat]],
        chosen: Callable[[str, Sequence[Seat]], None],
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)
        self._tables = tables
        self._chosen = chosen
        for key in tables:
            row = GameRow(key=key, meta=meta(key))
            row.bind(on_release=lambda row: self._choose(row.key))
            self.ids.games.add_widget(row)

    def _choose(self, key: str) -> None:
        self.dismiss()
        self._chosen(key, self._tables[key])


load_layout(__name__)
