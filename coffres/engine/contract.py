"""The contract between a game and everything that drives one.

A game is a few pure functions over one small mutable state (`Game`). Whoever decides something answers an
`Ask` with a `Move`: players by their seat number, and three chairs nobody owns: TABLE (the people together:
the judge), CHANCE (dice and draws) and CLOCK (hourglasses). The engine itself has no random generator and
knows no time, so dice can be random, scripted by a test or typed in, and an hourglass can be anybody's.

- `asks(s)` empty means the game is over; `legal(s, by)` empty means that `by` is not asked.
- Several asks may stand at once and be answered in any order. A CLOCK ask's prompt is its verb, so that two
  clocks can run side by side.
- What is asked is known to all: an ask never depends on a secret. What is legal may, for whoever is asked.
- Looking is an ask: a secret ask with the one move `seen`, during which the view shows what is looked at.
- Every draw is one CHANCE move. Nothing hidden waits in a state that can be drawn when it is looked at.
- `check` says why a move is refused, as the id of the rule clause.
- `interrupts(s)` are moves of TABLE that nobody asked for: the people stop early, somebody leaves. They are
  no part of `legal`; `check` accepts and `apply` obeys them at any time.

**Facts.** `tell(s, m, viewer)`, called before `apply`, is the only declared flow of information. A fact is
`(by, verb, args)`, the move as this viewer may know it (what is hidden is None in args), or
`(by, verb, args, shown)` where `shown` is what the move reveals to this viewer beyond itself; `()` when the
viewer learns nothing at all, not even that something happened. Two histories told the same to a viewer must
give that viewer the same view, asks and legal moves.

EVERYTHING is a viewer that nobody at the table is: it is for looking back at a game that is over. Nothing
that has been drawn is hidden from it, so that the world imagined from its view is the true one.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from coffres.engine.board import BoardPlan

TABLE, CHANCE, CLOCK = -1, -2, -3  # chairs that are no player's; players are 0..n-1, clockwise
EVERYTHING = -4  # not a chair, but a viewer from whom nothing is hidden, for a game that is over

Fact = tuple[Any, ...]
Value = Any  # value of an option: bool, int, str, or nested tuples of these
Options = Mapping[str, Value]
View = dict[str, Any]

NO_OPTIONS: Options = MappingProxyType({})


class Move(NamedTuple):
    """A decision, as data. In JSON: `[by, verb, [args]]`."""

    by: int
    verb: str  # lower-case English: "observe", "take_bunch", "step"
    args: tuple[Any, ...] = ()  # ints, strs, bools, None, nested tuples of these


class Ask(NamedTuple):
    """Something the game waits for."""

    by: int
    prompt: str  # key of the sentence that asks
    secret: bool = False  # answered where nobody else can see it
    seconds: float = 0  # only for CLOCK
    of: int = TABLE  # for CHANCE: the seat that rolls or draws
    dice: int = 0  # for CHANCE: the number of dice that people roll; 0: drawn without a roll
    free: str = ""  # for a typed answer ("code", "text"): legal() gives samples, check() decides
    rule: str = ""  # id of the rule clause behind it: two letters of its game and a number


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]  # () if nobody wins
    reason: str  # one of the game's `endings`
    scores: tuple[int, ...] = ()


class Chapter(NamedTuple):
    """A part of a game, as people tell it later: a deal, a player's turn, a fight. Known to all."""

    kind: str  # a key of CHAPTERS in the game's words
    of: int = TABLE  # the player whose turn it is
    number: int = 0  # number of the deal, or of the game within a match; 0 if there is only one


class Option(NamedTuple):
    """A variant of the rules that the table may choose before play."""

    name: str
    default: Value  # the value in the printed rule
    choices: tuple[Value, ...]
    rule: str  # id of the clause that describes it
    free: str = ""  # not empty: other values, of this kind ("layout"), are checked by Game.free_value
    samples: tuple[Value, ...] = ()  # some of those, for checks: each possible with some number of seats


class Preset(NamedTuple):
    """A named set of options, and about how long a game with them takes."""

    name: str
    options: Mapping[int, Options]  # number of seats -> the options that differ from the defaults
    minutes: Mapping[int, int]  # number of seats -> expected minutes
    rule: str
    first: bool = False  # whether it is proposed first on screen


