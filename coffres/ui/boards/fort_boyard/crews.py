"""Who sits how at the fort: the candidate, and the neighbour on their right who reads and judges."""

from __future__ import annotations

from collections.abc import Callable

from coffres.engine.contract import TABLE, View
from coffres.ui.board_parts import Crews

TRIAL = ("card", "rival", "observe", "ready", "opponent", "guess", "verdict", "time_up")
_RIDDLE = ("riddle", "late")


class CandidateAndReader(Crews):
    def __init__(self, before_the_card: Callable[[], bool]) -> None:
        """`before_the_card` tells whether the candidate still has a card to pick from the fan."""
        self._before_the_card = before_the_card

    def judge(self, view: View) -> int:
        """FB-61: the reader judges on their half, the others roll on theirs."""
        return view["reader"] if view["phase"] in _RIDDLE and not view["paused"] else TABLE

    def facing(self, view: View) -> int:
        """Trials are judged where the right-hand neighbour sits, who decides if people differ (FB-58)."""
        if view["phase"] in TRIAL:
            own = self._before_the_card() or view["phase"] == "observe"
            return view["seat"] if own else view["reader"]
        return view["roller"]
