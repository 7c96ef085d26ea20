"""The page at the end of the Agence tous risques: the hand that every character had left (AT-46)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coffres.games.agence_tous_risques import words
from coffres.ui.board_parts import Ending, Page

if TYPE_CHECKING:
    from coffres.ui.board import Board


class OpenHands(Ending):
    def __init__(self, board: Board) -> None:
        self._board = board

    def page(self) -> Page | None:
        board = self._board
        view = board.moment.table
        figures = view["figures"]  # a game may be stopped before all have chosen
        if view["phase"] != "over" or not figures:
            return None
        cast = words.cast(board.moment.names, figures, board.translate)
        hands = [
            (figure, words.who(c, cast), hand)
            for c, (figure, hand) in enumerate(zip(figures, view["hands"], strict=False))
        ]
        # imported late: needed only at the end
        from coffres.ui.boards.agence_tous_risques.showdown import HandsPage

        return Page(board.translate(words.HANDS), partial(HandsPage, hands))
