"""The evenings in the album: which are over, in which month, and who was there. Each is read once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from kivy.app import App

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import has_people, names_as_words, plain
from coffres.storage.evening_shelf import EveningEntry

Month = tuple[int, int]  # the year, and the number of the month


class AlbumEvenings:
    """`entries` by their keys, the latest first."""

    def __init__(self) -> None:
        self._shelf = App.get_running_app().evenings.shelf
        self._entries: dict[str, EveningEntry] = {}
        self.keys: Sequence[str] = ()
        self.deleted: Sequence[EveningEntry] = ()
        self.look()

    def look(self) -> None:
        """Looks for the evenings that are over now, and for those that were deleted."""
        app = App.get_running_app()
        try:
            self.keys, self.deleted = self._shelf.over(), self._shelf.deleted()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            self.keys = self.deleted = ()

    def entry(self, key: str) -> EveningEntry:
        if key not in self._entries:
            self._entries[key] = self._shelf.entry(key)
        return self._entries[key]

    def find(self, words: str, game: str) -> list[str]:
        """The evenings at which people with these names were, and at which this game was played (any, if it
        is empty)."""
        wanted = plain(words).split()
        return [key for key in self.keys if not (wanted or game) or self._suits(key, wanted, game)]

    def _suits(self, key: str, wanted: Sequence[str], game: str) -> bool:
        evening = self.entry(key).evening
        if evening is None:
            return False
        names = names_as_words(guest.name for guest in evening.everybody)
        return game in ("", *evening.played) and has_people(names, wanted)


def began(key: str) -> datetime:
    """When an evening began, from the name of its file, which EveningShelf has given it."""
    try:
        return datetime.strptime(key[:15], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:  # somebody has given the file another name
        return datetime.fromtimestamp(0, UTC)


def month_of_evening(key: str) -> Month:
    local = began(key).astimezone()
    return local.year, local.month
