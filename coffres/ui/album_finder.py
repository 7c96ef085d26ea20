"""Finds games in the album by those who played. Names are read when somebody looks for one, in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from kivy.clock import Clock

from coffres.storage.album import Leaf, has_people, names_as_words, plain
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Result
from coffres.storage.shelf import Shelf
from coffres.ui.slices import Slices

_AGAIN = 0.2  # seconds between two looks at what has been found so far


class AlbumFinder:
    """`found` is called when there may be more to show."""

    def __init__(self, leaves: Sequence[Leaf], results: ResultCache, found: Callable[[], None]) -> None:
        self._leaves = leaves
        self._results = results
        self._found = found
        self._words: dict[str, tuple[str, ...]] = {}  # of the names, by the key of the game
        self._reading: Slices | None = None
        self._telling = Clock.create_trigger(lambda *_: found(), _AGAIN)

    @property
    def complete(self) -> bool:
        """Whether all names have been read."""
        return len(self._words) == len(self._leaves)

    def find(self, words: str, game: str) -> list[Leaf]:
        """The games of this kind (any, if it is empty) in which people with these names played, as far as
        they have been read."""
        of_kind = [leaf for leaf in self._leaves if game in ("", leaf.game)]
        wanted = plain(words).split()
        if not wanted:
            return of_kind
        if self._reading is None:
            self._reading = Slices(self._read(), lambda _: self._found())
        return [leaf for leaf in of_kind if has_people(self._words.get(leaf.key, ()), wanted)]

    def leave(self) -> None:
        self._telling.cancel()
        if self._reading is not None:
            self._reading.stop()

    def _read(self) -> Generator[None, None, None]:
        for leaf in self._leaves:
            self._words[leaf.key] = names_as_words(self._names(leaf))
            self._telling()
            yield
        self._telling.cancel()

    def _names(self, leaf: Leaf) -> Sequence[str]:
        """Those of its result, if that is known; or else they are read in the save."""
        if not leaf.path.exists():
            return ()
        known = self._results.known(leaf.path)
        if isinstance(known, Result):
            return known.names
        return Shelf.entry(leaf.path).names
