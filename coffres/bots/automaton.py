"""What an automaton is, and who can be one.

An automaton gets the facts told to its seat, in order, and when its seat is asked a `Sight`. It answers with
a move. Its answer follows from the facts, the sight and its seed alone: it reads no clock.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Protocol, cast

from coffres.engine.contract import CHANCE, Ask, Fact, Move
from coffres.engine.sight import Sight

Thinking = Generator[None, None, Move]  # stops for a moment at every `yield`, and returns the move


class Automaton(Protocol):
    def hear(self, fact: Fact) -> None:
        """Everything that its seat is told, one fact a move; `()` when it is told nothing."""

    def think(self, sight: Sight) -> Thinking:
        """Finds the answer of its seat. A few milliseconds pass between two yields."""


def thought_out(thinking: Thinking) -> Move:
    """The answer, for who has the time to wait for it."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return cast(Move, done.value)


# The answer of a seat that may do something before its dice are rolled, and does not want to (any more).
LET_ROLL = Move(CHANCE, "roll")


def asked_seat(asks: Sequence[Ask]) -> int | None:
    """The first seat that is asked something; None if only chairs that are nobody's are asked."""
    return next((ask.by for ask in asks if ask.by >= 0), None)


def may_let_roll(asks: Sequence[Ask], seat: int) -> bool:
    """Whether this seat may leave the question alone and have its dice rolled."""
    return any(ask.dice and ask.of == seat for ask in asks)
