"""The end of the game at the fort: what a player has won is shown after the ceremony."""

from __future__ import annotations

from collections.abc import Callable

from coffres.ui.board_parts import Ending


class Fortunes(Ending):
    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell = tell

    def reveal(self, seat: int) -> None:
        self._tell(seat)
