"""The position: pawns, keys, notes, the pile of riddles, and how far the turn is."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from coffres.games.fort_boyard.material import (
    BLACK_KEYS,
    NOTES,
    RED_KEYS,
    VALUES,
    Contents,
    Options,
    box_of,
)


@cache
def _others(seats: int, gone: int, seat: int) -> tuple[int, ...]:
    around = ((seat + step) % seats for step in range(1, seats))
    return tuple(other for other in around if not gone >> other & 1)


class State:
    """Spaces are numbered clockwise from START; trials and riddles by their place in the box."""

    __slots__ = (
        "aside",
        "black",
        "changed",
        "chest",
        "dice",
        "due",
        "fortunes",
        "fresh",
        "gone",
        "guesses",
        "held_black",
        "held_red",
        "laid_by",
        "last_trial",
        "looked",
        "lost_black",
        "met",
        "n",
        "opponent",
        "options",
        "painted",
        "paused",
        "pawns",
        "phase",
        "pile",
        "pool",
        "red",
        "reserve",
        "result",
        "riddle",
        "roller",
        "rolls",
        "seat",
        "stopping",
        "thrown",
        "trial",
        "turned",
        "under",
        "wins",
    )

    n: int  # number of seats
    options: Options
    phase: str  # what the game waits for: see rules.py
    seat: int  # whose turn it is, candidate or opener; -1 before the first turn
    rolls: list[int]  # seat -> its die of FB-09; 0: must still roll, -1: cannot begin any more
    gone: int  # bit mask of the seats that have left (FB-69)
    stopping: bool  # whether the table has agreed to stop after this turn (FB-70)
    looked: bool  # whether looking at one's own fortune is over for this turn (FB-68)
    pawns: list[int]  # seat -> space
    black: list[int]  # space -> black keys on its cell
    red: list[int]  # space -> red keys on its cell
    held_black: list[int]  # seat -> black keys in hand
    held_red: list[int]  # seat -> red keys in hand
    reserve: int  # red keys beside the board
    lost_black: int  # black keys that are out of the game (FB-46) or not needed on this board
    painted: int  # black keys that count as red and are included in their number (FB-46)
    chest: int  # number of notes in the chest
    pool: list[int]  # value -> number of notes nobody has looked at, wherever they are
    fortunes: list[int]  # seat * values + value -> number of notes looked at
    pile: int  # notes taken since the chest was opened, still face down (FB-68)
    due: int  # keys the opener must still put back
    trial: int  # the trial under way; -1 none
    last_trial: int  # the trial before, which is not offered again at once (FB-20); -1 none
    aside: int  # bit mask of the trials set aside for this time (FB-52)
    changed: int  # bit mask of the seats that have changed a card, which each may do once (FB-52)
    opponent: int  # the player against whom the candidate plays now; -1 nobody
    met: int  # bit mask of the opponents met in this trial
    wins: int  # successes in this trial
    guesses: list[int]  # FB-22: who had touched and whom the candidate named, in turn
    riddle: int  # the riddle being read or asked; -1 none
    fresh: list[int]  # riddles not used yet, in the order of the box; which one is on top is not decided
    under: list[int]  # riddles used, the one used first on top (FB-38)
    laid_by: int  # a riddle that was not read out and does not come again at once (FB-69); -1 none
    roller: int  # who has the dice against candidate or opener; -1 nobody
    dice: str  # how far the roll is: "", "pace", "roll", "cast", "forced", "last" (see rolling.py)
    thrown: tuple[int, ...]  # the dice of the last roll
    # number of hourglasses turned so far; it stays the same after a pause, and rises with a new hourglass
    turned: int
    paused: bool  # whether the table has stopped the hourglass (FB-39)
    result: str  # how the game ended; "" before

    def __init__(self, n: int, options: Options) -> None:
        box = box_of(options)
        self.n = n
        self.options = options
        self.phase = "first"
        self.seat = -1
        self.rolls = [0] * n
        self.gone = 0
        self.stopping = self.looked = False
        self.pawns = [0] * n
        self.black = list(box.named)
        self.red = [0] * len(box.named)
        self.held_black = [0] * n
        self.held_red = [options.start_keys] * n
        self.reserve = RED_KEYS
        self.lost_black = BLACK_KEYS - sum(box.named)
        self.painted = 0
        self.chest = n * options.notes
        self.pool = list(NOTES)
        self.fortunes = [0] * (n * len(VALUES))
        self.pile = self.due = 0
        self.trial = self.last_trial = self.opponent = -1
        self.aside = self.changed = self.met = self.wins = 0
        self.guesses = []
        self.riddle = -1
        self.fresh = list(range(len(box.riddles)))
        self.under = []
        self.laid_by = -1
        self.roller = -1
        self.dice = ""
        self.thrown = ()
        self.turned = 0
        self.paused = False
        self.result = ""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.phase = self.phase
        new.seat = self.seat
        new.rolls = self.rolls[:]
        new.gone = self.gone
        new.stopping = self.stopping
        new.looked = self.looked
        new.pawns = self.pawns[:]
        new.black = self.black[:]
        new.red = self.red[:]
        new.held_black = self.held_black[:]
        new.held_red = self.held_red[:]
        new.reserve = self.reserve
        new.lost_black = self.lost_black
        new.painted = self.painted
        new.chest = self.chest
        new.pool = self.pool[:]
        new.fortunes = self.fortunes[:]
        new.pile = self.pile
        new.due = self.due
        new.trial = self.trial
        new.last_trial = self.last_trial
        new.aside = self.aside
        new.changed = self.changed
        new.opponent = self.opponent
        new.met = self.met
        new.wins = self.wins
        new.guesses = self.guesses[:]
        new.riddle = self.riddle
        new.fresh = self.fresh[:]
        new.under, new.laid_by = self.under[:], self.laid_by
        new.roller = self.roller
        new.dice = self.dice
        new.thrown = self.thrown
        new.turned, new.paused = self.turned, self.paused
        new.result = self.result
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            *(self.n, self.options, self.phase, self.seat, tuple(self.rolls), self.gone, self.stopping),
            *(self.looked, tuple(self.pawns), tuple(self.black), tuple(self.red), tuple(self.held_black)),
            *(tuple(self.held_red), self.reserve, self.lost_black, self.painted, self.chest),
            *(tuple(self.pool), tuple(self.fortunes), self.pile, self.due, self.trial, self.last_trial),
            *(self.aside, self.changed, self.opponent, self.met, self.wins, tuple(self.guesses), self.riddle),
            *(
                tuple(self.fresh),
                tuple(self.under),
                self.laid_by,
                self.roller,
                self.dice,
                self.thrown,
                self.turned,
                self.paused,
            ),
            self.result,
        )

    @property
    def box(self) -> Contents:
        return box_of(self.options)

    def left_of(self, seat: int) -> int:
        """The next player clockwise who has not left."""
        while True:
            seat = (seat + 1) % self.n
            if not self.gone >> seat & 1:
                return seat

    def right_of(self, seat: int) -> int:
        while True:
            seat = (seat - 1) % self.n
            if not self.gone >> seat & 1:
                return seat

    def present(self) -> list[int]:
        """The seats that have not left."""
        return [seat for seat in range(self.n) if not self.gone >> seat & 1]

    def players(self) -> int:
        """The number of players who have not left."""
        return self.n - self.gone.bit_count()

    def others(self, seat: int) -> list[int]:
        """The others who have not left, beginning on the left of `seat`."""
        return list(_others(self.n, self.gone, seat))

    def reader(self) -> int:
        """FB-33: the candidate's neighbour on the right, who also decides when people disagree (FB-58)."""
        return self.right_of(self.seat)

    def keys_of(self, seat: int) -> int:
        return self.held_black[seat] + self.held_red[seat]

    def notes_of(self, seat: int) -> int:
        """FB-48: how many notes `seat` has; this is public."""
        first = seat * len(VALUES)
        seen = sum(self.fortunes[first : first + len(VALUES)])
        return seen + self.pile if seat == self.seat else seen

    def fortune_of(self, seat: int) -> list[int]:
        """value -> number of notes that `seat` has and has looked at."""
        first = seat * len(VALUES)
        return self.fortunes[first : first + len(VALUES)]

    def worth(self, seat: int) -> int:
        return sum(count * value for count, value in zip(self.fortune_of(seat), VALUES, strict=True))
