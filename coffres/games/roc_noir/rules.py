"""The rules: the castle is laid out, then turn after turn a knight is rolled and moved.

The phase of a state says what is waited for:

    corner > portraits > youngest >
        roll [> choose] > move ...                 turn after turn, with, after any step or jump,
            [trap [> fall]]                        the load on the square left (RN-17), and on the one reached
            [draw or exchange [> draw]] [> beside] in a gallery, and out of it
    > over
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from coffres.engine.contract import CHANCE, NO_OPTIONS, TABLE, Ask, Chapter, Fact, Game, Move, Outcome, View
from coffres.engine.contract import Options as GivenOptions
from coffres.games.roc_noir import galleries, material, moves, refusals, secrets, walking
from coffres.games.roc_noir.castle import CORNERS
from coffres.games.roc_noir.material import (
    ENTRANCE,
    GALLERIES,
    KNIGHTS,
    NONE,
    PAIRS_A_SEAT,
    PLACES,
    TREASURE,
    Options,
)
from coffres.games.roc_noir.state import State

# For each phase the chair that is asked, and the clause.
_DRAWN = {"corner": "RN-01", "trap": "RN-40", "draw": "RN-54"}
_TABLE = {"portraits": "RN-05", "youngest": "RN-43", "fall": "RN-63"}
_ACTIVE = {"choose": "RN-09", "move": "RN-10", "exchange": "RN-26", "beside": "RN-19"}


class RocNoir(Game[State]):
    key = material.KEY
    rules = 1
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS
    turn_rule = "RN-07"

    def start(self, seats: int, options: GivenOptions = NO_OPTIONS) -> State:
        return State(seats, Options(**options))

    # The questions

    def asks(self, s: State) -> tuple[Ask, ...]:
        if s.phase == "roll":
            return _roll(s.seat, bool(galleries.swaps(s)))
        return _asked(s.phase, s.seat)

    def legal(self, s: State, by: int) -> list[Move]:
        phase = s.phase
        if by >= 0:
            return _active(s) if by == s.seat else []
        if by == CHANCE:
            return _draws(s)
        if by != TABLE or phase not in _TABLE:
            return []
        if phase == "youngest":
            return moves.YOUNGEST[: s.n]
        return [moves.SEEN] if phase == "fall" else [moves.TURN_OVER]

    def weights(self, s: State, by: int) -> list[float]:
        if by == CHANCE and s.phase == "roll":  # RN-08: each colour twice; RN-62
            return [2.0, 2.0, 1.0, 1.0] if s.options.enchanted else [2.0, 2.0, 2.0]
        if by == CHANCE and s.phase == "trap":  # RN-40
            others = walking.candidates(s, s.knights[s.loaded]) - 1
            return [1.0, float(others)] if others else [1.0]
        return super().weights(s, by)

    def check(self, s: State, m: Move) -> str | None:
        clause = super().check(s, m)
        return "RN-59" if clause and m.by == TABLE and m.verb == "stuck" else clause

    def has_turn(self, s: State, seat: int) -> bool:
        return seat == s.seat and s.phase != "over"

    def refusal(self, s: State, m: Move) -> str:
        return refusals.clause(s, m) or self.asks(s)[0].rule

    def interrupts(self, s: State) -> list[Move]:
        found = super().interrupts(s)
        if s.phase == "roll" and 0 in s.ropes:  # RN-59
            found.append(moves.STUCK)
        return found

    # The effect of a move

    def apply(self, s: State, m: Move) -> None:
        _DO[m.verb](s, m)

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m)

    def chapter(self, s: State) -> Chapter:
        if s.phase == "over":
            return Chapter("end")
        return Chapter("start") if s.seat == NONE else Chapter("turn", s.seat)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view)

    def outcome(self, s: State) -> Outcome | None:
        if not s.result:
            return None
        scores = tuple(walking.home(s, seat) for seat in range(s.n))
        winners, _reason = _standing(s) if s.result.startswith("stopped") else ((s.seat,), "")
        return Outcome(winners, s.result, scores)

    def inventory(self, s: State) -> Mapping[str, int]:
        found = {f"pair {pair + 1}": 0 for pair in range(PAIRS_A_SEAT * s.n)}
        piled = [p for unseen in s.unseen for p in range(unseen.bit_length()) if unseen >> p & 1]
        for portrait in (*piled, *(p for under in s.under for p in under), *s.racks):
            if portrait != NONE:
                found[f"pair {material.pair_of(portrait) + 1}"] += 1
        found["knights"] = sum(place in range(PLACES) for place in s.knights)
        found["ropes"] = sum(s.ropes) + s.spent
        found["slabs with a trap"] = sum(bits != 0 for bits in s.maybe)
        return found


# The asks, each made only once


@cache
def _asked(phase: str, seat: int) -> tuple[Ask, ...]:
    if phase in _ACTIVE:
        return (Ask(seat, phase, rule=_ACTIVE[phase]),)
    if phase in _DRAWN:
        return (Ask(CHANCE, phase, of=seat, rule=_DRAWN[phase]),)
    return (Ask(TABLE, phase, rule=_TABLE[phase]),) if phase in _TABLE else ()


@cache
def _roll(seat: int, may_swap: bool) -> tuple[Ask, ...]:
    """RN-56: portraits may be swapped even before the roll."""
    die = Ask(CHANCE, "roll", of=seat, dice=1, rule="RN-08")
    return (die, Ask(seat, "swap", rule="RN-32")) if may_swap else (die,)


# Legal moves


def _active(s: State) -> list[Move]:
    """The moves of the active player: those of the phase, and swaps in every phase (RN-56)."""
    phase = s.phase
    if phase == "move":
        found = walking.goals(s)
        found.append(moves.END_TURN[s.seat])
        found += walking.robberies(s)
    elif phase == "choose":
        found = [moves.CHOOSE[s.seat][knight % KNIGHTS] for knight in walking.outside(s)]
    elif phase == "exchange":
        found = galleries.exchanges(s)
    elif phase == "beside":
        found = [moves.BESIDE[s.seat][square] for square in walking.ways_back(s)]
    elif phase == "roll":
        found = []
    else:
        return []
    return found + galleries.swaps(s)


def _draws(s: State) -> list[Move]:
    if s.phase == "trap":
        return walking.loads(s)
    if s.phase == "roll":
        return [*moves.ROLL, moves.RING] if s.options.enchanted else moves.ROLL[:]
    if s.phase == "draw":
        return galleries.draws(s)
    if s.phase == "corner":
        rooms = moves.CORNER[len(s.corners)]
        return [rooms[room] for room in (*GALLERIES, ENTRANCE) if room not in s.corners]
    return []


# The effects of single moves


def _corner(s: State, m: Move) -> None:
    s.corners = (*s.corners, m.args[1])
    if len(s.corners) == len(CORNERS):
        s.phase = "portraits"


def _turn_over(s: State, m: Move) -> None:
    s.phase = "youngest"


def _youngest(s: State, m: Move) -> None:
    walking.start_turn(s, m.args[0])


def _roll_die(s: State, m: Move) -> None:
    helmet, ring = m.args
    if ring:
        s.turned = (s.turned + 1) % 4  # RN-62: even when that knight is home
    knight = walking.moved_by(s, helmet)
    if knight == NONE:
        s.phase = "choose"
    else:
        walking.set_out(s, knight)


def _choose(s: State, m: Move) -> None:
    walking.set_out(s, m.by * KNIGHTS + m.args[0])


def _end_turn(s: State, m: Move) -> None:
    walking.end_turn(s)


def _draw(s: State, m: Move) -> None:
    if galleries.draw(s, m):
        walking.come_out(s)


def _keep(s: State, m: Move) -> None:
    walking.come_out(s)


def _trade(s: State, m: Move) -> None:
    galleries.trade(s, m.args[0])


def _stuck(s: State, m: Move) -> None:
    for seat, left in enumerate(s.ropes):
        if not left:
            s.ropes[seat] = 1
            s.spent -= 1


def _stop(s: State, m: Move) -> None:
    _winners, s.result = _standing(s)
    s.phase = "over"


def _standing(s: State) -> tuple[tuple[int, ...], str]:
    """RN-60: who is ahead when the table stops, and in what."""
    homes = [walking.home(s, seat) for seat in range(s.n)]
    ahead = [seat for seat, count in enumerate(homes) if count == max(homes)]
    if len(ahead) == 1:
        return tuple(ahead), "stopped_home"
    pairs = {seat: _pairs_under_way(s, seat) for seat in ahead}
    best = tuple(seat for seat in ahead if pairs[seat] == max(pairs.values()))
    return best, "stopped_pairs" if len(best) == 1 else "stopped_shared"


def _pairs_under_way(s: State, seat: int) -> int:
    return sum(s.has_pair(knight) and s.knights[knight] != TREASURE for knight in s.own(seat))


_DO = {
    "corner": _corner,
    "turn_over": _turn_over,
    "youngest": _youngest,
    "roll": _roll_die,
    "choose": _choose,
    "step": walking.step,
    "jump": walking.jump,
    "trap": walking.trap,
    "seen": walking.seen,
    "beside": walking.beside,
    "draw": _draw,
    "exchange": galleries.exchange,
    "keep": _keep,
    "swap": _trade,
    "rob": _trade,
    "end_turn": _end_turn,
    "stuck": _stuck,
    "stop": _stop,
}

GAME = RocNoir()
