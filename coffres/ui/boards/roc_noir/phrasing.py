"""The sentences in which Le Château du roc noir differs from other games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coffres.engine.contract import Ask, Fact
from coffres.games.roc_noir import words
from coffres.games.roc_noir.material import KNIGHTS, ROOMS
from coffres.ui.board_parts import Phrasing

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.board import RocNoirBoard


class CastlePhrasing(Phrasing):
    def __init__(self, board: RocNoirBoard) -> None:
        self._board = board

    def instead(self, ask: Ask) -> str:
        """Which knight moves: the die that said so may have no room beside a long question."""
        moment = self._board.moment
        mover = moment.table["mover"]
        if ask.prompt != "move" or mover < 0:
            return ""
        return self._board.translate(words.MOVES[mover % KNIGHTS]).format(name=moment.names[ask.by])

    def unsaid(self, fact: Fact) -> bool:
        """The board shows a step on a square, so it needs no sentence."""
        return fact[1] in ("step", "beside") and fact[2][0] < ROOMS

    def wonders(self, fact: Fact) -> bool:
        """A knight stepped on a trap."""
        return fact[1] == "trap" and bool(fact[2][1])
