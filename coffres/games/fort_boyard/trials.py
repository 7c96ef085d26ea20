"""Trials: picked, played, judged by the table (FB-20 to FB-32, FB-58 to FB-60).

How a trial is played is its `play`:

duels: against each of the others in turn, from the left; each duel is a success or not
ties: the same, but a tie is played again
shapes: the same, decided by two shapes
hands: all touch in an order that nobody can guess; all are named before any result is told
laughs: against each in turn, with one hourglass for all
change: one hourglass to observe, and one to find
nose: against a player whom the others choose, before the time is over
words: no fault until the time is over
verdict: a trial that players wrote, judged as a whole
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
# kinds of trials that are lost when the time is over; in others the candidate must last until then
_ENDS_AT_TIME_OUT = ("change", "nose", "duels")
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
DUELS = ("point", "miss", "tie", "show")  # what the table says about one duel
_POINTS = {"point": True, "miss": False, "tie": None}
_IN_TURN = ("duels", "ties", "shapes", "laughs")
# first phase of these kinds; all others begin with the verdict
_STARTS = {"hands": "opponent", "change": "observe", "nose": "rival"}
UNDER_WAY = ("rival", "observe", "ready", "opponent", "guess", "verdict", "time_up")


def current(s: State) -> Trial:
    return s.box.trials[s.trial]


def needed(s: State) -> int:
    return threshold(current(s).needed, s.players())


# The questions


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
    """The asks when a card lies open. `changer` may still change their card; TABLE: nobody may."""
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


# The legal moves


def _picks(s: State, by: int) -> list[Move]:
    """FB-20: all trials except the last one played, unless no other is left."""
    if by != CHANCE:
        return []
    picks = s.box.picks
    offered = [number for number in range(len(picks)) if not s.aside >> number & 1]
    return [picks[number] for number in offered if number != s.last_trial] or [
        picks[number] for number in offered
    ]


def can_set_aside(s: State) -> bool:
    """FB-52: whether the trial can be set aside: another one must be left to pick."""
    return (s.aside | 1 << s.trial) != (1 << len(s.box.trials)) - 1


def may_change(s: State) -> bool:
    """FB-52: whether the candidate may change the card: once in a game, if that option is on and another one
    is left."""
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
    """The opponents not met yet, beginning on the left."""
    return [seat for seat in s.others(s.seat) if not s.met >> seat & 1]


# The effects of moves


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
    """FB-32: the neighbour on the left, in trials against each in turn; -1 in others."""
    return s.left_of(s.seat) if current(s).play in _IN_TURN else -1


def _meet(s: State, opponent: int) -> None:
    s.opponent = opponent
    s.met |= 1 << opponent


def restart(s: State, m: Move | None = None) -> None:
    """FB-59: somebody disturbed the trial, so it starts again."""
    _clear(s)
    s.phase = "card"


def _clear(s: State) -> None:
    s.opponent = -1
    s.met = s.wins = 0
    s.guesses = []


def put_away(s: State) -> None:
    """FB-20: the card goes back, and so do the cards set aside."""
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
    """What the table's verdict makes of the trial: "won", "lost", or "" if it goes on."""
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
    """Whether the candidate won a duel; None for a tie."""
    if m.verb == "show":
        own, other = m.args
        return None if own == other else beats(own, other)
    return _POINTS[m.verb]


def _against_each(s: State, point: bool | None) -> str:
    """FB-32: the trial is over as soon as its result is certain."""
    if point is None:
        return ""
    wins, enough = s.wins + point, needed(s)
    if wins >= enough:
        return "won"
    return "lost" if wins + len(to_come(s)) < enough else ""


def right_guesses(s: State) -> int:
    return sum(hand == named for hand, named in zip(s.guesses[::2], s.guesses[1::2], strict=True))


def _named_all(s: State, named: int) -> str:
    """FB-22: no result before all have been named."""
    if to_come(s):
        return ""
    return "won" if right_guesses(s) + (named == s.opponent) >= needed(s) else "lost"


def next_opponent(s: State, m: Move, ending: str) -> int:
    """FB-32: the opponent who comes after this verdict, which has this result; -1 if nobody does."""
    tie = m.verb in DUELS and success(m) is None
    if ending or m.verb == "guess" or tie:
        return -1
    return to_come(s)[0]


def verdict(s: State, m: Move) -> None:
    """The effect of any verdict of the table on a trial."""
    ending = result(s, m)
    opponent = next_opponent(s, m, ending)
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
        s.phase = "time_up"  # FB-59: the table is asked whether there was a fault at that very moment
