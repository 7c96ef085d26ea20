"""All that is to come in an evening, on a sheet between two games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import ListProperty, NumericProperty, ObjectProperty

from coffres.evening.programme import Offer, Planned, another, exchange
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import plate  # noqa: F401 - the layout uses it
from coffres.ui.widgets.programme_list import ProgrammeList  # noqa: F401 - the layout uses it
from coffres.ui.widgets.sheet import Sheet


class ProgrammeSheet(Sheet):
    """`change` gets the programme whenever it is another one."""

    programme: tuple[Planned, ...] = ObjectProperty(())
    offered: Sequence[Offer] = ListProperty()
    number = NumericProperty(1)  # of the first game to come
    played: Sequence[str] = ListProperty()
    change: Callable[[tuple[Planned, ...]], None] = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._show()

    def _show(self) -> None:
        self.ids.games.show(self.programme, self.offered)

    def arrange(self, programme: tuple[Planned, ...]) -> None:
        self.programme = programme
        self._show()
        self.change(programme)

    def exchange(self, place: int) -> None:
        self.arrange(exchange(self.offered, self.programme, place, self.played))

    def add(self) -> None:
        more = another(self.offered, self.programme, self.played)
        if more is not None:
            self.arrange((*self.programme, more))


load_layout(__name__)
