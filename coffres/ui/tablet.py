"""How the tablet lies: flat for all, under a curtain on its way to somebody, or in one player's hands.

It follows the questions that are asked, and never looks at a position: what a page shows is computed when it
is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import CLOCK, TABLE, Ask
from coffres.engine.handoff import Hand, handoff

PLACES = ("table", "curtain", "private", "over")
_NOBODY = Hand(TABLE, False, None, ())


def _no_automaton(asks: Sequence[Ask]) -> int:
    return TABLE


class Tablet:
    def __init__(
        self,
        automaton_due: Callable[[Sequence[Ask]], int] = _no_automaton,
        alone: Callable[[], bool] = lambda: False,
    ) -> None:
        """`automaton_due`: the seat of the automaton that these questions are for, or TABLE; `alone`: whether
        there is only one person at the table, from whom nothing needs a curtain."""
        self._automaton_due = automaton_due
        self._alone = alone
        self.where = "table"  # one of PLACES
        self.hand = _NOBODY  # the player it is with or goes to, and what they are asked
        self.visit = False  # whether a player looks at their own secret between turns, and is asked nothing
        # the last player who looked into it or answered; in a game passed from hand to hand, it is there
        self.bearer = TABLE
        self._holder = TABLE  # the last player who held it, if nobody else has held it since

    @property
    def ask(self) -> Ask | None:
        """The question for the player in front of it; None in a visit, and when the game is over."""
        return None if self.visit else self.hand.ask

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the player who lifted the curtain, or TABLE."""
        return self.hand.to if self.where == "private" else TABLE

    def follow(self, asks: tuple[Ask, ...]) -> None:
        """Goes to the player who is asked now; the curtain comes first if that is another player."""
        self.visit = False
        hand = self._next(asks)
        where = _where(hand) if asks else "over"
        self._lie(hand, where)
        if where == "private":
            self._holder = self.bearer = hand.to

    def leaves_the_table(self, asks: tuple[Ask, ...]) -> bool:
        """Whether the open board is hidden next: by a curtain, or by the end of the game."""
        return not asks or _where(self._next(asks)) != "table"

    def _next(self, asks: tuple[Ask, ...]) -> Hand:
        """Who gets it for these questions. It is never passed to an automaton: it lies flat meanwhile."""
        if self._automaton_due(asks) >= 0:
            return Hand(TABLE, False, None, tuple(ask for ask in asks if ask.by == CLOCK))
        hand = handoff(self._holder, asks)
        return hand._replace(curtain=False) if self._alone() else hand

    def lift(self) -> None:
        """The bolt was slid: from now on only this player holds the tablet."""
        self._holder = self.bearer = self.hand.to
        self._lie(self.hand._replace(curtain=False), "private")

    def lay_flat(self) -> None:
        """Goes from one player's hands to the table, before anybody is asked."""
        self._holder = TABLE
        self._lie(_NOBODY, "table")

    def cover(self) -> bool:
        """The tablet was taken out of the player's hands: the curtain comes down, and its bolt is shut again
        if it was open. False if nobody holds the tablet."""
        if self.where not in ("private", "curtain"):
            return False
        self._holder = TABLE
        self._lie(self.hand._replace(curtain=True), "curtain")
        return True

    def call(self, seat: int) -> None:
        """Between turns, this player wants to see their own secret again: through a curtain, as always."""
        self.visit = True
        self._holder = TABLE
        self._lie(Hand(seat, True, None, ()), "curtain")
        if self._alone():
            self.lift()

    def put_into(self, holder: int) -> None:
        """Says who held the tablet last, or nobody: for programs that play without passing it in a window."""
        self._holder = holder

    def _lie(self, hand: Hand, where: str) -> None:
        if where in ("table", "over"):
            self._holder = TABLE
        self.hand = hand
        self.where = where


def _where(hand: Hand) -> str:
    if hand.curtain:
        return "curtain"
    return "private" if hand.to >= 0 else "table"
