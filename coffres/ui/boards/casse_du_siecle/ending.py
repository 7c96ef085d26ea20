"""The end of Le Casse du siècle on the board: the combination over the gold, since all may know it now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.ui.board_parts import Ending
from coffres.ui.boards.casse_du_siecle.turned import shown_gears
from coffres.ui.moment import Moment


class OpenCombination(Ending):
    def __init__(self, turn_up: Callable[[Sequence[str]], None]) -> None:
        self._turn_up = turn_up

    def uncover(self, moment: Moment) -> None:
        self._turn_up(shown_gears(moment.table))
