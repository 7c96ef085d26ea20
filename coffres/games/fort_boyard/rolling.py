"""The others roll against candidate or opener while the hourglass runs (FB-37, FB-39, FB-43, FB-64, FB-66).

The states of a roll:

pace: the die is being passed on, and nobody can roll yet
roll: the roller may roll; when the limit is reached, the app rolls for them
cast: a real die is in the air; a roll that has begun counts, whatever the hourglass does
forced: the limit is reached: chance rolls, and nothing can come before that
last: the time is over, but a die was in the air: the game waits only for its result
"""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move
from coffres.games.fort_boyard import moves
from coffres.games.fort_boyard.state import State

NOBODY = TABLE  # stands for a judge where none is needed, as at the chest

_ROLLING = {"riddle": ("roll_riddle", 2, "FB-34"), "chest": ("roll_chest", 1, "FB-42")}


def hourglass(seconds: int, rule: str = "FB-39") -> Ask:
    return Ask(CLOCK, "hourglass", seconds=seconds, rule=rule)


def asks(s: State, judge: int = NOBODY) -> tuple[Ask, ...]:
    options = s.options
    return _asks(s.phase, s.dice, s.roller, judge, options.hourglass, options.roll_pace, options.roll_limit)


@cache
def _asks(
    phase: str, dice: str, roller: int, judge: int, seconds: int, pace: int, limit: int
) -> tuple[Ask, ...]:
    prompt, count, rule = _ROLLING[phase]
    if dice == "forced":
        return (Ask(CHANCE, "rolled_for", of=roller, rule="FB-43" if phase == "chest" else "FB-64"),)
    roll = Ask(CHANCE, prompt, of=roller, dice=count, rule=rule)
    if dice == "last":
        return (roll,)
    found = [] if dice == "pace" else [roll]
    if judge != NOBODY:
        found.append(Ask(judge, "judge", rule="FB-35"))
    found.append(hourglass(seconds))
    if dice == "pace":
        found.append(Ask(CLOCK, "pace", seconds=pace, rule="FB-37"))
    elif dice == "roll":
        found.append(Ask(CLOCK, "roll_limit", seconds=limit, rule="FB-43" if phase == "chest" else "FB-64"))
    return tuple(found)


def clocks(s: State) -> list[Move]:
    if s.dice == "pace":
        return [moves.HOURGLASS, moves.PACE]
    if s.dice == "roll":
        return [moves.HOURGLASS, moves.ROLL_LIMIT]
    return [moves.HOURGLASS] if s.dice == "cast" else []


def can_roll(s: State) -> bool:
    return s.dice != "pace"


def hand_dice(s: State, roller: int) -> None:
    s.roller = roller
    s.dice = "pace"


def put_dice_away(s: State) -> None:
    s.roller = -1
    s.dice = ""


def paced(s: State, m: Move) -> None:
    s.dice = "roll"


def limit_reached(s: State, m: Move) -> None:
    s.dice = "forced"


def cast(s: State, m: Move) -> None:
    s.dice = "cast"
