"""What a table has heard and in which order, so that the next game begins with what is new.

Sittings are numbered, not dated. So a tablet with a wrong clock does no harm.
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

NEVER = 0  # smaller than every sitting
_LARGEST = 256 << 10  # bytes: many times what all cards need

Counts = Mapping[str, Mapping[str, int]]  # game -> card -> number of the last sitting in which it was heard


class Heard(NamedTuple):
    sittings: Counts = MappingProxyType({})
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    def last(self, game: str, card: str) -> int:
        """The number of the last sitting in which this was heard; NEVER, which is smaller than all, if it was
        not."""
        return self.sittings.get(game, {}).get(card, NEVER)

    @property
    def latest(self) -> int:
        """The number of the last sitting in which anything was heard."""
        return max((max(cards.values(), default=NEVER) for cards in self.sittings.values()), default=NEVER)

    def noted(self, game: str, card: str, sitting: int) -> Heard:
        cards = {**self.sittings.get(game, {}), card: sitting}
        return self._replace(sittings={**self.sittings, game: cards})


def kept(path: Path, disk: Disk = DISK) -> Kept[Heard]:
    """The file for it."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Heard:
    """Reads the file. 0.1.0 wrote days into another field: only their order counts."""
    before = _counted(document.field("games", _days, {}))
    counts = document.field("sittings", _sittings, before)
    return Heard(_counted(counts), document.others(("games", "sittings")))


def _data(heard: Heard) -> dict[str, Any]:
    return {**heard.others, "sittings": {game: dict(cards) for game, cards in heard.sittings.items()}}


def _counted(games: Mapping[str, Mapping[str, Any]]) -> Counts:
    """Numbers the sittings from 1 on without gaps, whatever numbers or days the file has."""
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
