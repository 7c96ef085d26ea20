"""Who holds the tablet, and whether a curtain comes between: a pure function of holder and asks."""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask


class Hand(NamedTuple):
    to: int  # the seat that gets the tablet; TABLE: it lies flat, for all to see
    curtain: bool  # a closed lid comes first, before any view is computed
    ask: Ask | None  # what is asked there; None when nobody is waited for
    clocks: tuple[Ask, ...]  # hourglasses that run meanwhile


def silent(ask: Ask) -> bool:
    """A draw that no hand makes: answered without anybody noticing."""
    return ask.by == CHANCE and not ask.dice


def handoff(holder: int, asks: tuple[Ask, ...]) -> Hand:
    """Who holds the tablet next.

    The holder goes on with what is asked of them; otherwise the game's own order of asks decides. A secret
    ask of a seat that does not hold the tablet raises the curtain. A public ask lays the tablet flat: then
    TABLE holds it, and even the seat that held it before comes back to a secret through a curtain.
    """
    clocks = tuple(ask for ask in asks if ask.by == CLOCK)
    waiting = [ask for ask in asks if ask.by != CLOCK and not silent(ask)]
    if not waiting:
        return Hand(TABLE, False, None, clocks)
    ask = next((own for own in waiting if own.by == holder and own.secret), waiting[0])
    if ask.secret:
        return Hand(ask.by, ask.by != holder, ask, clocks)
    return Hand(TABLE, False, ask, clocks)
