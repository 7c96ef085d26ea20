"""What a board may have besides its drawing. Each class here is a default that suits most games.

A game that needs more makes its own subclass in its own folder.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.event import EventDispatcher
from kivy.uix.widget import Widget

from coffres.engine.contract import TABLE, Ask, Fact, Move, View
from coffres.ui.ceremonies import ChestScene, Finish, Tableau
from coffres.ui.moment import Moment

# draws a face (number, left, bottom, side) into the open canvas
PaintSide = Callable[[int, float, float, float], None]


class Room(NamedTuple):
    """How much of the screen the panel takes, beside the board or, on an upright tablet, below it."""

    beside: float = 0.36
    below: float = 0.5
    page_below: float = 0.58  # the share below for a private page, which also has the secret's pad
    hand_below: float = 0.58  # the share below for a replay that shows somebody's secret
    any_shape: bool = False  # whether the board is the same in any shape of room, but for its ground


class Throw:
    """The dice of a game, drawn on the table or real dice that people throw."""

    sides: Sequence[int] = range(1, 7)  # the numbers of the faces
    paint: PaintSide | None = None  # how a face is drawn; None: with pips
    in_the_air = ""  # verb of the interruption that says: the real dice are being thrown

    def name(self, side: int) -> str:
        """The name of a face, for people who report how their real die fell."""
        return str(side)

    def faces(self, move: Move) -> Sequence[int]:
        """The dice that a move of CHANCE stands for, as they lie on the table."""
        return move.args

    def fallen(self, fact: Fact) -> Sequence[int]:
        """The faces of the dice rolled in this fact; empty if none was rolled."""
        return ()

    def colours(self, ask: Ask) -> Sequence[list[float]]:
        """The colours of the dice rolled for this ask; empty for dice of the usual colour."""
        return ()


class Glass:
    """How the hourglasses of a game are handled."""

    # prompts of hourglasses that do not limit anybody, and so run in a calm game too
    waits: Collection[str] = ()
    often = False  # whether one may come at any moment of the game, so that it is made ready before

    def turn(self, view: View) -> object:
        """A name for the hourglass's turn, in games that may stop an hourglass; None in all others."""
        return None

    def ends_by_hand(self, ask: Ask, view: View) -> bool:
        """In a game without time pressure: whether the people themselves say that this hourglass is empty."""
        return False

    def stands_for(self, ask: Ask, view: View) -> tuple[str, str]:
        """A picture of what this hourglass limits, shown where several run: its name and its game."""
        return "", ""

    def costs(self, fact: Fact, view: View) -> float:
        """The seconds of sand that this event takes, when the hourglass does not run by itself."""
        return 0


class Crews:
    """Who sits where when two crews share the flat tablet, or when the question is for nobody in
    particular."""

    shore = water = ""  # seamless pictures of the game: for the two halves, and for what lies between them
    picture = ""  # of the game, for a half that has nothing to press

    def judge(self, view: View) -> int:
        """The seat that judges while others roll: each crew then has one half of the tablet. TABLE: no
        halves."""
        return TABLE

    def lying(self, view: View) -> Sequence[int]:
        """The faces of the dice that lie between the two halves before anybody has rolled there."""
        return ()

    def facing(self, view: View) -> int:
        """The seat that the panel faces, because the position is about this player."""
        return TABLE


class Prelude(EventDispatcher):
    """What people must do on the board before a question is asked; `on_ready` comes when they have done
    it."""

    __events__ = ("on_ready",)

    def due(self) -> str:
        """A sentence that says what has to be done; empty if nothing has."""
        return ""

    def on_ready(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


class Phrasing:
    """The sentences in which a game differs from all others."""

    def unsaid(self, fact: Fact) -> bool:
        """Whether no sentence tells this fact, because the board itself shows it."""
        return False

    def wonders(self, fact: Fact) -> bool:
        """Whether people may ask, when they look at the game again, how this was possible."""
        return False

    def called(self, ask: Ask, names: Sequence[str]) -> Sequence[str]:
        """What the seats are called in a question. A game may have to say more than the player's name."""
        return names

    def instead(self, ask: Ask) -> str:
        """What is asked in the present position, in words that suit it better; empty: the usual sentence."""
        return ""

    def veiled(self, ask: Ask) -> str:
        """The refusal to show when the real clause would betray a secret; empty: the real one may be
        shown."""
        return ""

    def typed(self, move: Move) -> Move:
        """Completes a chosen move with what people have dialed or written on the board.

        Used for an ask that is `free`: it has too many answers to list, so its listed moves are samples that
        all share one part.
        """
        return move


class Page(NamedTuple):
    """An extra page that a game shows at its end."""

    label: str
    make: Callable[[], Widget]


class Ending:
    """What the board shows when the game is over."""

    def reveal(self, seat: int) -> None:
        """The ceremony is over: what this seat has may be shown."""

    def uncover(self, moment: Moment) -> None:
        """The ceremony is over; `moment` is the game's last one, with everything open."""

    def page(self) -> Page | None:
        """The extra page that the game shows when everything lies open; None if it has none."""
        return None


class Ceremony:
    """How a game ends, across the whole screen, before anybody reads a list."""

    ground = ("felt", "")  # the picture behind it, and the game that it belongs to; "": the house

    def scene(self, finish: Finish) -> Tableau:
        """What is played when somebody has won."""
        return ChestScene(finish)

    def unwon(self, finish: Finish) -> Tableau:
        """What is played when nobody has won."""
        return ChestScene(finish)
