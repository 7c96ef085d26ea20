"""What the castle sounds like. A step always sounds the same, whatever the square hides; it is heard when the
knight lands, and a fall when its stone tilts."""

from __future__ import annotations

from coffres.engine.contract import Fact

STEP, FALL = "token_step", "roc_noir/fall"  # of what moves: the story tells when
_SOUNDS = {
    "seen": "roc_noir/slab",
    "turn_over": "card_turn",
    "draw": "card_turn",
    "exchange": "card_turn",
    "swap": "card_turn",
    "rob": "card_turn",
}


def sound_of(fact: Fact) -> str:
    """The sound of this fact; empty for none."""
    verb, args = fact[1:3]
    if verb == "roll":
        return "roc_noir/slab" if args[1] else ""
    return _SOUNDS.get(verb, "")
