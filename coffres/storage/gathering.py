"""Gathers the results of all finished games, in slices: those known already, and the others from their
saves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from coffres.engine.trouble import Trouble
from coffres.storage.honours import in_order
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Result


class Gathering:
    def __init__(self, cache: ResultCache, paths: Sequence[Path]) -> None:
        self._cache = cache
        self._paths = paths
        self.done = 0  # number of saves that have been looked at
        self.unknown = 0  # number of those that do not tell how they ended

    @property
    def count(self) -> int:
        """The number of all saves."""
        return len(self._paths)

    def steps(self) -> Generator[None, None, list[Result]]:
        """Returns the results in the order in which the games began."""
        found: list[Result] = []
        for path in self._paths:
            try:
                known = self._cache.known(path)
                if known is None:
                    known = yield from self._cache.steps(path)
            except Trouble as trouble:
                known = trouble
            if isinstance(known, Trouble):
                self.unknown += 1
            else:
                found.append(known)
            self.done += 1
            yield
        return in_order(found)
