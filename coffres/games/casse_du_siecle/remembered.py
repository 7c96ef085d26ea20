"""What those know who remember what the table was told: whose a door is, and which opened door is emptied."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact

_FOR_EACH_DOOR = 2  # CS-12: bunches that are mixed with the keys of an opened door


def owner(facts: Sequence[Fact], door: int) -> int:
    """The seat that owns this door after these facts (CS-25, CS-26)."""
    for by, verb, args, *_shown in reversed(facts):
        if verb == "deal_door" and args[1] == door:
            return int(args[0])
        if verb == "claim" and args[0] == door:
            return int(by)
    raise LookupError(door)


def emptied(facts: Sequence[Fact]) -> int:
    """The door whose keys are mixed with the bunch picked last: doors are emptied in the order in which they
    were opened in this turn (CS-43)."""
    taken = next(at for at in range(len(facts) - 1, -1, -1) if facts[at][1] == "take_bunch")
    turn = facts[taken:]
    opened = [door for door in map(_filled, turn) if door >= 0]
    picks = len([fact for fact in turn if fact[1] == "pick"])
    return opened[(picks - 1) // _FOR_EACH_DOOR]


def _filled(fact: Fact) -> int:
    """The door that this move made full; -1 if none."""
    verb, args = fact[1], fact[2]
    if verb in ("place", "lay") and len(fact) > 3:
        return int(args[1]) >> 2
    return int(args[0]) if verb in ("steal", "change") else -1
