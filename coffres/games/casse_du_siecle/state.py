"""The position: what lies where, what is not drawn yet, who knows what, and how far the turn is.

A key's face is drawn when somebody first looks at it. The keys of a bunch are either in the state (`bunch`),
or must still be drawn from a pool (`source`). Pool 0 has the keys that nobody has looked at since the deal;
the other pools are the shuffles of CS-12: some of their keys are known, the others are as unknown as those of
pool 0.
"""

from __future__ import annotations

from typing import Any, Self

from coffres.games.casse_du_siecle.keys import ALL
from coffres.games.casse_du_siecle.material import (
    DOORS,
    FREE,
    FULL,
    GEARS,
    KEYS,
    LOCKS,
    MORE_TOKENS,
    PLACES,
    SAFE,
    SLOTS,
    TOKENS,
    Options,
)

DRAWN = -1  # `source` of a bunch whose keys are in the state
UNSEEN = 0  # the pool of the keys that nobody has looked at
POOLS = PLACES + 1
_FIRST_GEARS = (1 << SAFE) - 1

# The lots of a memory (memory.py): the places, hands, pools, lifted keys, and keys lost from sight.
HAND = PLACES
POOL = HAND + 6
LIFTED = POOL + POOLS
LOST = LIFTED + 1
LOTS = LOST + 1


