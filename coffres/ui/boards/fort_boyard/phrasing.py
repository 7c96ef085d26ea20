"""The sentences in which Fort Boyard differs from other games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coffres.engine.contract import Ask, Fact
from coffres.games.fort_boyard import words
from coffres.ui.board_parts import Phrasing

if TYPE_CHECKING:
    from coffres.ui.board import Board


class FortPhrasing(Phrasing):
    def __init__(self, board: Board) -> None:
        self._board = board

    def unsaid(self, fact: Fact) -> bool:
        """The board tells the name of a trial when its card is picked, and a fortune in the ceremony."""
        return fact[1] in ("trial", "count")

    def instead(self, ask: Ask) -> str:
        """While sand runs so that the others can be observed, who does what; while the die is handed on, to
        whom; in a duel, whose hand it is."""
        moment = self._board.moment
        view, said, seat = moment.table, "", moment.table["seat"]
        if ask.prompt == "battle":
            said = words.WHAT_SHOWS
        elif ask.prompt == "hourglass" and view["phase"] == "observe":
            said = words.OBSERVE
        elif ask.prompt == "hourglass" and view["phase"] == "chest" and view["dice"] == "pace":
            said, seat = words.HANDED_ON, view["roller"]
        return self._board.translate(said).format(name=moment.names[seat]) if said else ""
