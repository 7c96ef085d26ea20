"""Who holds the tablet next, and whether a curtain comes before: computed only from holder and asks."""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask


class Hand(NamedTuple):
    to: int  # the seat that gets the tablet; TABLE: it lies flat, visible to all
    curtain: bool  # whether a curtain comes first, before any view is computed
    ask: Ask | None  # the question there; None if nobody is waited for
    clocks: tuple[Ask, ...]  # the hourglasses that run meanwhile


def silent(ask: Ask) -> bool:
    """Whether this draw is made without a roll, so that nobody notices it."""
    return ask.by == CHANCE and not ask.dice


def handoff(holder: int, asks: tuple[Ask, ...]) -> Hand:
    """Who holds the tablet next.

    If the holder is asked something, the holder goes on; otherwise the game's order of asks decides. A secret
    ask of another seat brings the curtain. A public ask lays the tablet flat: then TABLE holds it, and even
    the seat that held it before gets back to a secret only through a curtain.
    """
    clocks = tuple(ask for ask in asks if ask.by == CLOCK)
    waiting = [ask for ask in asks if ask.by != CLOCK and not silent(ask)]
    if not waiting:
        return Hand(TABLE, False, None, clocks)
    ask = next((own for own in waiting if own.by == holder and own.secret), waiting[0])
    if ask.secret:
        return Hand(ask.by, ask.by != holder, ask, clocks)
    return Hand(TABLE, False, ask, clocks)
