"""The sentences in which Fort Boyard differs from other games."""

from __future__ import annotations

from coffres.engine.contract import Fact
from coffres.ui.board_parts import Phrasing


class FortPhrasing(Phrasing):
    def unsaid(self, fact: Fact) -> bool:
        """The board tells the name of a trial when its card is picked, and a fortune in the ceremony."""
        return fact[1] in ("trial", "count")