class Meta(NamedTuple):
    """What the shelf of games shows about one. The sentences are French, from the game's catalogue."""

    title: str
    tagline: str
    seats: range
    minutes: tuple[int, int]
    age: int
    dice: bool = False  # whether people may roll real dice
    hourglass: bool = False  # whether it has an hourglass, which people can make slower or switch off
    riddles: bool = False  # whether riddles are asked, for which each player may have a level of their own
    tale: str = ""  # two sentences that are told before a game begins
    lively: int = 0  # how lively a table gets: in an evening of several games, the liveliest comes last


class State(Protocol):
    """A position. `__slots__` of ints, strs, bools, None, tuples, and flat lists of these."""

    def clone(self) -> Self: ...

    def key(self) -> tuple[Any, ...]: ...  # the same for equal positions; hashable


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game. It holds no position: every function gets the state as an argument."""

    key: ClassVar[str]
    rules: ClassVar[int]  # raised by one when an old journal would replay differently
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    endings: ClassVar[tuple[str, ...]]  # every possible `Outcome.reason`
    turn_rule: ClassVar[str]  # the clause about whose turn it is: the refusal for a player who is not asked
    said_aloud: ClassVar[frozenset[str]] = frozenset()  # verbs of moves that cannot be taken back
    # CHANCE's verb for drawing a card that is read out; one not heard for a long time is preferred
    reads_out: ClassVar[str] = ""

    def setup(self, seats: int, options: Options = NO_OPTIONS) -> S:
        from coffres.engine.options import settle  # options.py imports Game, so it is imported late

        return self.start(seats, settle(self, seats, options))

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The first position. `options` is complete and valid."""

    def reconcile(self, seats: int, given: Options, settled: dict[str, Value]) -> None:
        """Completes `settled` where one option implies another. Raises Trouble if options in `given`
        contradict."""

    def over_an_hour(self, seats: int, options: Options) -> bool:
        """Whether people should be warned that a game with these settled options takes more than an hour."""
        return False

    def free_value(self, option: str, value: Value) -> Value:
        """For an option with `free`: the value as the game keeps it. Raises Trouble for a wrong value."""
        raise LookupError(option)

    def read_board(self, text: str) -> BoardPlan:
        """For an option whose `free` is "layout": the board in a file that people made. Raises Trouble if the
        game cannot be played on it."""
        raise LookupError(text)

    @abstractmethod
    def asks(self, s: S) -> tuple[Ask, ...]: ...

    @abstractmethod
    def legal(self, s: S, by: int) -> list[Move]: ...

    @abstractmethod
    def apply(self, s: S, m: Move) -> None:
        """Changes `s` by the move `m`, which must be legal. The same move always gives the same result."""

    @abstractmethod
    def tell(self, s: S, m: Move, viewer: int) -> Fact: ...

    @abstractmethod
    def view(self, s: S, viewer: int) -> View:
        """What `viewer` (a seat, TABLE or EVERYTHING) may see, as plain JSON, built from what is allowed."""

    @abstractmethod
    def imagine(self, view: View, rng: random.Random) -> S:
        """A random state that has this view."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None: ...

    @abstractmethod
    def chapter(self, s: S) -> Chapter:
        """The chapter that the position belongs to; a different value begins a new chapter."""

    def weights(self, s: S, by: int) -> list[float]:
        """The odds of `legal(s, by)`, for CHANCE and, in simulations, for TABLE."""
        return [1.0] * len(self.legal(s, by))

    def check(self, s: S, m: Move) -> str | None:
        """The id of the clause that refuses `m`; None if it is legal."""
        moves = self.legal(s, m.by)
        if m in moves or (m.by == TABLE and m in self.interrupts(s)):
            return None
        answers = moves or (m.by >= 0 and self.has_turn(s, m.by))
        return self.refusal(s, m) if answers else self.turn_rule

    def has_turn(self, s: S, seat: int) -> bool:
        """Whether `seat` has the turn although it is not asked, because it rolls the dice. A refusal then
        says what is waited for. A game that knows more about turns overrides this. Always False once the game
        is over."""
        return any(ask.dice and ask.of == seat for ask in self.asks(s))

    @abstractmethod
    def refusal(self, s: S, m: Move) -> str:
        """The clause against `m`, which is not legal although its player is asked or has the turn."""

    def interrupts(self, s: S) -> list[Move]:
        """Moves that the people may make without being asked, such as stopping. Empty once the game is
        over."""
        return [STOP] if self.asks(s) else []

    @abstractmethod
    def inventory(self, s: S) -> Mapping[str, int]:
        """The number of each thing in the box, wherever it lies now: the same at every moment of a game."""


STOP = Move(TABLE, "stop")


def reveals(fact: Fact) -> bool:
    """Whether the viewer was told more than the move itself."""
    return len(fact) > 3
