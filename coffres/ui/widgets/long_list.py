"""A list to scroll through that may have thousands of rows, of which only those in sight are widgets.

`data` has an object for every row: its `viewclass` by name, its `height`, and what that view is to be given.
A view serves many rows one after the other: it does what its row says, and remembers nothing itself. What its
layout reads inside an object that changes with the row (`root.card.author`) is a property with `rebind`.
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
    """The views of one list, which go with it: Kivy would keep them, and hand them to any other list.

    What a row shows may change under a finger: its view stays its view.
    """

    def invalidate(self) -> None:
        """All that is shown may be out of date; such views lie under the complement of their place."""
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
    between = NumericProperty(0)  # two rows

    def __init__(self, **kwargs: object) -> None:
        super().__init__(view_adapter=RowViews(), **kwargs)


load_layout(__name__)
