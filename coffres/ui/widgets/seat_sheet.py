"""One seat of the game under way: somebody else takes it over, or its player leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty

from coffres.engine.contract import TABLE, Move
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import sentence, text_field  # noqa: F401 - the layout uses them
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting


def leaving(seat: int) -> Move:
    """The move by which the table lets a player leave, in games that can go on without them."""
    return Move(TABLE, "leave", (seat,))


class SeatSheet(Sheet):
    sitting: Sitting = ObjectProperty()
    seat = NumericProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        match = self.sitting.match
        self.title = match.names[self.seat]
        leave = leaving(self.seat)
        if leave in match.interrupts():
            plate = Plate(text=self.sitting.speech.label(leave), hold=True, quiet=True)
            plate.size_hint_y, plate.height = None, dp(64)
            plate.bind(on_done=lambda *_: self._leave(leave))
            self.add_widget(plate)

    @staticmethod
    def blank(name: str) -> bool:
        return not name.strip()

    def take_over(self) -> None:
        name = self.ids.name.text
        if self.sitting.sit(self.seat, name):
            App.get_running_app().remember_seats()
            self.dismiss()

    def _leave(self, move: Move) -> None:
        self.dismiss()
        self.sitting.asking.play(move)


load_layout(__name__)
