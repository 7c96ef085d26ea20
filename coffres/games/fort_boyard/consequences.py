"""The effects of a move, computed before it is made: what its fact shows besides the move.

If a verb is used at several kinds of moments, the first value names the kind; then come the people, then the
results. All of it is public.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coffres.engine.contract import Move
from coffres.games.fort_boyard import chest, interruptions, riddles, trials, turn
from coffres.games.fort_boyard.material import BOTH, TRIAL
from coffres.games.fort_boyard.state import State

Shown = tuple[object, ...]


def shown(s: State, m: Move) -> Shown | None:
    """What the fact shows; None if the move itself says everything."""
    found = _SHOWN.get(m.verb)
    return found(s, m) if found else None


def _roll(s: State, m: Move) -> Shown:
    return _ROLLS[s.phase](s, m.args[0])


def _first_roll(s: State, face: int) -> Shown:
    starter, rolls = turn.first_rolled(s, face)
    again = rolls.count(0) > s.rolls.count(0)  # more dice to roll than before means a tie
    return "first", s.rolls.index(0), starter, again


def _move(s: State, face: int) -> Shown:
    return "move", s.seat, *turn.arrival(s, face)


def _chest_roll(s: State, face: int) -> Shown:
    return "chest", s.roller, s.seat, *chest.step(s, face)


def _bonus(s: State, face: int) -> Shown:
    taken = chest.bonus_of(s, face)
    return "bonus", s.seat, taken, taken == s.chest


_ROLLS: Mapping[str, Callable[[State, int], Shown]] = {
    "first": _first_roll,
    "move": _move,
    "chest": _chest_roll,
    "bonus": _bonus,
}


def _roll_two(s: State, m: Move) -> Shown:
    return s.roller, s.seat, riddles.takes_the_right(*m.args)


def _time_out(s: State, m: Move) -> Shown:
    if s.phase in ("riddle", "chest", "observe"):
        return s.phase, s.seat, "cast" if s.phase == "chest" and s.dice == "cast" else ""
    return ("trial", s.seat, "lost" if trials.lost_at_time_out(s) else "")


def _verdict(s: State, m: Move) -> Shown:
    """Candidate, opponent, success in a duel, successes, successes needed, what comes then, keys won, who is
    next."""
    ending = trials.result(s, m)
    point = trials.success(m) if m.verb in trials.DUELS else None
    then = _then(ending, turn.space_kind(s))
    keys = turn.keys_at_stake(s) if then == "keys" else 0
    return s.seat, s.opponent, point, _score(s, m, ending), then, keys, trials.next_opponent(s, m, ending)


def _then(ending: str, kind: str) -> str:
    """What comes then. After a win: the keys, or the riddle that goes with the trial; after a loss: a riddle,
    or nothing."""
    if ending == "won":
        return "riddle" if kind == BOTH else "keys"
    if ending == "lost":
        return "retry" if kind == TRIAL else "pass"
    return ""


def _score(s: State, m: Move, ending: str) -> Shown:
    """Successes, and how many are needed. FB-22: not told before all have been named."""
    if m.verb == "guess":
        return (trials.right_guesses(s) + (m.args[0] == s.opponent), trials.needed(s)) if ending else ()
    return (s.wins + bool(trials.success(m)), trials.needed(s)) if m.verb in trials.DUELS else ()


def _riddle_over(won: bool) -> Callable[[State, Move], Shown]:
    """Candidate, keys won, and the riddle: it goes under the pile, and all know which one it is."""
    return lambda s, m: (s.seat, turn.keys_at_stake(s) if won else 0, _riddle_id(s, s.riddle))


def _riddle_id(s: State, riddle: int) -> str:
    return s.box.riddles[riddle].id if riddle >= 0 else ""


def _leave(s: State, m: Move) -> Shown:
    """The keys that go back, and the riddle that goes under the pile, if any; all know which one it is."""
    leaver = m.args[0]
    return s.keys_of(leaver), _riddle_id(s, interruptions.riddle_given_up(s, leaver))


def _count(s: State, m: Move) -> Shown:
    """FB-50: seat, sum and notes of each player, the lowest sum first."""
    fortunes = [(seat, s.worth(seat), tuple(s.fortune_of(seat))) for seat in s.present()]
    return tuple(sorted(fortunes, key=lambda fortune: fortune[1]))


_SHOWN: Mapping[str, Callable[[State, Move], Shown]] = {
    "roll": _roll,
    "roll_two": _roll_two,
    "hourglass": _time_out,
    "roll_limit": lambda s, m: (s.roller,),
    "trial": lambda s, m: (s.seat,),
    "begin": lambda s, m: (s.seat, trials.first_opponent(s)),
    "touched": lambda s, m: (s.seat,),
    "rival": lambda s, m: (s.seat,),
    "start_riddle": lambda s, m: (s.seat, riddles.one_answer(s)),
    "known": lambda s, m: (s.seat, _riddle_id(s, s.riddle)),
    "right": _riddle_over(True),
    "wrong": _riddle_over(False),
    "leave": _leave,
    "count": _count,
    **dict.fromkeys(("guess", "point", "miss", "tie", "show", "won", "lost", "stall"), _verdict),
    **dict.fromkeys(("candidate_laughs", "opponent_laughs", "both_laugh"), _verdict),
}
