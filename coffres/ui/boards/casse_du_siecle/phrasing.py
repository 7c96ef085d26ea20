"""The sentences in which Le Casse du siècle differs from other games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coffres.engine.contract import Ask, Fact, Move
from coffres.games.casse_du_siecle import words
from coffres.ui.board_parts import Phrasing

if TYPE_CHECKING:
    from coffres.ui.boards.casse_du_siecle.board import CasseDuSiecleBoard


class HeistPhrasing(Phrasing):
    def __init__(self, board: CasseDuSiecleBoard) -> None:
        self._board = board

    def instead(self, ask: Ask) -> str:
        """Which door is open, for whoever chooses what its keys are mixed with."""
        moment = self._board.moment
        if ask.prompt != "pick" or not moment.table["opened"]:
            return ""
        door = moment.table["opened"][0] + 1
        return self._board.translate(words.PICK).format(name=moment.names[ask.by], door=door)

    def typed(self, move: Move) -> Move:
        """A combination consists of the numbers on the dials when it is confirmed."""
        return move._replace(args=self._board.dials.values) if move.verb == "dial" else move

    def wonders(self, fact: Fact) -> bool:
        """A wrong combination on the safe, or four keys on a door that were no code."""
        if fact[1] == "dial":
            return not fact[3][0]
        return fact[1] == "lay" and len(fact) > 3 and not fact[3][1]
