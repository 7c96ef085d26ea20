"""What is in the box: the rampart, keys, notes, trials and riddles, the options, the presets."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from coffres.engine.board import BoardPlan, read_board
from coffres.engine.contract import CHANCE, Move, Option, Preset
from coffres.games.fort_boyard import META
from coffres.places import ASSETS

KEY = "fort_boyard"
SEATS = META.seats  # FB-06
FEWEST = SEATS[0]
_FOLDER = ASSETS / KEY

# FB-01. A note is the index of its value in this list.
VALUES = (1_000, 5_000, 10_000, 50_000, 100_000, 500_000)
NOTES = (35, 29, 20, 15, 8, 5)

BLACK_KEYS = 30  # FB-02
RED_KEYS = 30
TO_OPEN = 4  # FB-40: number of keys that opens the chest
KEPT = 2  # FB-45: keys that are kept when it shuts

# FB-05, FB-51. The letters of a board, and the number of keys that a space names (FB-19).
START, TRIAL, TIGER, BOTH, EITHER, GUARDIAN = "StTEOG"
KEYS_NAMED = {START: 0, TRIAL: 1, TIGER: 0, BOTH: 2, EITHER: 1, GUARDIAN: 2}
LETTERS = "".join(KEYS_NAMED)

SHAPES = ("well", "leaf", "scissors")  # FB-30: each loses to the next one

ENDINGS = (
    "chest_empty",  # FB-49
    "too_few",  # FB-69
    "stopped",  # FB-70
)


class Trial(NamedTuple):
    """A trial card (FB-21)."""

    id: str
    play: str  # how it is played: see trials.py
    rule: str
    hourglass: bool = False
    # wins needed with 3, with 4 or 5, and with 6 players; () if judged as a whole
    needed: tuple[int, ...] = ()


_RISING = (1, 2, 3)

TRIALS = (
    Trial("whose_hand", "hands", "FB-22", needed=_RISING),
    Trial("barbichette", "laughs", "FB-23", hourglass=True),
    Trial("odd_change", "change", "FB-24", hourglass=True),
    Trial("nose_to_nose", "nose", "FB-25", hourglass=True),
    Trial("forbidden_words", "words", "FB-26", hourglass=True),
    Trial("hot_hands", "duels", "FB-27", needed=(1, 1, 1)),
    Trial("tiger_paw", "ties", "FB-28", needed=_RISING),
    Trial("pinch", "duels", "FB-29", needed=_RISING),
    Trial("battle", "shapes", "FB-30", needed=_RISING),
    Trial("catapult", "duels", "FB-31", needed=(1, 1, 2)),
)


WRITTEN = 0  # the level of a riddle that players wrote


class Riddle(NamedTuple):
    """A riddle card as the rules see it; its text is only for the screen (FB-33)."""

    id: str
    one_answer: bool  # FB-35
    level: int = WRITTEN  # 1: from 7 years on, 2: for a family, 3: hard


def _boards() -> dict[str, BoardPlan]:
    files = sorted((_FOLDER / "boards").glob("*.json"))
    return {file.stem: read_board(file.read_text(encoding="utf-8"), KEY, LETTERS) for file in files}


def _riddles() -> tuple[Riddle, ...]:
    """The list of the cards, which is the same in every language: the files differ only in their texts."""
    cards = json.loads((_FOLDER / "riddles.fr.json").read_text(encoding="utf-8"))["riddles"]
    return tuple(Riddle(card["id"], card["one_answer"], card["level"]) for card in cards)


BOARDS = _boards()
RIDDLES = _riddles()


# FB-03: which riddles of the box are used: all, or those of these levels.
LEVELS = {"all": (1, 2, 3), "easy": (1,), "family": (1, 2), "hard": (3,)}
# FB-71: the level of a player; at THE_TABLES, the riddles are those that the table has chosen.
THE_TABLES = 0
OWN_LEVELS = (THE_TABLES, 1, 2, 3)
_SOME_TABLES = tuple(
    tuple(OWN_LEVELS[(seats + seat) % len(OWN_LEVELS)] for seat in range(seats)) for seats in SEATS
)


class Options(NamedTuple):
    """The settled options of a game."""

    hourglass: int  # FB-39: seconds
    notes: int  # FB-54: notes in the chest for each player
    start_keys: int  # FB-54: red keys that a player has at the start
    roll_pace: int  # FB-37: seconds
    roll_limit: int  # FB-43: seconds
    open_fortunes: bool  # FB-48
    levels: str  # FB-03: which riddles
    riddle_levels: tuple[int, ...]  # FB-71: for each seat a level of its own, or THE_TABLES; () for nobody
    change_card: bool  # FB-52: whether each player may once change the trial that they have picked
    board: str  # FB-05: the name of a board of ours, or the letters of its spaces
    left_out: tuple[str, ...]  # FB-52: ids of the trials left out
    own_riddles: tuple[tuple[str, bool], ...]  # FB-04: id, one answer only
    own_trials: tuple[tuple[str, bool, tuple[int, ...]], ...]  # FB-60: id, hourglass, successes needed

    def plain(self) -> dict[str, object]:
        """The options as JSON: lists instead of tuples."""
        plain = self._asdict()
        plain["riddle_levels"] = list(self.riddle_levels)
        plain["left_out"] = list(self.left_out)
        plain["own_riddles"] = [list(card) for card in self.own_riddles]
        plain["own_trials"] = [[id, hourglass, list(needed)] for id, hourglass, needed in self.own_trials]
        return plain


OPTIONS = (
    Option("hourglass", 60, (30, 45, 60, 90), "FB-39"),
    Option("notes", 10, tuple(range(3, 19)), "FB-54"),
    Option("start_keys", 0, (0, 1, 2, 3), "FB-54"),
    Option("roll_pace", 3, (2, 3, 4, 5, 6), "FB-37"),
    Option("roll_limit", 4, (3, 4, 5, 6, 7, 8), "FB-43"),
    Option("open_fortunes", False, (False, True), "FB-48"),
    Option("levels", "all", tuple(LEVELS), "FB-03"),
    Option("riddle_levels", (), ((),), "FB-71", free="riddle_levels", samples=_SOME_TABLES),
    Option("change_card", False, (False, True), "FB-52"),
    Option("board", "boite", tuple(BOARDS), "FB-05", free="layout"),
    Option("left_out", (), ((),), "FB-52", free="trial_ids"),
    Option("own_riddles", (), ((),), "FB-04", free="riddles"),
    Option("own_trials", (), ((),), "FB-60", free="trials"),
)


def _preset(
    name: str, hourglass: int, start_keys: str, notes: str, minutes: dict[int, int], first: bool = False
) -> Preset:
    """FB-53. Keys and notes for each player: one digit for each number of players."""
    options = {
        n: {"hourglass": hourglass, "start_keys": int(keys), "notes": int(count)}
        for n, keys, count in zip(SEATS, start_keys, notes, strict=True)
    }
    return Preset(name, options, minutes, "FB-53", first)


PRESETS = (
    Preset("boite", {n: {} for n in SEATS}, {3: 60, 4: 85, 5: 100, 6: 130}, "FB-53"),
    _preset("normale", 45, "2233", "8676", {3: 35, 4: 40, 5: 40, 6: 45}, first=True),
    _preset("courte", 30, "3333", "5443", {3: 20, 4: 20, 5: 20, 6: 20}),
)


class Contents(NamedTuple):
    """What these options take from the box; it does not change during a game."""

    spaces: str  # the rampart, clockwise from START
    named: tuple[int, ...]  # for each space, how many keys it names
    cells: tuple[int, ...]  # the spaces that have a cell
    trials: tuple[Trial, ...]
    picks: tuple[Move, ...]  # the moves by which CHANCE picks each trial
    riddles: tuple[Riddle, ...]
    reads: tuple[Move, ...]  # the moves by which CHANCE draws each riddle
    places: Mapping[str, int]  # the id of each riddle -> its place among them
    suited: tuple[frozenset[int], ...]  # for each seat, the places of the riddles that it may get (FB-71)


_latest: tuple[Options, Contents] | None = None


def box_of(options: Options) -> Contents:
    """What these options take from the box. It is asked for several times a move, and hardly ever for others
    than the last time: to know them by their values again would take longer than most moves."""
    global _latest
    if _latest is None or _latest[0] is not options:
        _latest = options, contents_of(options)
    return _latest[1]


@cache
def contents_of(options: Options) -> Contents:
    board = BOARDS.get(options.board)
    spaces = board.spaces if board else options.board
    named = tuple(KEYS_NAMED[letter] for letter in spaces)
    own_trials = tuple(own_trial(*card) for card in options.own_trials)
    trials = tuple(trial for trial in TRIALS + own_trials if trial.id not in options.left_out)
    own_riddles = tuple(Riddle(*card) for card in options.own_riddles)
    riddles = riddles_of(options.levels, options.riddle_levels) + own_riddles
    return Contents(
        spaces,
        named,
        tuple(space for space, keys in enumerate(named) if keys),
        trials,
        tuple(Move(CHANCE, "trial", (trial.id,)) for trial in trials),
        riddles,
        tuple(Move(CHANCE, "riddle", (riddle.id,)) for riddle in riddles),
        {riddle.id: place for place, riddle in enumerate(riddles)},
        tuple(_suited(riddles, wanted) for wanted in _wanted(options.levels, options.riddle_levels)),
    )


def riddles_of(levels: str, riddle_levels: Sequence[int]) -> tuple[Riddle, ...]:
    """The riddles of the box that somebody at this table may get."""
    wanted = frozenset(level for levels_ in _wanted(levels, riddle_levels) for level in levels_)
    return tuple(riddle for riddle in RIDDLES if riddle.level in wanted)


def _wanted(levels: str, riddle_levels: Sequence[int]) -> list[tuple[int, ...]]:
    """FB-71: for each seat, the levels of its riddles."""
    own = riddle_levels or [THE_TABLES] * SEATS[-1]
    return [LEVELS[levels] if level == THE_TABLES else (level,) for level in own]


def _suited(riddles: Sequence[Riddle], wanted: tuple[int, ...]) -> frozenset[int]:
    """The riddles of these levels; those that players wrote suit everybody."""
    return frozenset(place for place, riddle in enumerate(riddles) if riddle.level in (WRITTEN, *wanted))


def own_trial(id: str, hourglass: bool, needed: tuple[int, ...]) -> Trial:
    """FB-60: a trial that players wrote; played against each of the others in turn if it has thresholds."""
    return Trial(id, "duels" if needed else "verdict", "FB-60", hourglass, needed)


def threshold(needed: tuple[int, ...], players: int) -> int:
    """How many successes win with so many players; a trial judged as a whole needs one."""
    if not needed:
        return 1
    return needed[0 if players <= 3 else 1 if players <= 5 else 2]


def beats(shape: str, other: str) -> bool:
    """FB-30: whether a shape beats the other."""
    return SHAPES.index(shape) == (SHAPES.index(other) + 1) % len(SHAPES)
