"""For small screens: four arrows to walk by, and a loupe over what lies round the knight."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir.castle import Castle
from coffres.ui.pairs import load_layout
from coffres.ui.roc_noir.plan import EAST, NORTH, SIDE, SOUTH, WEST, Cell

_SEEN = 3.4  # cells under the loupe


class CastleArrow(ButtonBehavior, Widget):
    wind: Cell = ObjectProperty()
    quarter = NumericProperty(0)  # turns from pointing up, clockwise
    moves = ListProperty()  # what a tap leads to


class CastleArrows(BoxLayout):
    """`on_wind(wind)` comes when one is pressed."""

    __events__ = ("on_wind",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.arrows = []
        for quarter, wind in ((3, WEST), (0, NORTH), (2, SOUTH), (1, EAST)):
            arrow = CastleArrow(wind=wind, quarter=quarter)
            arrow.bind(on_release=lambda pressed: self.dispatch("on_wind", pressed.wind))
            self.arrows.append(arrow)
            self.add_widget(arrow)

    def on_wind(self, wind: Cell) -> None:
        """Nothing to do but for those who listen."""


class CastleLoupe(StencilView):
    """Follows the knight that moves; a castle of its own, larger."""

    def __init__(self, people: Sequence[Seat], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.castle = Castle(people, size_hint=(None, None))
        self.add_widget(self.castle)

    def look(self, view: View, cell: Cell) -> None:
        """At a cell of the castle, and what is round it."""
        side = self.width / _SEEN * SIDE
        self.castle.size = (side, side)
        self.castle.pos = self.pos
        self.castle.show(view)
        x, y = self.castle.point(self.castle.plan.seen(cell))
        self.castle.pos = (self.castle.x + self.center_x - x, self.castle.y + self.center_y - y)


load_layout(__name__)
