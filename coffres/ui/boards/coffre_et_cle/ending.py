"""The page at the end of Le Coffre et la Clé: the way that every card has travelled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coffres.games.coffre_et_cle import words
from coffres.ui.board_parts import Ending, Page

if TYPE_CHECKING:
    from coffres.ui.board import Board


class TravelEnding(Ending):
    def __init__(self, board: Board) -> None:
        self._board = board

    def page(self) -> Page | None:
        board = self._board
        ways = words.ways(board.moment.log(), len(board.people), board.translate)
        if not ways:
            return None
        # imported late: needed only at the end
        from coffres.ui.boards.coffre_et_cle.travel_list import TravelList

        return Page(board.translate(words.TRAVELS), partial(TravelList, ways, board.people))