class State:
    """Masks of keys are those of keys.py. A row is a seat, or n for the table."""

    __slots__ = (
        "bet",
        "bet_locks",
        "bunch",
        "covers",
        "dead",
        "dialed",
        "door_pot",
        "drawing",
        "emptied",
        "extra",
        "fresh",
        "game",
        "gears",
        "hands",
        "idle",
        "known",
        "laid",
        "lifted",
        "looked",
        "looker",
        "mixing",
        "moved",
        "n",
        "opened",
        "options",
        "owner",
        "phase",
        "picked",
        "pool",
        "reserve",
        "result",
        "safe_pot",
        "safes",
        "seat",
        "seen",
        "source",
        "spilled",
        "starter",
        "to_draw",
        "tokens",
        "unseen",
        "winner",
    )

    n: int  # number of seats
    options: Options
    phase: str  # what the game waits for: see rules.py
    game: int  # number of the game in the match (CS-40); 0 for the first
    starter: int  # who begins this game (CS-06, CS-67); -1 before it is known
    seat: int  # whose turn it is
    bunch: list[int]  # place -> mask of its keys; 0 when empty or undrawn
    source: list[int]  # place -> the pool from which its four keys will be drawn, or DRAWN
    pool: list[int]  # pool -> mask of the keys known to lie in it
    fresh: list[int]  # pool -> how many keys of `unseen` it has besides
    unseen: int  # mask of the keys nobody has looked at
    hands: list[int]  # seat -> mask of the keys in hand
    lifted: int  # mask of the keys taken back from a door this turn (CS-35)
    spilled: int  # mask of a dead door's keys on their way to the bunches (CS-51)
    laid: list[int]  # lock -> face of the key on it, or FREE
    owner: tuple[int, ...]  # door -> its owner, -1 nobody (CS-25)
    extra: int  # bit mask of the seats that took a door more (CS-26)
    opened: tuple[int, ...]  # doors full since this turn, in order, valid or not (CS-43)
    bet: int  # the door that must be completed now (CS-30, CS-36), -1 none
    bet_locks: int  # bit mask of the locks covered since `bet` began
    emptied: int  # the place whose bunch was taken this turn (CS-44), -1 none
    moved: bool  # whether a key was placed or laid this turn
    idle: int  # number of turns in a row without such a key (CS-49)
    picked: tuple[int, ...]  # the places chosen for the shuffle under way (CS-12)
    mixing: int  # the pool that this shuffle fills, -1 none
    drawing: int  # the pool CHANCE draws from now, -1 none
    to_draw: int  # how many keys CHANCE must still draw
    dead: int  # bit mask of the doors to empty now (CS-51)
    gears: list[int]  # slot -> value, 0 while undrawn
    covers: int  # bit mask of the safe's places where a second gear lies (CS-21)
    reserve: int  # bit mask of the gear values nobody has looked at
    seen: list[int]  # seat -> bit mask of the slots it has looked at
    looker: int  # who may look, is looking or dials now; -1 nobody
    looked: int  # the slot looked at now, -1 none
    dialed: int  # bit mask of the seats that dialed this turn (CS-48)
    tokens: list[int]  # CS-38; all 0 without stakes
    door_pot: int
    safe_pot: int
    safes: list[int]  # seat -> number of games won in this match (CS-67)
    winner: int  # winner of the game that has just ended; -1 none
    result: str  # "stopped" if the table has given up
    known: list[int]  # lot * (n + 1) + row -> mask of the keys that this row knows to be there (memory.py)

    def __init__(self, n: int, options: Options) -> None:
        self.n = n
        self.options = options
        self.phase = "starter"
        self.game = 0
        self.starter = self.seat = -1
        self.tokens = [starting_tokens(options)] * n
        self.door_pot = 0
        self.safes = [0] * n
        self.result = ""
        self.new_game()

    def new_game(self) -> None:
        """CS-04, CS-67: new keys, gears and doors for another game."""
        self.deal_keys()
        self.idle = 0
        self.owner = (-1,) * DOORS
        self.extra = 0
        self.gears = [0] * SLOTS
        self.covers = 0
        self.reserve = sum(1 << value for value in GEARS)
        self.seen = [0] * self.n
        self.looker = self.looked = -1
        self.safe_pot = 0
        self.winner = -1
        self.new_turn()

    def deal_keys(self) -> None:
        """CS-04, CS-49: all 48 keys are face down on the 12 places, and nobody knows any."""
        self.bunch = [0] * PLACES
        self.source = [UNSEEN] * PLACES
        self.pool = [0] * POOLS
        self.fresh = [0] * POOLS
        self.fresh[UNSEEN] = KEYS
        self.unseen = ALL
        self.hands = [0] * self.n
        self.lifted = 0
        self.spilled = 0
        self.laid = [FREE] * LOCKS
        self.dead = 0
        self.picked = ()
        self.mixing = self.drawing = -1
        self.to_draw = 0
        self.bet = -1
        self.bet_locks = 0
        self.known = [0] * (LOTS * (self.n + 1))

    def new_turn(self) -> None:
        self.opened = ()
        self.emptied = -1
        self.moved = False
        self.dialed = 0

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.phase = self.phase
        new.game = self.game
        new.starter = self.starter
        new.seat = self.seat
        new.bunch = self.bunch[:]
        new.source = self.source[:]
        new.pool = self.pool[:]
        new.fresh = self.fresh[:]
        new.unseen = self.unseen
        new.hands = self.hands[:]
        new.lifted = self.lifted
        new.spilled = self.spilled
        new.laid = self.laid[:]
        new.owner = self.owner
        new.extra = self.extra
        new.opened = self.opened
        new.bet = self.bet
        new.bet_locks = self.bet_locks
        new.emptied = self.emptied
        new.moved = self.moved
        new.idle = self.idle
        new.picked = self.picked
        new.mixing = self.mixing
        new.drawing = self.drawing
        new.to_draw = self.to_draw
        new.dead = self.dead
        self._copy_safe(new)
        new.known = self.known[:]
        return new

    def _copy_safe(self, new: Self) -> None:
        """The part of clone() for the safe, the pots and the match."""
        new.gears = self.gears[:]
        new.covers = self.covers
        new.reserve = self.reserve
        new.seen = self.seen[:]
        new.looker = self.looker
        new.looked = self.looked
        new.dialed = self.dialed
        new.tokens = self.tokens[:]
        new.door_pot = self.door_pot
        new.safe_pot = self.safe_pot
        new.safes = self.safes[:]
        new.winner = self.winner
        new.result = self.result

    def key(self) -> tuple[Any, ...]:
        fields = [getattr(self, name) for name in self.__slots__]
        return tuple(tuple(field) if isinstance(field, list) else field for field in fields)

    def size(self, place: int) -> int:
        """How many keys are on a place: everybody sees that."""
        return FULL if self.source[place] >= 0 else self.bunch[place].bit_count()

    def held(self) -> int:
        """How many keys the active player must keep or put back."""
        return self.hands[self.seat].bit_count() + self.lifted.bit_count()

    def gears_on_safe(self) -> int:
        """Bit mask of the slots where a gear lies."""
        return _FIRST_GEARS | self.covers << SAFE

    def knows_all(self, seat: int) -> bool:
        """CS-14, CS-24: whether a seat has looked at every gear on the safe."""
        return not self.gears_on_safe() & ~self.seen[seat]


def starting_tokens(options: Options) -> int:
    """CS-38"""
    if options.stakes == "none":
        return 0
    more = options.long_combination or options.owned_doors or options.hidden_keys
    return MORE_TOKENS if more else TOKENS
