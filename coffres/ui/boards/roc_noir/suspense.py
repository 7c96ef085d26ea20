"""When it is tense in the castle: somebody has only one knight left to bring in."""

from __future__ import annotations

from coffres.engine.contract import View
from coffres.games.roc_noir.material import KNIGHTS, TREASURE


def tense(view: View) -> bool:
    """What everybody sees is enough to know: where the knights stand."""
    knights = view["knights"]
    return any(
        knights[first : first + KNIGHTS].count(TREASURE) == KNIGHTS - 1
        for first in range(0, len(knights), KNIGHTS)
    )
