"""The way of every card of Le Coffre et la Clé: which players held it, and when it was in the centre."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.boards.coffre_et_cle import role_card  # noqa: F401 - the layout uses it
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.stretched import Stretched

_LINE = 28  # sp: least height of a line
_MOST = 6  # most stops shown of a long way: the first one, and the last ones


class TravelStop(FloatLayout):
    """One stop: a player, or one of the two places in the centre."""

    symbol = StringProperty()  # the player's symbol; empty: the centre
    colour = StringProperty("yellow")
    slot = NumericProperty(0)
    skipped = NumericProperty(0)  # number of earlier stops that are not shown


class TravelLine(BoxLayout):
    role = NumericProperty(-1)
    name = StringProperty()
    stops: Sequence[TravelStop] = ListProperty()

    def on_stops(self, _widget: object, stops: Sequence[TravelStop]) -> None:
        for stop in stops:
            self.ids.way.add_widget(stop)


class Travels(BoxLayout):
    """All the ways, one below the other."""


class TravelList(Stretched):
    """`ways`: role, name and stops of every card. A stop is a seat, or a number after the seats for the
    centre."""

    def __init__(
        self, ways: Sequence[tuple[int, str, Sequence[int]]], people: Sequence[Seat], **kwargs: object
    ) -> None:
        lines = Travels()
        for role, name, places in ways:
            line = TravelLine(role=role, name=name[0].upper() + name[1:])
            line.stops = _stops(places, people)
            lines.add_widget(line)
        super().__init__(lines, (len(ways) + 1) * (dp(8) + sp(_LINE)), **kwargs)


def _stops(places: Sequence[int], people: Sequence[Seat]) -> list[TravelStop]:
    skipped = max(0, len(places) - _MOST)
    stops = []
    for place in (places[0], *places[1 + skipped :]):
        if place < len(people):
            stops.append(TravelStop(symbol=people[place].symbol, colour=people[place].colour))
        else:
            stops.append(TravelStop(slot=place - len(people)))
    if skipped:
        stops[1].skipped = skipped
    return stops


load_layout(__name__)
