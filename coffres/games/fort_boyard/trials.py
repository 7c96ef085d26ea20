"""Trials: picked, played, judged by the table (FB-20 to FB-32, FB-58 to FB-60).

How a trial card goes is its `play`:

    duels, ties   against each in turn from the left: a success or none; `ties` are played again
    shapes        the same, decided by two shapes
    hands         all touch, in an order nobody can guess, and all are named before anything is said
    laughs        against each in turn, one hourglass for all
    change        an hourglass to observe, one to find
    nose          against one whom the others choose, before the time is out
    words         no fault until the time is out
    verdict       one of the players' own, without thresholds
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move
from coffres.games.fort_boyard import moves, rolling
from coffres.games.fort_boyard.material import TRIALS, Trial, beats, threshold
from coffres.games.fort_boyard.state import State
from coffres.games.fort_boyard.turn import trial_over

_OWN_PROMPTS = {"duels": "own_duel", "verdict": "own_trial"}
_SHIPPED = frozenset(trial.id for trial in TRIALS)
_ENDS_AT_TIME_OUT = ("change", "nose", "duels")  # lost by then; elsewhere the time is what is wanted
_VERDICTS = {
    "duels": [moves.POINT, moves.MISS],
    "ties": [moves.POINT, moves.MISS, moves.TIE],
    "shapes": moves.SHOW,
    "laughs": [moves.CANDIDATE_LAUGHS, moves.OPPONENT_LAUGHS, moves.BOTH_LAUGH],
    "change": [moves.WON],
    "nose": [moves.WON, moves.LOST],
    "words": [moves.LOST, moves.STALL],
    "verdict": [moves.WON, moves.LOST],
}
DUELS = ("point", "miss", "tie", "show")  # what is said of one of them
_IN_TURN = ("duels", "ties", "shapes", "laughs")
_STARTS = {"hands": "opponent", "change": "observe", "nose": "rival"}  # elsewhere the verdict at once
UNDER_WAY = ("rival", "observe", "ready", "opponent", "guess", "verdict", "time_up")


def current(s: State) -> Trial:
    return s.box.trials[s.trial]


def needed(s: State) -> int:
    return threshold(current(s).needed, s.players())


# What is waited for


@cache
def _table(prompt: str, rule: str, seconds: int = 0) -> tuple[Ask, ...]:
    ask = Ask(TABLE, prompt, rule=rule)
    return (ask, rolling.hourglass(seconds)) if seconds else (ask,)


@cache
def _draw(prompt: str, of: int, rule: str) -> tuple[Ask, ...]:
    return (Ask(CHANCE, prompt, of=of, rule=rule),)


@cache
def _observe(seconds: int) -> tuple[Ask, ...]:
    return (rolling.hourglass(seconds, "FB-24"),)


@cache
def _card_asks(another: bool, changer: int) -> tuple[Ask, ...]:
    """`changer` may still change their card; TABLE: nobody."""
    asks = _table("card" if another else "last_card", "FB-52")
    return asks if changer == TABLE else (*asks, Ask(changer, "may_change", rule="FB-52"))


def _verdict_asks(s: State) -> tuple[Ask, ...]:
    trial = current(s)
    prompt = trial.id if trial.id in _SHIPPED else _OWN_PROMPTS[trial.play]
    return _table(prompt, trial.rule, s.options.hourglass if trial.hourglass else 0)


ASKS: Mapping[str, Callable[[State], tuple[Ask, ...]]] = {
    "pick": lambda s: _draw("pick", s.seat, "FB-20"),
    "card": lambda s: _card_asks(can_set_aside(s), s.seat if may_change(s) else TABLE),
    "rival": lambda s: _table("rival", "FB-25"),
    "observe": lambda s: _observe(s.options.hourglass),
    "ready": lambda s: _table(f"ready_{current(s).play}", current(s).rule),
    "opponent": lambda s: _draw("next_hand", s.seat, "FB-22"),
    "guess": lambda s: _table("guess", "FB-22"),
    "verdict": _verdict_asks,
    "time_up": lambda s: _table("time_up", "FB-59"),
}


# Who may do what


def _picks(s: State, by: int) -> list[Move]:
    """FB-20: not the trial of last time, unless no other is left."""
    if by != CHANCE:
        return []
    picks = s.box.picks
    offered = [number for number in range(len(picks)) if not s.aside >> number & 1]
    return [picks[number] for number in offered if number != s.last_trial] or [
        picks[number] for number in offered
    ]


def can_set_aside(s: State) -> bool:
    """FB-52: as long as another one can be picked."""
    return (s.aside | 1 << s.trial) != (1 << len(s.box.trials)) - 1


def may_change(s: State) -> bool:
    """FB-52: each once in a game, where that was agreed on, as long as another one can be picked."""
    return s.options.change_card and not s.changed >> s.seat & 1 and can_set_aside(s)


def _of_table(found: Callable[[State], list[Move]]) -> Callable[[State, int], list[Move]]:
    return lambda s, by: found(s) if by == TABLE else []


def _card_legal(s: State, by: int) -> list[Move]:
    if by == s.seat and may_change(s):
        return [moves.CHANGE_CARD[by]]
    if by != TABLE:
        return []
    return [moves.BEGIN, moves.SET_ASIDE] if can_set_aside(s) else [moves.BEGIN]


def _verdict_legal(s: State, by: int) -> list[Move]:
    trial = current(s)
    if by == TABLE:
        return _VERDICTS[trial.play][:]
    return [moves.HOURGLASS] if by == CLOCK and trial.hourglass else []


LEGAL: Mapping[str, Callable[[State, int], list[Move]]] = {
    "pick": _picks,
    "card": _card_legal,
    "rival": _of_table(lambda s: [moves.RIVAL[seat] for seat in s.others(s.seat)]),
    "observe": lambda s, by: [moves.HOURGLASS] if by == CLOCK else [],
    "ready": _of_table(lambda s: [moves.TURN]),
    "opponent": lambda s, by: [moves.TOUCHED[seat] for seat in to_come(s)] if by == CHANCE else [],
    "guess": _of_table(lambda s: [moves.GUESS[seat] for seat in s.others(s.seat)]),
    "verdict": _verdict_legal,
    "time_up": _of_table(lambda s: [moves.WON, moves.LOST]),
}


def to_come(s: State) -> list[int]:
    """The opponents not met yet, from the left."""
    return [seat for seat in s.others(s.seat) if not s.met >> seat & 1]


# What moves do


def pick(s: State, m: Move) -> None:
    s.trial = s.box.picks.index(m)
    s.phase = "card"


def set_aside(s: State, m: Move) -> None:
    s.aside |= 1 << s.trial
    s.trial = -1
    s.phase = "pick"


def change_card(s: State, m: Move) -> None:
    s.changed |= 1 << m.by
    set_aside(s, m)


def begin(s: State, m: Move) -> None:
    trial = current(s)
    s.phase = _STARTS.get(trial.play, "verdict")
    opponent = first_opponent(s)
    if opponent >= 0:
        _meet(s, opponent)
    if trial.hourglass and s.phase in ("verdict", "observe"):
        s.turned += 1


def first_opponent(s: State) -> int:
    """FB-32: the left-hand neighbour, where it is against each in turn; -1 elsewhere."""
    return s.left_of(s.seat) if current(s).play in _IN_TURN else -1


def _meet(s: State, opponent: int) -> None:
    s.opponent = opponent
    s.met |= 1 << opponent


def restart(s: State, m: Move | None = None) -> None:
    """FB-59: disturbed, the trial starts again."""
    _clear(s)
    s.phase = "card"


def _clear(s: State) -> None:
    s.opponent = -1
    s.met = s.wins = 0
    s.guesses = []


def put_away(s: State) -> None:
    """FB-20: the card goes back, and so do those set aside."""
    if s.trial >= 0:
        s.last_trial = s.trial
    s.trial = -1
    s.aside = 0
    _clear(s)


def rival(s: State, m: Move) -> None:
    _meet(s, m.args[0])
    s.phase = "ready"


def turn(s: State, m: Move) -> None:
    s.phase = "verdict"
    s.turned += 1


def touched(s: State, m: Move) -> None:
    _meet(s, m.args[0])
    s.phase = "guess"


def result(s: State, m: Move) -> str:
    """What this word of the table makes of the trial: "won", "lost", or "" while it goes on."""
    verb = m.verb
    if verb in ("won", "lost"):
        return verb
    if verb in ("candidate_laughs", "both_laugh", "stall"):
        return "lost"
    if verb == "opponent_laughs":
        return "" if to_come(s) else "won"
    if verb == "guess":
        return _named_all(s, m.args[0])
    return _against_each(s, success(m))


def success(m: Move) -> bool | None:
    """Of one duel; None for a tie."""
    if m.verb == "show":
        own, other = m.args
        return None if own == other else beats(own, other)
    return {"point": True, "miss": False, "tie": None}[m.verb]


def _against_each(s: State, point: bool | None) -> str:
    """FB-32: over as soon as the result is certain."""
    if point is None:
        return ""
    wins = s.wins + point
    if wins >= needed(s):
        return "won"
    return "lost" if wins + len(to_come(s)) < needed(s) else ""


def right_guesses(s: State) -> int:
    return sum(hand == named for hand, named in zip(s.guesses[::2], s.guesses[1::2], strict=True))


def _named_all(s: State, named: int) -> str:
    """FB-22: nothing is said before all are named."""
    if to_come(s):
        return ""
    return "won" if right_guesses(s) + (named == s.opponent) >= needed(s) else "lost"


def next_opponent(s: State, m: Move) -> int:
    """FB-32: whom this word of the table leads on to; -1 for nobody else."""
    tie = m.verb in DUELS and success(m) is None
    if result(s, m) or m.verb == "guess" or tie:
        return -1
    return to_come(s)[0]


def verdict(s: State, m: Move) -> None:
    """Any word of the table on a trial."""
    ending = result(s, m)
    opponent = next_opponent(s, m)
    if ending:
        over(s, ending == "won")
    elif m.verb == "guess":
        s.guesses += [s.opponent, m.args[0]]
        s.phase = "opponent"
    elif opponent >= 0:
        s.wins += m.verb in DUELS and bool(success(m))
        _meet(s, opponent)


def over(s: State, won: bool) -> None:
    put_away(s)
    trial_over(s, won)


def lost_at_time_out(s: State) -> bool:
    return s.phase == "verdict" and current(s).play in _ENDS_AT_TIME_OUT


def time_out(s: State) -> None:
    if s.phase == "observe":
        s.phase = "ready"
    elif lost_at_time_out(s):
        over(s, False)
    else:
        s.phase = "time_up"  # FB-59: was there a fault at that very moment?
