"""The games to come, as cards in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.metrics import Metrics, dp, sp
from kivy.properties import NumericProperty
from kivy.uix.scrollview import ScrollView

from coffres.evening.programme import Offer, Planned
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.planned_sheet import AWAY, SOONER, PlannedSheet, preset_words
from coffres.ui.widgets.programme_card import ProgrammeCard

_NARROWEST = 176  # dp: least width of a card whose chest stands above the words
_WIDEST = 300  # dp
_BROAD = 310  # dp: width of a card whose chest stands beside the words


class ProgrammeList(ScrollView):
    """`on_exchange(place)` comes when a card's arrows are tapped, `on_change(programme)` when something else
    was chosen."""

    __events__ = ("on_exchange", "on_change")
    number = NumericProperty(1)  # of the first card

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._programme: tuple[Planned, ...] = ()
        self._offered: Sequence[Offer] = ()
        self.bind(size=self._arrange)

    @property
    def cards(self) -> list[ProgrammeCard]:
        return list(reversed(self.ids.cards.children))

    def show(self, programme: Sequence[Planned], offered: Sequence[Offer]) -> None:
        self._programme, self._offered = tuple(programme), offered
        _ = App.get_running_app().l10n._
        self.ids.cards.clear_widgets()
        for place, planned in enumerate(self._programme):
            note = preset_words(_, planned, offered)
            card = ProgrammeCard(planned.game, number=self.number + place, note=note)
            card.bind(on_release=lambda _card, place=place: self._open(place))
            card.bind(on_exchange=lambda _card, place=place: self.dispatch("on_exchange", place))
            self.ids.cards.add_widget(card)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        cards, grid = self.cards, self.ids.cards
        if not cards:
            return
        tall, columns = self.columns(self.width, self.height, Metrics.fontscale, len(cards))
        for card in cards:
            card.tall = tall
        grid.cols = columns
        if tall:
            rows = -(-len(cards) // columns)
            room = (self.height - (rows + 1) * dp(12)) / rows
            grid.row_default_height = min(room, dp(250) + sp(150))
            grid.col_default_width = min(dp(_WIDEST), self.width / columns - dp(16))
        else:
            grid.row_default_height = dp(34) + sp(76)
            grid.col_default_width = (self.width - dp(24) - dp(12) * (columns - 1)) / columns

    @staticmethod
    def columns(width: float, height: float, text: float, count: int) -> tuple[bool, int]:
        """Whether chests stand above the words, if there is room for all, and how many cards lie side by
        side."""
        beside = int((width - dp(20)) // (dp(_NARROWEST) * text + dp(12)))
        rows = -(-count // max(1, beside))
        if beside > 1 and rows * (dp(172) + sp(150)) <= height:
            return True, -(-count // rows)
        return False, min(count, max(1, int(width // (dp(_BROAD) * text))))

    # Changes

    def _open(self, place: int) -> None:
        PlannedSheet(
            planned=self._programme[place],
            offered=list(self._offered),
            choose=lambda planned: self._put(place, planned),
            move=lambda where: self._move(place, where),
            first=place == 0,
            last=place == len(self._programme) - 1,
        ).open(App.get_running_app().scene)

    def _put(self, place: int, planned: Planned) -> None:
        games = [one.game for one in self._programme]
        found = list(self._programme)
        if planned.game in games and games.index(planned.game) != place:  # the two change places
            there = games.index(planned.game)
            found[there], planned = found[place], found[there]
        found[place] = planned
        self.dispatch("on_change", tuple(found))

    def _move(self, place: int, where: str) -> None:
        found = list(self._programme)
        one = found.pop(place)
        if where != AWAY:
            found.insert(place + (-1 if where == SOONER else 1), one)
        self.dispatch("on_change", tuple(found))

    def on_exchange(self, place: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_change(self, programme: tuple[Planned, ...]) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
