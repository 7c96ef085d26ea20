"""When it is tense in the drawing room: somebody is pointed at, or must be."""

from __future__ import annotations

from coffres.engine.contract import View

_TENSE = ("last_talk", "must_designate", "final_talk", "name", "reveal")  # phases


def tense(view: View) -> bool:
    """What everybody sees is enough to know: these are questions to the whole table."""
    return view["phase"] in _TENSE
