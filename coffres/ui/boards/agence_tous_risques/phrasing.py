"""The sentences in which the Agence differs from other games."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Ask, Fact
from coffres.games.agence_tous_risques import words
from coffres.ui.board import Board
from coffres.ui.board_parts import Phrasing


class TwoCharacters(Phrasing):
    """A player who leads two characters is told which one is meant (AT-48). A refusal never names a card."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def called(self, ask: Ask, names: Sequence[str]) -> Sequence[str]:
        c, figures = self._about(ask), self._board.moment.table["figures"]
        cast = words.cast(names, figures, self._board.translate)
        if cast is names or c < 0:
            return names
        return [words.who(c, cast) if seat == c % len(names) else name for seat, name in enumerate(names)]

    def _about(self, ask: Ask) -> int:
        """The character that a question is about; the first one if it is about none."""
        view = self._board.moment.table
        if ask.prompt.startswith("parry"):
            return view["foe"]
        return view["holder"] if ask.prompt == "escape" else view["active"]

    def veiled(self, ask: Ask) -> str:
        return self._board.translate(words.VEILED) if ask.secret else ""

    def wonders(self, fact: Fact) -> bool:
        """A fight that was lost, against a guard or another character: cards decide much of it."""
        if fact[1] == "guard":
            red, blue = fact[2]
            return red > blue
        return fact[1] == "parry" and fact[3][5] >= 0
