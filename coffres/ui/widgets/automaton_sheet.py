"""How well an automaton is to play: one about to sit down, or one at the table that may also be sent
away."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import ObjectProperty, StringProperty

from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import level_choice, plate, seat_token, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sheet import Sheet


class AutomatonSheet(Sheet):
    """Calls `chosen` with the level that was tapped, or `sent_away`, and closes."""

    seat: Seat = ObjectProperty()
    level = StringProperty()  # the level that it has already; empty for a new one
    chosen: Callable[[str], None] = ObjectProperty()
    sent_away: Callable[[], None] = ObjectProperty(None, allownone=True)

    def choose(self, level: str) -> None:
        self.dismiss()
        self.chosen(level)

    def send_away(self) -> None:
        self.dismiss()
        self.sent_away()


load_layout(__name__)
