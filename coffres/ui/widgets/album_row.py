"""A row of the album's cards, side by side; and the heading of a month."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from coffres.storage.album import Leaf
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.album_card import AlbumCard


class AlbumMonth(BoxLayout):
    text = StringProperty()


class AlbumRow(RecycleDataViewBehavior, BoxLayout):
    """As many cards as the row has games; its other cards, which it had for another row, are not seen."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._row: dict[str, Any] = {"leaves": (), "columns": 0}

    def refresh_view_attrs(self, _list: object, _place: int, row: dict[str, Any]) -> None:
        self._row = row
        for card in self.children[: max(0, len(self.children) - row["columns"])]:
            self.remove_widget(card)
        for place, card in enumerate(reversed(self.children)):
            self._give(card, place)
        if len(self.children) < len(row["leaves"]):
            row["desk"].complete(self)

    def add_card(self) -> bool:
        if len(self.children) >= len(self._row["leaves"]):
            return False
        card = AlbumCard()
        card.bind(on_release=lambda card: self._row["open"](card.leaf))
        self.add_widget(card)
        self._give(card, len(self.children) - 1)
        return True

    def _give(self, card: AlbumCard, place: int) -> None:
        """Gives the game at this place of the row to a card, or none."""
        leaves: Sequence[Leaf] = self._row["leaves"]
        leaf = leaves[place] if place < len(leaves) else None
        card.width = self._row["width"]
        card.opacity, card.disabled = (1, False) if leaf is not None else (0, True)
        if card.leaf is not leaf:
            card.leaf = leaf
            self._row["desk"].fill(card)


load_layout(__name__)
