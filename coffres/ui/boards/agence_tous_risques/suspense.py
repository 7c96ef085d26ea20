"""When it is tense in the fortress: two fight, or whoever has the formula is nearly out."""

from __future__ import annotations

from coffres.engine.contract import View

_NEAR = 6  # spaces from the way out: a die may do


def tense(view: View) -> bool:
    """What everybody sees is enough to know: the fight is fought on the table, the formula carried openly."""
    holder = view["holder"]
    return bool(view["fight"]) or (holder >= 0 and view["at"][holder] <= _NEAR)
