"""The sentences in which Le Coffre et la Clé differs from other games."""

from __future__ import annotations

from coffres.engine.contract import Fact
from coffres.ui.board_parts import Phrasing


class RolePhrasing(Phrasing):
    def wonders(self, fact: Fact) -> bool:
        """Somebody was designated who did not have the Key."""
        return fact[1] == "designate" and fact[3][0] != "key"
