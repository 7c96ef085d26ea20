"""How a sensible player moves: towards what is worth most, by the safest way."""

from __future__ import annotations

from typing import Any

from coffres.bots.automaton import LET_ROLL
from coffres.bots.roc_noir.aims import HOME, ROB, SCOUT, Aim, aims, onward
from coffres.bots.roc_noir.ground import bits, ground
from coffres.bots.roc_noir.racks import best_exchange, has_pair, partner_swaps
from coffres.bots.roc_noir.ways import FAR, taken
from coffres.engine.contract import Move
from coffres.games.roc_noir.material import KNIGHTS, ROOMS

_ROPE = 2  # what giving a rope costs, in twelfths of a fall


def best(state: Any, seat: int, moves: list[Move]) -> Move:
    """The move of a sensible player."""
    if len(moves) == 1:
        return moves[0]
    phase = state.phase
    if phase == "move":
        return _walk(state, seat, moves)
    if phase == "roll":
        return LET_ROLL
    if phase == "exchange":
        return _exchange(state, moves)
    if phase == "choose":
        return max(
            (move for move in moves if move.verb == "choose"),
            key=lambda move: _prospect(state, seat * KNIGHTS + move.args[0]),
        )
    return moves[0]


def _prospect(state: Any, knight: int) -> float:
    found = aims(state, knight)
    return found[0].score if found else 0.0


def _walk(state: Any, seat: int, moves: list[Move]) -> Move:
    for move in moves:
        if move.verb == "rob":
            return move
    found = aims(state, state.mover)
    end = Move(seat, "end_turn")
    if not found:
        return end
    return towards(state, seat, found[0], moves) or end


def towards(state: Any, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
    """The next move towards this aim; None if there is none."""
    mover = state.mover
    place = state.knights[mover]
    if aim.kind == HOME and not aim.cost and not has_pair(state.racks, mover):
        return Move(seat, "swap", (partner_swaps(state, mover)[0],))
    if aim.kind == SCOUT and not aim.cost:
        return None
    if aim.field.goal >> place & 1:
        if aim.kind == ROB:  # RN-57: it must step away and come back
            return _aside(state, seat, aim, place)
        if aim.kind == HOME and not has_pair(state.racks, mover):
            return Move(seat, "swap", (partner_swaps(state, mover)[0],))
        step = Move(seat, "step", (aim.room,))
        return step
    to, cost = aim.field.onward(place)
    found = Move(seat, "step", (to,)) if to >= 0 else None
    if state.ropes[seat] and cost > _ROPE:
        for landing in bits(ground(state.corners).far[place] & ~taken(state.knights, mover)):
            if landing < ROOMS:
                jump = aim.field.through(landing)[0] + _ROPE
            elif landing == aim.room and aim.kind != SCOUT and (aim.kind != HOME or has_pair(state.racks, mover)):
                jump = _ROPE
            else:
                continue
            if jump < cost:
                found, cost = Move(seat, "jump", (landing,)), jump
    return found


def _aside(state: Any, seat: int, aim: Aim, place: int) -> Move | None:
    """A step to the safest place next to this one, from where the knight can come back."""
    near = ground(state.corners).near[place] & ~taken(state.knights, state.mover)
    back = aim.field.entering(place)
    risk, to = min(((aim.field.entering(to) + min(back, 1), to) for to in bits(near)), default=(FAR, -1))
    return Move(seat, "step", (to,)) if risk < FAR else None


def _exchange(state: Any, moves: list[Move]) -> Move:
    mover = state.mover
    _gain, put = best_exchange(state, mover, state.knights[mover] - ROOMS)
    for move in moves:
        if move.verb == ("exchange" if put else "keep") and move.args == put:
            return move
    return moves[0]
