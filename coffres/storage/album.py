"""The finished games of the shelf in the order of the album, found without reading any of them.

The name of a save tells the game and when it began. It is believed more than the time at which the file was
changed: a backup that comes back, or a file from somebody else, is of another day.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Generator, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.storage.disk import speaking_of
from coffres.storage.reading import exhaust
from coffres.storage.shelf import Shelf
from coffres.storage.text import known_as

_NAMED = re.compile(r"(2\d{3})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-([a-z0-9_]+?)(?:-\d+)?")
_AT_ONCE = 200  # games that are looked at in one slice
_LATEST = datetime(2999, 1, 1, tzinfo=UTC).timestamp()  # for files that a wrong clock has dated later


class Leaf(NamedTuple):
    """A finished game in the album."""

    key: str
    path: Path
    began: datetime
    game: str  # empty if the name of the file does not tell


def album(shelf: Shelf) -> list[Leaf]:
    """The finished games, the latest first. Raises Trouble if the folder cannot be read."""
    return exhaust(find_leaves(shelf))


def find_leaves(shelf: Shelf) -> Generator[None, None, list[Leaf]]:
    """The same, in slices: there may be thousands."""
    paths = shelf.finished_paths()
    found = []
    for first in range(0, len(paths), _AT_ONCE):
        yield
        found += [_leaf(path) for path in paths[first : first + _AT_ONCE]]
    yield
    return sorted(found, key=lambda one: (one.began, one.key), reverse=True)


def _leaf(path: Path) -> Leaf:
    named = _NAMED.fullmatch(path.stem)
    began = _day(list(map(int, named.groups()[:6]))) if named is not None and named[7] in GAMES else None
    if named is None or began is None:
        return Leaf(path.stem, path, _changed(path), "")
    return Leaf(path.stem, path, began, named[7])


def _day(numbers: Sequence[int]) -> datetime | None:
    """The moment with this year, month, day, hour, minute and second; None if no calendar has it."""
    try:
        return datetime(*numbers, tzinfo=UTC)  # type: ignore[misc, arg-type]
    except ValueError:
        return None


def _changed(path: Path) -> datetime:
    try:
        with speaking_of(path):
            seconds = path.stat().st_mtime
    except Trouble:  # it has gone, or leads nowhere: reading it will say so
        seconds = 0
    return datetime.fromtimestamp(min(max(seconds, 0), _LATEST), UTC)


def plain(text: str) -> str:
    """A form of a text for searching: without capitals and accents."""
    parted = unicodedata.normalize("NFD", known_as(text))
    return "".join(sign for sign in parted if not unicodedata.combining(sign))


def names_as_words(names: Iterable[str]) -> tuple[str, ...]:
    """The words of these names, as they are looked for."""
    return tuple(word for name in names for word in re.split(r"[\s\-'’]+", plain(name)))


def has_people(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether each of the wanted beginnings (see `plain`) begins one of these words."""
    return all(any(word.startswith(one) for word in words) for one in wanted)
