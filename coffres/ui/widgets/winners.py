"""The tokens of those who won, or who may have, each as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.box import middle_of
from coffres.ui.widgets.seat_token import SeatToken

_AIR = 0.92  # part of its cell that a token takes


class Winners(Widget):
    people: Sequence[Seat] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._place, size=self._place)

    def on_people(self, _widget: object, people: Sequence[Seat]) -> None:
        self.clear_widgets()
        for person in people:
            self.add_widget(SeatToken(symbol=person.symbol, colour=person.colour, face=face_of(person)))
        self._place()

    def _place(self, *_: object) -> None:
        count = len(self.people)
        if not count or min(self.size) < 1:
            return
        columns = max(range(1, count + 1), key=lambda columns: (self._side(columns), -columns))
        rows, side = -(-count // columns), self._side(columns)
        x, y = middle_of(self)
        for place, token in enumerate(reversed(self.children)):
            row, column = divmod(place, columns)
            wide = min(columns, count - row * columns)  # the last row may have fewer
            token.size = [side * _AIR] * 2
            token.center = (
                x + (column - (wide - 1) / 2) * side,
                y + ((rows - 1) / 2 - row) * side,
            )

    def _side(self, columns: int) -> float:
        return min(self.width / columns, self.height / -(-len(self.people) // columns))
