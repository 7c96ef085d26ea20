"""Asks which of the people round the table is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.properties import StringProperty

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of, key_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import sentence  # noqa: F401 - the layout uses it
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.sheet import Sheet


class PeopleSheet(Sheet):
    """Calls `chosen` with the seat that was tapped, and closes."""

    question = StringProperty()

    def __init__(self, people: Sequence[Seat], chosen: Callable[[int], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._chosen = chosen
        for seat, person in enumerate(people):
            row = PersonRow(
                symbol=person.symbol,
                colour=person.colour,
                name=person.name,
                face=face_of(person),
                winding=key_of(person.level),
            )
            row.bind(on_release=lambda _row, seat=seat: self._choose(seat))
            self.ids.people.add_widget(row)

    def _choose(self, seat: int) -> None:
        self.dismiss()
        self._chosen(seat)

    @staticmethod
    def columns(width: float, count: int) -> int:
        return 2 if count > 4 and width >= dp(420) else 1


load_layout(__name__)
