"""What a table has heard, and in which order: so that another evening begins with what is new to it.

Sittings are counted, not dated: a tablet whose clock is wrong for an evening forgets nothing and silences
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document
from coffres.storage.kept import Kept, Kind

NEVER = 0  # before any sitting
_LARGEST = 256 << 10  # bytes: every card there is, many times

Counts = Mapping[str, Mapping[str, int]]  # game -> card -> the sitting in which it was heard last


class Heard(NamedTuple):
    sittings: Counts = MappingProxyType({})
    others: Mapping[str, Any] = MappingProxyType({})  # of a newer version; kept as they are

    def last(self, game: str, card: str) -> int:
        """The sitting in which this was heard last; NEVER is smaller than all."""
        return self.sittings.get(game, {}).get(card, NEVER)

    @property
    def latest(self) -> int:
        """The last sitting in which anything was heard."""
        return max((max(cards.values(), default=NEVER) for cards in self.sittings.values()), default=NEVER)

    def noted(self, game: str, card: str, sitting: int) -> Heard:
        cards = {**self.sittings.get(game, {}), card: sitting}
        return self._replace(sittings={**self.sittings, game: cards})


def kept(path: Path, disk: Disk = DISK) -> Kept[Heard]:
    """Where it is noted."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Heard:
    """0.1.0 noted days, in a field of its own: their order is all that counts."""
    before = _counted(document.field("games", _days, {}))
    counts = document.field("sittings", _sittings, before)
    return Heard(_counted(counts), document.others(("games", "sittings")))


def _data(heard: Heard) -> dict[str, Any]:
    return {**heard.others, "sittings": {game: dict(cards) for game, cards in heard.sittings.items()}}


def _counted(games: Mapping[str, Mapping[str, Any]]) -> Counts:
    """From 1 on without a gap, whatever the order was written in."""
    moments = {moment for cards in games.values() for moment in cards.values()}
    number = {moment: place for place, moment in enumerate(sorted(moments), 1)}
    return {game: {card: number[moment] for card, moment in cards.items()} for game, cards in games.items()}


def _days(value: Any) -> dict[str, dict[str, date]]:
    return {
        game: {card: date.fromisoformat(day) for card, day in _cards(cards)} for game, cards in _cards(value)
    }


def _sittings(value: Any) -> dict[str, dict[str, int]]:
    return {
        game: {card: _number(sitting) for card, sitting in _cards(cards)} for game, cards in _cards(value)
    }


def _cards(value: Any) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return list(value.items())


def _number(value: Any) -> int:
    if type(value) is not int or value <= NEVER:
        raise ValueError(value)
    return value
