"""Who sits where at the fort: the candidate, and the player on the right, who reads and judges."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import TABLE, View
from coffres.ui.board_parts import Crews

TRIAL = ("card", "rival", "observe", "ready", "opponent", "guess", "verdict", "time_up")
_RIDDLE = ("riddle", "late")
_AT_FIRST = (1, 2)


class CandidateAndReader(Crews):
    shore, water, picture = "limestone", "sea", "sage"

    def __init__(self, before_the_card: Callable[[], bool]) -> None:
        """`before_the_card` tells whether the candidate must still pick a card from the fan."""
        self._before_the_card = before_the_card

    def judge(self, view: View) -> int:
        """FB-61: the reader judges on one half of the tablet, the others roll on the other half."""
        return view["reader"] if view["phase"] in _RIDDLE and not view["paused"] else TABLE

    def lying(self, view: View) -> Sequence[int]:
        """FB-34: two dice; those that have ended it, or any that do not."""
        ended = view["phase"] == "late" and len(view["thrown"]) == len(_AT_FIRST)
        return view["thrown"] if ended else _AT_FIRST

    def facing(self, view: View) -> int:
        """Trials are judged by the player on the right, who decides if people disagree (FB-58): the panel
        faces them."""
        if view["phase"] in TRIAL:
            own = self._before_the_card() or view["phase"] == "observe"
            return view["seat"] if own else view["reader"]
        return view["roller"]
