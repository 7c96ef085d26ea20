"""Riddles: read in secret, asked against the hourglass and the dice.

FB-33 to FB-38, FB-61 to FB-64, FB-71.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Mapping
from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, Ask, Move
from coffres.games.fort_boyard import moves, rolling
from coffres.games.fort_boyard.state import State
from coffres.games.fort_boyard.turn import riddle_over

# The questions


@cache
def _draw(reader: int) -> tuple[Ask, ...]:
    return (Ask(CHANCE, "draw_riddle", of=reader, rule="FB-33"),)


@cache
def _read(reader: int) -> tuple[Ask, ...]:
    return (Ask(reader, "read_riddle", secret=True, rule="FB-33"),)


@cache
def _late(reader: int) -> tuple[Ask, ...]:
    return (Ask(reader, "spoken_before", rule="FB-62"),)


ASKS: Mapping[str, Callable[[State], tuple[Ask, ...]]] = {
    "draw_riddle": lambda s: _draw(s.reader()),
    "reading": lambda s: _read(s.reader()),
    "riddle": lambda s: rolling.asks(s, s.reader()),
    "late": lambda s: _late(s.reader()),
}


# The legal moves


def _draws(s: State, by: int) -> list[Move]:
    """FB-38, FB-71: any riddle that suits the candidate and has not been used; once all of these have been,
    they come in the order of their use."""
    if by != CHANCE:
        return []
    suited, reads = s.box.suited[s.seat], s.box.reads
    fresh = [reads[riddle] for riddle in s.fresh if riddle in suited]
    return fresh or [next(reads[riddle] for riddle in s.under if riddle in suited)]


def _reading_legal(s: State, by: int) -> list[Move]:
    return [moves.START_RIDDLE[by], moves.KNOWN[by]] if by == s.reader() else []


def _riddle_legal(s: State, by: int) -> list[Move]:
    if by == CHANCE:
        return moves.ROLL_TWO[:] if rolling.can_roll(s) else []
    if by == CLOCK:
        return rolling.clocks(s)
    if s.dice == "forced" or by != s.reader():
        return []
    if one_answer(s):  # FB-35
        return [moves.RIGHT[by], moves.WRONG[by]]
    return [moves.RIGHT[by]]


LEGAL: Mapping[str, Callable[[State, int], list[Move]]] = {
    "draw_riddle": _draws,
    "reading": _reading_legal,
    "riddle": _riddle_legal,
    "late": lambda s, by: [moves.RIGHT[by], moves.WRONG[by]] if by == s.reader() else [],
}


# The effects of moves


def one_answer(s: State) -> bool:
    return s.box.riddles[s.riddle].one_answer


def draw(s: State, m: Move) -> None:
    s.riddle = riddle = s.box.places[m.args[0]]
    place = bisect_left(s.fresh, riddle)
    if s.fresh[place : place + 1] == [riddle]:
        del s.fresh[place]
    else:
        s.under.remove(riddle)
    _shuffle_in(s, s.laid_by)
    s.laid_by = -1
    s.phase = "reading"


def put_under(s: State) -> None:
    """FB-38: the riddle goes under the pile."""
    if s.riddle >= 0:
        s.under.append(s.riddle)
        s.riddle = -1


def _shuffle_in(s: State, riddle: int) -> None:
    """Puts a riddle, if there is one, among those that have not been used, in the order of the box."""
    if riddle >= 0:
        insort(s.fresh, riddle)


def break_off(s: State) -> None:
    """FB-69: the candidate has left, or too many. A riddle that was not read out has not been used, and
    nobody is told which one it was."""
    if s.phase == "reading":
        _lay_by(s)
    put_under(s)
    _shuffle_in(s, s.laid_by)
    s.laid_by = -1


def _lay_by(s: State) -> None:
    s.laid_by, s.riddle = s.riddle, -1


def known(s: State, m: Move) -> None:
    """FB-63: the candidate knows the riddle, so another one is read."""
    put_under(s)
    s.phase = "draw_riddle"


def start(s: State, m: Move) -> None:
    s.phase = "riddle"
    s.turned += 1
    rolling.hand_dice(s, next_roller(s, s.seat))


def next_roller(s: State, after: int) -> int:
    """FB-34: the next roller: clockwise from the candidate, leaving out candidate and reader."""
    reader = s.reader()
    following = s.left_of(after)
    while following in (s.seat, reader):
        following = s.left_of(following)
    return following


def takes_the_right(one: int, two: int) -> bool:
    """FB-34: whether the dice are an even double, which takes the right to answer."""
    return one == two and not one % 2


def roll_against(s: State, m: Move) -> None:
    s.thrown = m.args
    if takes_the_right(*m.args):
        time_out(s)
    else:
        rolling.hand_dice(s, next_roller(s, s.roller))


def time_out(s: State) -> None:
    """FB-36, FB-62: the answer comes too late, unless it was spoken before the time was over."""
    rolling.put_dice_away(s)
    s.phase = "late"


def right(s: State, m: Move) -> None:
    _over(s, True)


def wrong(s: State, m: Move) -> None:
    _over(s, False)


def _over(s: State, won: bool) -> None:
    rolling.put_dice_away(s)
    put_under(s)
    riddle_over(s, won)


def reader_left(s: State) -> None:
    """FB-69: the new reader reads another riddle. But if the time is over or the rollers have won already,
    the new reader only judges (FB-62)."""
    if s.phase != "late":
        rolling.put_dice_away(s)
        if s.phase == "reading":
            _lay_by(s)
        put_under(s)
        s.phase = "draw_riddle"
