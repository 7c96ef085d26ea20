"""How a sensible player moves: towards what is worth most, by the safest way."""

from __future__ import annotations

from random import Random
from typing import Any

from coffres.bots.automaton import LET_ROLL
from coffres.bots.roc_noir.aims import HOME, ROB, ROPE, SCOUT, Aim, aims, cut_off
from coffres.bots.roc_noir.ground import bits, ground
from coffres.bots.roc_noir.racks import best_exchange, has_pair, partner_swaps
from coffres.bots.roc_noir.ways import FAR, is_doubtful, is_trap, taken
from coffres.engine.contract import Move
from coffres.games.roc_noir.material import KNIGHTS, ROOMS

_AIMS = 4  # aims that are compared
_POOR = 0.15  # a move that looks this much poorer than the best is not worth a thought
_ROBBERY = 8.0  # how good a robbery looks
_STOPPING = 0.05  # how good it looks to stop before a square that may be a trap
_NOTHING = 0.01  # how good a knight's turn looks that has nowhere to go
_LEFT = ("keep", "beside")  # what else is worth a thought in a gallery, or after a fall
_STILL = Random(0)


def best(state: Any, seat: int, moves: list[Move], rng: Random) -> Move:
    """The move of a sensible player."""
    if len(moves) == 1:
        return moves[0]
    phase = state.phase
    if phase == "move":
        return _walk(state, seat, moves, rng)
    if phase == "roll":
        return LET_ROLL
    if phase == "exchange":
        return _exchange(state, moves)
    if phase == "choose":
        return max(
            (move for move in moves if move.verb == "choose"),
            key=lambda move: _prospect(state, seat * KNIGHTS + move.args[0]),
        )
    return max((move for move in moves if move.verb == "beside"), key=lambda move: _from(state, move.args[0]))


def _from(state: Any, square: int) -> float:
    """What the knight that moves could do next from this square."""
    mover = state.mover
    place, state.knights[mover] = state.knights[mover], square
    found = _prospect(state, mover)
    state.knights[mover] = place
    return found


def _prospect(state: Any, knight: int) -> float:
    found = aims(state, knight)
    return found[0].score if found else _NOTHING


def _walk(state: Any, seat: int, moves: list[Move], rng: Random) -> Move:
    for move in moves:
        if move.verb == "rob":
            return move
    ahead = aims(state, state.mover)
    for aim in ahead:
        found = towards(state, seat, aim)
        if found is not None:
            return found
    if not cut_off(state, ahead):
        return Move(seat, "end_turn")
    elsewhere = _elsewhere(state, moves)
    return elsewhere[int(rng.random() * len(elsewhere))]


def _elsewhere(state: Any, moves: list[Move]) -> list[Move]:
    """There is no way to what the knight needs: elsewhere it may become a counterweight, or be robbed."""
    steps = [m for m in moves if m.verb == "step" and not is_trap(state, m.args[0])]
    end = Move(state.seat, "end_turn")
    return [end] if state.arrived else [*steps, end]  # a step a turn, or it would walk forever


def towards(state: Any, seat: int, aim: Aim) -> Move | None:
    """The next move towards this aim; None if there is none."""
    mover = state.mover
    place = state.knights[mover]
    if aim.kind == SCOUT and not aim.cost:
        return None
    near = not aim.cost or aim.reached(place)
    if aim.kind == HOME and near and not has_pair(state.racks, mover):
        return Move(seat, "swap", (partner_swaps(state, mover)[0],))
    if aim.reached(place) and not aim.beyond:
        if aim.kind == ROB:  # RN-57: it must step away and come back
            return _aside(state, seat, aim, place)
        return Move(seat, "step", (aim.room,))
    to, cost = (-1, FAR) if aim.reached(place) else aim.field.onward(place)
    jump = _jump(state, aim, cost) if state.ropes[seat] and cost > ROPE else -1
    if jump >= 0:
        return Move(seat, "jump", (jump,))
    return Move(seat, "step", (to,)) if to >= 0 else None


def _jump(state: Any, aim: Aim, cost: int) -> int:
    """Where to jump on the way to this aim, if that is better than a way with this cost; otherwise -1."""
    place, ways = state.knights[state.mover], aim.beyond or aim.field
    if aim.beyond and not aim.reached(place):
        return -1
    enters = aim.kind not in (SCOUT, ROB) and (aim.kind != HOME or has_pair(state.racks, state.mover))
    found = -1
    for to in bits(ground(state.corners).far[place] & ~taken(state.knights, state.mover)):
        if to < ROOMS:
            total = ways.through(to)[0] + ROPE
        else:
            total = ROPE if enters and to == aim.room else FAR
        if total < cost:
            found, cost = to, total
    return found


def _aside(state: Any, seat: int, aim: Aim, place: int) -> Move | None:
    """A step to the safest place next to this one, from where the knight can come back."""
    near = ground(state.corners).near[place] & ~taken(state.knights, state.mover)
    back = aim.field.entering(place)
    risk, to = min(((aim.field.entering(to) + min(back, 1), to) for to in bits(near)), default=(FAR, -1))
    return Move(seat, "step", (to,)) if risk < FAR else None


def options(state: Any, seat: int, moves: list[Move]) -> dict[Move, float]:
    """The moves worth a thought, and how good they look."""
    if state.phase == "roll":  # whose pair it will be is better decided after the roll
        return {LET_ROLL: 1.0}
    if state.phase == "choose":
        prospects = {
            move: _prospect(state, seat * KNIGHTS + move.args[0]) for move in moves if move.verb == "choose"
        }
        return _good_ones(prospects)
    if state.phase != "move":
        likely = best(state, seat, moves, _STILL)
        return {move: 2.0 if move == likely else 1.0 for move in moves if move.verb in _LEFT} | {likely: 2.0}
    found = {move: _ROBBERY for move in moves if move.verb == "rob"}
    ahead = aims(state, state.mover)
    sure = bool(ahead) and not ahead[0].cost  # then nothing else is worth a risk
    for aim in ahead[:_AIMS]:
        if sure and aim.cost:
            continue
        move = towards(state, seat, aim)
        if move is not None:
            found[move] = max(found.get(move, 0.0), aim.score)
    if not found and cut_off(state, ahead):
        return dict.fromkeys(_elsewhere(state, moves), 1.0)
    good = _good_ones(found)
    if all(_is_risky(state, move) for move in good):
        good[Move(seat, "end_turn")] = _STOPPING
    return good


def _good_ones(found: dict[Move, float]) -> dict[Move, float]:
    least = max(found.values(), default=0.0) * _POOR
    return {move: score for move, score in found.items() if score >= least}


def _is_risky(state: Any, move: Move) -> bool:
    return move.verb in ("step", "jump") and is_doubtful(state, move.args[0])


def _exchange(state: Any, moves: list[Move]) -> Move:
    mover = state.mover
    _gain, put = best_exchange(state, mover, state.knights[mover] - ROOMS)
    for move in moves:
        if move.verb == ("exchange" if put else "keep") and move.args == put:
            return move
    return moves[0]


def going_on(state: Any, seat: int) -> Move | None:
    """The next move of a knight that has come here by a safe step: it goes on to where that step led. None if
    that is not clear, or it has arrived."""
    mover = state.mover
    place = state.knights[mover]
    state.knights[mover] = state.origin
    came = Move(seat, "step", (place,))
    then = [aim for aim in aims(state, mover)[:_AIMS] if towards(state, seat, aim) == came]
    state.knights[mover] = place
    found = {towards(state, seat, aim) for aim in then if aim.kind != SCOUT or not aim.reached(place)}
    return found.pop() if len(found) == 1 else None
