"""A row of the album's cards, side by side; and the heading of a month."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from coffres.storage.album import Leaf
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.album_card import AlbumCard

if TYPE_CHECKING:
    from coffres.ui.album_desk import AlbumDesk


class AlbumMonth(BoxLayout):
    text = StringProperty()


class AlbumRow(RecycleDataViewBehavior, BoxLayout):
    """As many cards as a row has places; those behind the last game of a month are not seen."""

    def refresh_view_attrs(self, _list: object, _place: int, row: dict[str, Any]) -> None:
        leaves: Sequence[Leaf] = row["leaves"]
        desk: AlbumDesk = row["desk"]
        self._open: Callable[[Leaf], None] = row["open"]
        while len(self.children) < row["columns"]:
            card = AlbumCard()
            card.bind(on_release=lambda card: self._open(card.leaf))
            self.add_widget(card)
        for card in self.children[: len(self.children) - row["columns"]]:
            self.remove_widget(card)
        for place, card in enumerate(reversed(self.children)):
            leaf = leaves[place] if place < len(leaves) else None
            card.opacity, card.disabled = (1, False) if leaf is not None else (0, True)
            if card.leaf is not leaf:
                card.leaf = leaf
                desk.fill(card)


load_layout(__name__)
