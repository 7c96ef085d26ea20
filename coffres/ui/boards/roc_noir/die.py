"""The die of Le Château du roc noir: three colours and, where it is enchanted, a ring (RN-62)."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import CHANCE, Fact, Move
from coffres.games.roc_noir import words
from coffres.ui.board_parts import Throw
from coffres.ui.boards.roc_noir import knights
from coffres.ui.boards.roc_noir.plates import Plates

_RING = 3  # the number of the face with the ring


class RingDie(Throw):
    paint = staticmethod(knights.paint_die)

    def __init__(self, enchanted: bool, plates: Plates) -> None:
        self.sides = range(_RING + 1) if enchanted else range(_RING)
        self._plates = plates

    def name(self, side: int) -> str:
        return words.sentence(self._plates.label(Move(CHANCE, "roll", (min(side, _RING - 1), side == _RING))))

    def faces(self, move: Move) -> Sequence[int]:
        colour, ring = move.args
        return [_RING if ring else colour]

    def fallen(self, fact: Fact) -> Sequence[int]:
        return self.faces(Move(*fact[:3])) if fact and fact[1] == "roll" else ()
