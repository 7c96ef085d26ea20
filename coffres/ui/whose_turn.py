"""Whose turn it is, who is next, and who holds the tablet: what everybody at the table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coffres.engine.contract import TABLE

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting


class Turns(NamedTuple):
    """Seats; TABLE where it is nobody."""

    turn: int = TABLE
    after: int = TABLE
    holds: int = TABLE


NOBODYS = Turns()


def whose_turn(sitting: Sitting) -> Turns:
    """The turn is with the seat that is asked, or else the chapter's; next is who has the turn after this
    chapter's, or, outside of turns, whoever is asked too."""
    match, tablet = sitting.match, sitting.tablet
    holds = tablet.hand.to if tablet.where == "private" else TABLE
    if tablet.visit:
        return Turns(holds=holds)
    of, count = match.chapter().of, len(sitting.people)
    asked = [seat for ask in match.asks() for seat in (ask.by, ask.of) if seat >= 0]
    turn = tablet.hand.to if tablet.hand.to >= 0 else of if of in asked else next(iter(asked), of)
    if of >= 0:
        after = (of + 1) % count
        return Turns(turn, (after + 1) % count if after == turn else after, holds)
    others = sorted({seat for seat in asked if seat != turn}, key=lambda seat: (seat - turn) % count)
    return Turns(turn, next(iter(others), TABLE), holds)
