"""What a table has heard, and when: so that another evening begins with what is new to it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.engine.trouble import Trouble
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document, write

NEVER = ""  # before any day


class Heard(NamedTuple):
    games: Mapping[str, Mapping[str, str]] = MappingProxyType({})  # game -> card -> day, as 2026-11-18
    others: Mapping[str, Any] = MappingProxyType({})  # of a newer version; kept as they are

    def last(self, game: str, card: str) -> str:
        """The day when this was heard last; NEVER sorts before all days."""
        return self.games.get(game, {}).get(card, NEVER)

    def noted(self, game: str, card: str, day: date) -> Heard:
        cards = {**self.games.get(game, {}), card: day.isoformat()}
        return self._replace(games={**self.games, game: cards})


def load(path: Path, disk: Disk = DISK) -> tuple[Heard, list[Trouble]]:
    """What was heard, whatever the file holds, and what is to be said of it."""
    document = Document.at(path)
    heard = Heard(document.field("games", _games, {}), document.others(("games",)))
    return heard, document.mend(_data(heard), disk)


def save(path: Path, heard: Heard, disk: Disk = DISK) -> None:
    write(path, _data(heard), disk)


def _data(heard: Heard) -> dict[str, Any]:
    return {**heard.others, "games": {game: dict(cards) for game, cards in heard.games.items()}}


def _games(value: Any) -> dict[str, dict[str, str]]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return {game: _days(cards) for game, cards in value.items()}


def _days(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return {card: date.fromisoformat(day).isoformat() for card, day in value.items()}
