"""Why a move is refused: the clause against it, for a tap that needs an explanation."""

from __future__ import annotations

from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.games.roc_noir import galleries, walking
from coffres.games.roc_noir.castle import castle
from coffres.games.roc_noir.material import KNIGHTS, NONE, PAIRS, ROOMS, TREASURE, other_half
from coffres.games.roc_noir.state import State


def clause(s: State, m: Move) -> str:
    """The clause against `m`; "" if the question's own clause is enough."""
    verb = m.verb
    if m.by == TABLE:
        return ""
    if m.by == CHANCE:
        return "RN-62" if verb == "roll" and s.phase == "roll" and True in m.args[1:] else ""
    if verb == "swap":
        return "RN-32"
    if s.phase == "roll":
        return "RN-08"
    if s.phase == "exchange" and verb == "exchange":
        return "RN-52"
    if s.phase == "move":
        return _moving(s, verb, m.args[0] if len(m.args) == 1 and type(m.args[0]) is int else NONE)
    return ""


def _moving(s: State, verb: str, what: int) -> str:
    if verb == "step":
        within = what in castle(s.corners).steps[s.knights[s.mover]]
        return _going(s, what, "RN-12") if within else "RN-10"
    if verb == "jump":
        if not s.ropes[s.seat]:
            return "RN-20"
        within = what in castle(s.corners).jumps[s.knights[s.mover]]
        return _going(s, what, "RN-21") if within else "RN-49"
    if verb == "rob":
        return _robbery(s, what)
    return {"choose": "RN-46", "exchange": "RN-26", "keep": "RN-26"}.get(verb, "")


def _going(s: State, to: int, taken: str) -> str:
    return taken if to < ROOMS else walking.closed(s, to)


def _robbery(s: State, portrait: int) -> str:
    if portrait not in range(2 * PAIRS):
        return "RN-33"
    victim = galleries.holder(s, portrait)
    if victim != NONE and (s.knights[victim] == TREASURE or s.has_pair(victim)):
        return "RN-35"
    wanted = galleries.holder(s, other_half(portrait)) == s.mover
    opposing = victim != NONE and victim // KNIGHTS != s.seat
    return "RN-34" if wanted and opposing and not s.arrived else "RN-33"
