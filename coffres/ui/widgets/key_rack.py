"""The key rack of an evening: everybody's ring hangs there with the keys they have won.

The rings are filled one by one, from the last to the first. A tap fills the next one at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from kivy.metrics import Metrics, dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from coffres.evening.standings import Standing
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, key_ring, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.veiled import Veiled

_SPREAD = 44  # degrees from the first key to the last: more would hide the neighbours
_SHAPE = 0.57  # width of a ring with its keys, if the height is 1
_NAME = 96  # dp: width of a paper below a ring, at ordinary text size
_SMALLEST = 60  # dp: a ring that is smaller stands beside its paper
_BESIDE = 520  # dp: the width at which two of these are side by side
_TOKEN, _TOKEN_BROAD = 0.46, 0.28  # part of a paper's height, and of its width
_LARGEST = 2.1  # times the least height of a paper, where there is room
_ROUND = dp(40)  # what a hook needs beside its ring: the edges of the rack and the gaps


class KeyHook(Veiled, BoxLayout):
    """One person's place. Veiled at first, but as large as it will be afterwards."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    keys = NumericProperty(0)
    gained = NumericProperty(0)  # how many of the keys are new
    first = BooleanProperty(False)  # whether nobody has more
    label = NumericProperty(0)  # the height of the paper below the ring, with a name and a number
    flat = BooleanProperty(False)  # whether the paper is beside the ring
    token = NumericProperty(32)  # the side of the token on the paper: all on it is larger with it

    def tell(self, still: bool) -> None:
        self.ids.ring.hang(self.keys, still, _SPREAD)
        super().tell(still)


class KeyRack(ButtonBehavior, GridLayout):
    """`on_tell` comes when a ring is filled, `on_told` when all are."""

    __events__ = ("on_tell", "on_told")
    flat = BooleanProperty(False)  # whether the papers are beside the rings

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.veiled: list[KeyHook] = []
        self._still = False
        self.bind(size=self._arrange)

    def show(
        self,
        standings: Sequence[Standing],
        looks: Mapping[str, Seat],
        gained: Mapping[str, int],
        still: bool,
    ) -> None:
        """Hangs up everybody's ring, the first at the beginning. `looks`: how they look, by id. `still`:
        without animation."""
        self._still = still
        self.clear_widgets()
        hooks = [self._hook(one, looks[one.person], gained.get(one.person, 0)) for one in standings]
        for hook in hooks:
            self.add_widget(hook)
        self.veiled = list(hooks)
        self._arrange()

    @staticmethod
    def _hook(standing: Standing, look: Seat, gained: int) -> KeyHook:
        return KeyHook(
            symbol=look.symbol,
            colour=look.colour,
            name=look.name,
            keys=standing.keys,
            gained=gained,
            first=standing.rank == 1 and standing.keys > 0,
        )

    def tell_next(self) -> None:
        if not self.veiled:
            return
        hook = self.veiled.pop()
        hook.tell(self._still)
        self.dispatch("on_tell")
        if not self.veiled:
            self.dispatch("on_told")

    def tell_all(self) -> None:
        while self.veiled:
            self.tell_next()

    def on_release(self) -> None:
        self.tell_next()

    def _arrange(self, *_: object) -> None:
        count = len(self.children)
        if count:
            self.cols, self.flat = self.columns(self.width, self.height, Metrics.fontscale, count)
            label = _label_height() if self.flat else self._label(count)
            token = min(label * _TOKEN, self.width / self.cols * _TOKEN_BROAD)
            for hook in self.children:
                hook.flat, hook.label, hook.token = self.flat, label, token

    def _label(self, count: int) -> float:
        """The height of the papers: what the rings leave of the height, up to twice the least."""
        high = self.height / ceil(count / self.cols) - _ROUND
        ring = self.width / self.cols / _SHAPE
        return max(_label_height(), min(_LARGEST * _label_height(), high - ring))

    @staticmethod
    def columns(width: float, height: float, text: float, count: int) -> tuple[int, bool]:
        """How many columns, and whether the papers are beside the rings: below them there must be room for
        names, and the rings should be as large as possible."""

        def ring(columns: int) -> float:
            high = height / ceil(count / columns) - _ROUND - _label_height()
            return min((width / columns - dp(12)) / _SHAPE, high)

        broad = [columns for columns in range(1, count + 1) if width / columns >= dp(_NAME) * text + dp(20)]
        even = {ceil(count / ceil(count / columns)) for columns in broad}
        best = max(even, key=lambda columns: (ring(columns), columns), default=0)
        if best and ring(best) >= dp(_SMALLEST):
            return best, False
        return (2 if width >= dp(_BESIDE) * text else 1), True

    def on_tell(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_told(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


def _label_height() -> float:
    return dp(10) + sp(60)


load_layout(__name__)
