"""The sentences in which Le Château du roc noir differs from other games."""

from __future__ import annotations

from coffres.engine.contract import Fact
from coffres.games.roc_noir.material import ROOMS
from coffres.ui.board_parts import Phrasing


class CastlePhrasing(Phrasing):
    def unsaid(self, fact: Fact) -> bool:
        """The board shows a step on a square, so it needs no sentence."""
        return fact[1] in ("step", "beside") and fact[2][0] < ROOMS

    def wonders(self, fact: Fact) -> bool:
        """A knight stepped on a trap."""
        return fact[1] == "trap" and bool(fact[2][1])
