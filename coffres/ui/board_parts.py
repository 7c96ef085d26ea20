"""What a board may have besides drawing its game: each of these is a default, good for most games.

A game that needs more makes its own, in its room: two crews, a glass that stops, dice of its own, a page at
its end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.event import EventDispatcher
from kivy.uix.widget import Widget

from coffres.engine.contract import TABLE, Ask, Fact, Move, View

PaintSide = Callable[[int, float, float, float], None]  # a face, left, bottom, side: into the open canvas


class Room(NamedTuple):
    """How much of the screen the panel takes: beside the board, or below it on an upright tablet."""

    beside: float = 0.36
    below: float = 0.5
    page_beside: float = 0.36  # the same two of a private page, which has a frame to hold
    page_below: float = 0.58
    page_share: float = 0.54  # of an upright private page's panel: for the frame


class Throw:
    """The dice of a game, on the table and in people's own hands."""

    sides: Sequence[int] = range(1, 7)  # the faces of a die
    paint: PaintSide | None = None  # how a face is drawn; None: with pips
    in_the_air = ""  # verb of the interruption that says: our own dice are being thrown

    def name(self, side: int) -> str:
        """What a face is called where people say how their own die fell."""
        return str(side)

    def faces(self, move: Move) -> Sequence[int]:
        """The dice that a move of CHANCE stands for, as they lie on the table."""
        return move.args

    def fallen(self, fact: Fact) -> Sequence[int]:
        """The dice that a fact tells of; nothing where none was rolled."""
        return ()

    def colours(self, ask: Ask) -> Sequence[list[float]]:
        """Of the dice rolled for this ask; paper where none are named."""
        return ()


class Glass:
    """How the hourglasses of a game are handled."""

    waits: Collection[str] = ()  # prompts of those that press nobody: they run in a calm game too

    def turn(self, view: View) -> object:
        """Names the turn of the hourglass, where a game may stop one; None where none ever is stopped."""
        return None

    def ends_by_hand(self, ask: Ask, view: View) -> bool:
        """Whether the table says that this hourglass is empty, in a game in which time presses nobody."""
        return False

    def costs(self, fact: Fact, view: View) -> float:
        """Seconds of sand that an event takes where it does not run by itself."""
        return 0


class Crews:
    """Who sits how while two crews share the flat tablet, or while nobody in particular is asked."""

    def judge(self, view: View) -> int:
        """Who judges while others roll: then each has a half of the tablet; TABLE: it is whole."""
        return TABLE

    def facing(self, view: View) -> int:
        """Whom it is about: the panel faces them."""
        return TABLE


class Prelude(EventDispatcher):
    """What has to be done on the board before a question is put; `on_ready` comes when it has been done."""

    __events__ = ("on_ready",)

    def due(self) -> str:
        """It, as a sentence; empty: nothing."""
        return ""

    def on_ready(self) -> None:
        """Nothing to do but for those who listen."""


class Phrasing:
    """What a game says otherwise than all others."""

    def called(self, ask: Ask, names: Sequence[str]) -> Sequence[str]:
        """What the seats are called in a question: more than whose turn it is may have to be said."""
        return names

    def veiled(self, ask: Ask) -> str:
        """What a refusal says where the clause against it would tell a secret; empty: what that says."""
        return ""

    def typed(self, move: Move) -> Move:
        """The move that was chosen, with what people have dialed or written on the board meanwhile.

        For an ask that is `free`: of the moves that answer it only samples can be listed, all with one part.
        """
        return move


class Page(NamedTuple):
    """A page of a game's own at its end."""

    label: str
    make: Callable[[], Widget]


class Ending:
    def reveal(self, seat: int) -> None:
        """The ceremony has come to this seat."""

    def page(self) -> Page | None:
        """What the game has to tell once everything lies open, beside who won; None: nothing."""
        return None
