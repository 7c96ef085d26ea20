"""A person's place in an evening, as a row: rank, token, name, and a golden key with their number."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.evening.standings import Standing
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.veiled import Veiled


class StandingRow(Veiled, BoxLayout):
    person = StringProperty()
    rank = NumericProperty(1)
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    keys = NumericProperty(0)
    first = BooleanProperty(False)

    @classmethod
    def of(cls, standing: Standing, look: Seat) -> StandingRow:
        return cls(
            person=standing.person,
            rank=standing.rank,
            symbol=look.symbol,
            colour=look.colour,
            name=look.name,
            keys=standing.keys,
            first=standing.rank == 1 and standing.keys > 0,
        )


load_layout(__name__)
