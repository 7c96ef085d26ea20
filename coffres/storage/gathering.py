"""Gathers the results of all finished games, in slices: those known already, and the others from their
saves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from coffres.engine.trouble import Trouble
from coffres.storage.honours import in_order
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Result

_TOGETHER = 50  # results that are written to the cache together


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
        try:
            for path in self._paths:
                known = yield from self._result(path)
                if isinstance(known, Trouble):
                    self.unknown += 1
                else:
                    found.append(known)
                self.done += 1
                if self.done % _TOGETHER == 0:
                    self._cache.write()
                yield
        finally:  # also if nobody wants to know any more
            self._cache.write()
        return in_order(found)

    def _result(self, path: Path) -> Generator[None, None, Result | Trouble]:
        try:
            known = self._cache.known(path)
            return known if known is not None else (yield from self._cache.steps(path, together=True))
        except Trouble as trouble:
            return trouble
