"""A list to scroll that may have thousands of rows. Only the rows in sight have widgets.

`data` has one object for each row: the name of its `viewclass`, its `height`, and the properties to give to
the view. A view serves many rows in turn, so it shows what its row says and remembers nothing itself. An
object that changes with the row, and of which the layout reads a field (`root.card.author`), is a property
with `rebind`.
"""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, VariableListProperty
from kivy.uix.recycleboxlayout import RecycleBoxLayout  # noqa: F401 - the layout uses it
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataAdapter
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout


class RowViews(RecycleDataAdapter):
    """The views of one list; they are freed with it. Kivy would keep them, and reuse them in any other list.

    A row may change while a finger is on it: then its view is updated and not replaced by another.
    """

    def invalidate(self) -> None:
        """Any shown row may be out of date. Its view is kept under the bitwise complement of its place."""
        self.make_views_dirty()
        for kind, views in self.dirty_views.items():
            self.dirty_views[kind] = {min(place, ~place): view for place, view in views.items()}

    def get_view(self, index: int, data_item: dict[str, Any], viewclass: type[Widget]) -> Widget:
        view = self.dirty_views[viewclass].pop(~index, None)
        if view is None:
            return super().get_view(index, data_item, viewclass)
        self.refresh_view_attrs(index, data_item, view)
        return view


class LongList(RecycleView):
    margins = VariableListProperty([0, 0, 0, 0])  # around all rows
    between = NumericProperty(0)  # between two rows

    def __init__(self, **kwargs: object) -> None:
        super().__init__(view_adapter=RowViews(), **kwargs)

    def scroll_to(self, row: Widget, *_args: object, **_kwargs: object) -> None:
        """Brings a row that is partly in sight wholly into it. Kivy's own way fails with rows that are made
        when they are needed."""
        hidden = self.children[0].height - self.height
        if hidden <= 0:
            return
        low = self.scroll_y * hidden
        low = min(max(low, row.top - self.height), row.y)
        self.scroll_y = min(1.0, max(0.0, low / hidden))


load_layout(__name__)
