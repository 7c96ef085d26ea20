"""Ledgers that go on where they were: nobody reads a whole game again for every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coffres.bots.casse_du_siecle.ledger import Ledger
from coffres.bots.teaching import Thinker
from coffres.engine.contract import Fact
from coffres.games.casse_du_siecle.material import SEATS, Options

_MOST = 2 * SEATS[-1]  # ledgers kept: for all seats of a table, and those who give advice


class _Kept(NamedTuple):
    facts: Sequence[Fact]  # the list itself, which grows
    ledger: Ledger
    read: int  # how many of the facts the ledger has followed
    last: Fact  # the last of them: another one is there if a move was taken back


class Ledgers:
    def __init__(self) -> None:
        self._kept: list[_Kept] = []

    def of(self, facts: Sequence[Fact], seat: Thinker) -> Ledger:
        """The ledger of a seat that was told these facts."""
        found = next((kept for kept in self._kept if kept.facts is facts), None)
        if found is not None:
            self._kept.remove(found)
        if found is None or not _goes_on(found, facts):
            found = _Kept(facts, Ledger(seat.seats, Options(**seat.options)), 0, ())
        found.ledger.follow(facts[found.read :])
        last = facts[-1] if facts else ()
        self._kept = [_Kept(facts, found.ledger, len(facts), last), *self._kept[: _MOST - 1]]
        return found.ledger


def _goes_on(kept: _Kept, facts: Sequence[Fact]) -> bool:
    return kept.read <= len(facts) and (not kept.read or facts[kept.read - 1] is kept.last)
