"""What the fort sounds like: of what the table is told, and nothing else."""

from __future__ import annotations

from coffres.engine.contract import Fact

_KEY = "key_land"  # it lies before whoever won it, or in its cell again
_SOUNDS = {
    "open_chest": "lid_creak",
    "start_riddle": "fort_boyard/bell",
    "begin": "fort_boyard/rope",
    "trial": "card_turn",
    "put_back": _KEY,
    "right": _KEY,
    "note": "fort_boyard/notes",
    "count": "fort_boyard/bell",
}


def sound_of(fact: Fact) -> str:
    """The sound of this fact; empty for none."""
    if len(fact) > 3 and fact[3][4:5] == ("keys",):  # a trial is over, and won
        return _KEY
    return _SOUNDS.get(fact[1], "")
