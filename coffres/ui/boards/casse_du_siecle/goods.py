"""What everybody owns in public: tokens, keys kept in hand, safes opened; and the pots shared by all."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Options, View
from coffres.engine.words import Translate
from coffres.games.casse_du_siecle import words
from coffres.storage.roster import Seat
from coffres.ui.boards.casse_du_siecle import seen
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses tokens

_SIGN, _COUNT = 40, 48  # dp: width of a token or a pot, and of a count beside it
_LINE = 20  # dp: height of a count below another one, on a phone
_ROOMY = 480  # dp: on a board at least as wide as this, the purses are larger


class Count(BoxLayout):
    picture = StringProperty()
    number = StringProperty()
    row = ObjectProperty(None, allownone=True)  # all numbers in it have the same size


class Purse(BoxLayout):
    """The token of a seat, or a pot, and its contents: a picture and a number for each kind."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    pot = StringProperty()  # name of the pot's picture
    label = StringProperty()  # what it is, for a pot
    lying = BooleanProperty(False)  # whether everything is on one line

    def __init__(self, pictures: Sequence[str], row: Goods, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.counts = [Count(picture=picture, row=row) for picture in pictures]
        for count in self.counts:
            self.ids.counts.add_widget(count)

    def tell(self, numbers: Sequence[int]) -> None:
        for count, number in zip(self.counts, numbers, strict=True):
            count.number = str(number)


class Legend(BoxLayout):
    """What the rows of the purses are, before the first one."""

    def __init__(self, labels: Sequence[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for label in labels:
            self.add_widget(RowName(text=label))


class RowName(fitted.Fitted):
    pass


class Goods(BoxLayout):
    """A row along the lower edge of the board. Without purses its height is 0."""

    wanted = NumericProperty(0)  # its height if there is room
    shy = BooleanProperty(False)  # whether there is no room for it

    def __init__(
        self, options: Options, people: Sequence[Seat], translate: Translate, **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        # for every seat's purse: pictures, and where each one's number is found
        self.counts = seen.counted(options)
        pictures = [picture for picture, _told in self.counts]
        seats = people if pictures else ()
        self._purses = [Purse(pictures, self, symbol=look.symbol, colour=look.colour) for look in seats]
        stakes = options["stakes"]
        self._pots = {
            pot: Purse(["bean"], self, pot=f"pot_{pot}", label=translate(words.POTS[pot]))
            for pot in ("door", "safe")
            if stakes in (pot, "both")
        }
        self._legend = Legend([translate(words.COUNTED[told]) for _picture, told in self.counts])
        for purse in (*self._purses, *self._pots.values()):
            self.add_widget(purse)
        measure = Clock.create_trigger(self._measure, -1)
        self.bind(width=measure, children=measure)
        measure()

    def show(self, view: View) -> None:
        for seat, purse in enumerate(self._purses):
            purse.tell([view[told][seat] for _picture, told in self.counts])
        for pot, purse in self._pots.items():
            purse.tell([view[f"{pot}_pot"]])

    def _measure(self, *_: object) -> None:
        purses = [*self._purses, *self._pots.values()]
        if not purses:
            self.wanted = 0
            return
        most = max(len(purse.counts) for purse in purses)
        lying = self.width / len(purses) >= dp(_SIGN + most * _COUNT + 20)
        for purse in purses:
            purse.lying = lying
        roomy = self.width > dp(_ROOMY)
        self._show_legend(bool(self._purses) and roomy and not lying)
        self.wanted = dp(50) if lying else dp(37 if roomy else 27) + most * dp(_LINE + 10 if roomy else _LINE)

    def _show_legend(self, there: bool) -> None:
        if there != (self._legend.parent is not None):
            if there:
                self.add_widget(self._legend, len(self.children))
            else:
                self.remove_widget(self._legend)


load_layout(__name__)
