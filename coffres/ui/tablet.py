"""How the tablet lies: flat for all, under a curtain on its way to somebody, or in one pair of hands.

It follows what is asked, and never looks at a position: what a page shows is worked out when it is shown.
"""

from __future__ import annotations

from coffres.engine.contract import TABLE, Ask
from coffres.engine.handoff import Hand, handoff

PLACES = ("table", "curtain", "private", "over")
_NOBODY = Hand(TABLE, False, None, ())


class Tablet:
    def __init__(self) -> None:
        self.where = "table"  # one of PLACES
        self.hand = _NOBODY  # whom it is with or goes to, and what they are asked
        self.visit = False  # somebody looks at their own secret between turns: nothing is asked of them
        self.bearer = TABLE  # who looked into it or answered last: there it is, if it goes from hand to hand
        self._holder = TABLE  # whose hands it was in last, with nobody else's between

    @property
    def ask(self) -> Ask | None:
        """What the one in front of it is asked; None in a visit, and when the game is over."""
        return None if self.visit else self.hand.ask

    @property
    def viewer(self) -> int:
        """Whose view stands on it: of whoever lifted the curtain, or the table's."""
        return self.hand.to if self.where == "private" else TABLE

    def follow(self, asks: tuple[Ask, ...]) -> None:
        """Goes to whoever is asked now; a curtain falls first where eyes change."""
        self.visit = False
        hand = handoff(self._holder, asks)
        self._lie(hand, _where(hand) if asks else "over")

    def leaves_the_table(self, asks: tuple[Ask, ...]) -> bool:
        """Whether what lies open goes out of sight next: behind a curtain, or with the end of the game."""
        return not asks or _where(handoff(self._holder, asks)) != "table"

    def lift(self) -> None:
        """The bolt was slid: from now on it is in these hands alone."""
        self._holder = self.bearer = self.hand.to
        self._lie(self.hand._replace(curtain=False), "private")

    def lay_flat(self) -> None:
        """From one pair of hands to the table, with nothing asked of anybody yet."""
        self._holder = TABLE
        self._lie(_NOBODY, "table")

    def cover(self) -> bool:
        """Something took it out of these hands: the curtain falls, or is shut again where its bolt has been
        slid already. False where nobody holds it."""
        if self.where not in ("private", "curtain"):
            return False
        self._holder = TABLE
        self._lie(self.hand._replace(curtain=True), "curtain")
        return True

    def call(self, seat: int) -> None:
        """Between turns somebody wants to see their own secret again: through a curtain, as always."""
        self.visit = True
        self._holder = TABLE
        self._lie(Hand(seat, True, None, ()), "curtain")

    def put_into(self, holder: int) -> None:
        """These hands had it last, or nobody's: for programs that play without a window to pass round."""
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
