"""When it is tense at the fort: somebody plays against another, or the chest is open."""

from __future__ import annotations

from coffres.engine.contract import View

_CHEST = ("chest", "bonus", "put_back")  # phases


def tense(view: View) -> bool:
    """What everybody sees is enough to know."""
    return view["phase"] in _CHEST or view["opponent"] >= 0
