"""When it is tense in the vault: a door is bet on, or somebody stands at the safe."""

from __future__ import annotations

from coffres.engine.contract import View

_AT_THE_SAFE = ("look", "gear", "seen", "dial", "late", "claim")  # phases


def tense(view: View) -> bool:
    """What everybody sees is enough to know: the tablet is handed to whoever looks or dials."""
    return view["phase"] in _AT_THE_SAFE or view["bet"] >= 0
