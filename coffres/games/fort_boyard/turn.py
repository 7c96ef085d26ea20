"""The course of a turn: who begins, the die, the space, what is won there, and who is next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from coffres.engine.contract import CHANCE, TABLE, Ask, Move
from coffres.games.fort_boyard import keys, moves
from coffres.games.fort_boyard.material import BOTH, EITHER, FEWEST, GUARDIAN, START, TIGER, TO_OPEN, TRIAL
from coffres.games.fort_boyard.state import State

_TO_ROLL, _OUT = 0, -1  # values in State.rolls
_LANDINGS = {
    START: "start",
    TIGER: "tiger",
    TRIAL: "trial",
    EITHER: "either",
    BOTH: "both",
    GUARDIAN: "guardian",
}
_PHASES = {"trial": "pick", "both": "pick", "either": "choose", "guardian": "draw_riddle"}


# The questions


@cache
def _rolls(prompt: str, seat: int, rule: str, looks: bool = False) -> tuple[Ask, ...]:
    die = Ask(CHANCE, prompt, of=seat, dice=1, rule=rule)
    return (die, Ask(seat, "may_look", rule="FB-68")) if looks else (die,)


@cache
def _decides(prompt: str, seat: int, rule: str) -> tuple[Ask, ...]:
    return (Ask(seat, prompt, secret=prompt == "fortune", rule=rule),)


@cache
def _counts() -> tuple[Ask, ...]:
    return (Ask(TABLE, "count", rule="FB-50"),)


def _turn_asks(s: State) -> tuple[Ask, ...]:
    if keys.none_on_board(s):
        return _decides("must_open", s.seat, "FB-65")
    return _decides("open_or_roll", s.seat, "FB-40")


ASKS: Mapping[str, Callable[[State], tuple[Ask, ...]]] = {
    "first": lambda s: _rolls("first_roll", s.rolls.index(_TO_ROLL), "FB-09"),
    "turn": _turn_asks,
    "move": lambda s: _rolls("roll", s.seat, "FB-10", may_look(s)),
    "fortune": lambda s: _decides("fortune", s.seat, "FB-68"),
    "choose": lambda s: _decides("choose", s.seat, "FB-15"),
    "retry": lambda s: _decides("retry", s.seat, "FB-13"),
    "won": lambda s: _decides("open_now", s.seat, "FB-40"),
    "count": lambda s: _counts(),
}


# The legal moves


def _turn_legal(s: State, by: int) -> list[Move]:
    if by != s.seat:
        return []
    found = [moves.OPEN_CHEST[by]] if keys.none_on_board(s) else [moves.GO_ON[by], moves.OPEN_CHEST[by]]
    if may_look(s):
        found.append(moves.LOOK[by])
    return found


def _move_legal(s: State, by: int) -> list[Move]:
    if by == CHANCE:
        return moves.ROLL[:]
    return [moves.LOOK[by]] if by == s.seat and may_look(s) else []


def _of_seat(*choices: list[Move]) -> Callable[[State, int], list[Move]]:
    """The player whose turn it is chooses among these moves."""
    return lambda s, by: [choice[by] for choice in choices] if by == s.seat else []


LEGAL: Mapping[str, Callable[[State, int], list[Move]]] = {
    "first": lambda s, by: moves.ROLL[:] if by == CHANCE else [],
    "turn": _turn_legal,
    "move": _move_legal,
    "fortune": _of_seat(moves.SEEN),
    "choose": _of_seat(moves.TAKE_TRIAL, moves.TAKE_RIDDLE),
    "retry": _of_seat(moves.TAKE_RIDDLE, moves.DECLINE),
    "won": _of_seat(moves.OPEN_CHEST, moves.LEAVE_SHUT),
    "count": lambda s, by: [moves.COUNT] if by == TABLE else [],
}


def may_look(s: State) -> bool:
    """FB-68: whether the player may look at their notes: at the start of their turn, unless fortunes are
    open."""
    return not s.looked and not s.options.open_fortunes and s.notes_of(s.seat) > 0


# Who begins (FB-09)


def first_rolled(s: State, face: int) -> tuple[int, list[int]]:
    """After this die: who begins, or -1; and all dice afterwards, where tied players must roll again."""
    rolls = s.rolls[:]
    rolls[rolls.index(_TO_ROLL)] = face
    return _decided(rolls)


def _decided(rolls: list[int]) -> tuple[int, list[int]]:
    if _TO_ROLL in rolls:
        return -1, rolls
    best = max(rolls)
    if rolls.count(best) == 1:
        return rolls.index(best), rolls
    return -1, [_TO_ROLL if roll == best else _OUT for roll in rolls]


def roll_first(s: State, m: Move) -> None:
    starter, s.rolls = first_rolled(s, m.args[0])
    if starter >= 0:
        start_turn(s, starter)


def leave_first_rolls(s: State, seat: int) -> None:
    """FB-69, before anybody has begun: the players left roll on. If no player of a second roll is left, all
    roll again."""
    s.rolls[seat] = _OUT
    if max(s.rolls) == _OUT:
        s.rolls = [_OUT if s.gone >> other & 1 else _TO_ROLL for other in range(s.n)]
    if s.rolls.count(_OUT) == s.n - 1:
        start_turn(s, max(range(s.n), key=s.rolls.__getitem__))
        return
    starter, s.rolls = _decided(s.rolls)
    if starter >= 0:
        start_turn(s, starter)


# A turn


def start_turn(s: State, seat: int) -> None:
    s.seat = seat
    s.looked = False
    _ask_for_roll(s)


def _ask_for_roll(s: State) -> None:
    s.phase = "turn" if s.keys_of(s.seat) >= TO_OPEN else "move"


def end_turn(s: State) -> None:
    if s.stopping:
        finish(s, "stopped")
    else:
        start_turn(s, s.left_of(s.seat))


def finish(s: State, reason: str) -> None:
    """The game is decided: first the notes just taken are looked at, then all are counted."""
    s.result = reason
    s.phase = "draw_note" if s.pile else "count"


def stop(s: State, m: Move) -> None:
    """FB-70: the table stops. A turn in which nothing has been done yet need not be finished."""
    s.stopping = True
    if s.phase in ("first", "turn", "move", "fortune"):
        finish(s, "stopped")


def look(s: State, m: Move) -> None:
    s.phase = "fortune"


def looked(s: State) -> None:
    s.looked = True
    _ask_for_roll(s)


def go_on(s: State, m: Move) -> None:
    s.looked = True
    s.phase = "move"


def arrival(s: State, face: int) -> tuple[int, str]:
    """The space that the die leads to, and what happens there (FB-11 to FB-18, FB-55)."""
    box = s.box
    space = (s.pawns[s.seat] + face) % len(box.spaces)
    landing = _LANDINGS[box.spaces[space]]
    if box.named[space] and not keys.winnable(s, space):
        landing = "empty"
    return space, landing


def roll(s: State, m: Move) -> None:
    s.pawns[s.seat], landing = arrival(s, m.args[0])
    if landing in _PHASES:
        s.phase = _PHASES[landing]
    else:
        end_turn(s)


def take_trial(s: State, m: Move) -> None:
    s.phase = "pick"


def take_riddle(s: State, m: Move) -> None:
    s.phase = "draw_riddle"


def pass_die(s: State, m: Move) -> None:
    """FB-12, FB-13: the player tries nothing more, and the die goes on."""
    end_turn(s)


# The results of trials and riddles


def space_kind(s: State) -> str:
    return s.box.spaces[s.pawns[s.seat]]


def trial_over(s: State, won: bool) -> None:
    kind = space_kind(s)
    if won and kind == BOTH:  # FB-16
        s.phase = "draw_riddle"
    elif won:
        win(s)
    elif kind == TRIAL:  # FB-13, but not FB-15
        s.phase = "retry"
    else:
        end_turn(s)


def riddle_over(s: State, won: bool) -> None:
    if won:
        win(s)
    else:
        end_turn(s)


def keys_at_stake(s: State) -> int:
    return keys.winnable(s, s.pawns[s.seat])


def win(s: State) -> None:
    keys.win_keys(s, s.seat, s.pawns[s.seat])
    if s.keys_of(s.seat) >= TO_OPEN:
        s.phase = "won"
    else:
        end_turn(s)


def count(s: State, m: Move) -> None:
    s.phase = "over"


def too_few(s: State) -> bool:
    return s.players() < FEWEST
