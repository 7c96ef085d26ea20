"""The small prizes at the end of a game, each on a slip of its own."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import StringProperty
from kivy.uix.gridlayout import GridLayout

from coffres.engine.awards import Given
from coffres.engine.words import Translate
from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, medal, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.parchment import Parchment
from coffres.ui.widgets.stretched import Stretched

_SLIP = 100  # sp: least height of a prize, beside its edges


class AwardSlip(Parchment):
    sign = StringProperty()
    title = StringProperty()
    text = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton


class AwardList(GridLayout):
    def __init__(
        self, given: Sequence[Given], people: Sequence[Seat], translate: Translate, **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        for award, seat, points in given:
            person = people[seat]
            text = translate(award.says).format(name=person.name, count=points)
            title = translate(award.title)
            slip = AwardSlip(
                sign=award.sign,
                title=title,
                text=text,
                symbol=person.symbol,
                colour=person.colour,
                face=face_of(person),
            )
            self.add_widget(slip)


class AwardPage(Stretched):
    """The prizes on a page of their own, each as high as its words need."""

    def __init__(
        self, given: Sequence[Given], people: Sequence[Seat], translate: Translate, **kwargs: object
    ) -> None:
        least = len(given) * (dp(26) + sp(_SLIP))
        super().__init__(AwardList(given, people, translate), least, **kwargs)


load_layout(__name__)
