"""The dice of the Agence: they have the colour of the player who rolls; a guard's die is red."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Ask, Fact
from coffres.storage.roster import Seat
from coffres.ui.board_parts import Throw
from coffres.ui.boards.agence_tous_risques import ink
from coffres.ui.theme import SEAT_COLOURS


class FightingDice(Throw):
    def __init__(self, people: Sequence[Seat]) -> None:
        self._people = people

    def fallen(self, fact: Fact) -> Sequence[int]:
        rolled = ("first", "advance", "strike", "parry", "guard", "escape")
        return fact[2] if fact and fact[1] in rolled else ()

    def colours(self, ask: Ask) -> Sequence[list[float]]:
        if ask.prompt == "guard":
            return [ink.RED, ink.BLUE]
        return [SEAT_COLOURS[self._people[ask.of].colour]] * ask.dice if ask.of >= 0 else ()
