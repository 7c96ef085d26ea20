"""How garbage is looked for during a test of the window.

The app does so among all that was set apart (coffres/ui/garbage.py), and that would be all tests there are: a
fifth of a second, twice a game. So it does only in tests marked `garbage`. In others garbage is looked for
when they are over, and only among what was made since the first of them.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from coffres.ui import garbage, pictures
from coffres.ui.screens import replay

_PYTHONS = gc.get_threshold()
_LITTLE = 2000  # new objects: what a test without an app leaves is not worth a look
_apart: Path | None = None  # the file of tests for which all that stays was set apart


class _Unswept:
    """Python's collector, without what takes long."""

    def __getattr__(self, name: str) -> Any:
        return getattr(gc, name)

    def collect(self, generation: int = 2) -> int:
        return gc.collect(generation) if generation < 2 else 0

    def get_freeze_count(self) -> int:
        return 0  # to count what was set apart is to look at all of it

    def freeze(self) -> None:
        pass

    def set_threshold(self, *_thresholds: int) -> None:
        pass

    unfreeze = freeze


@contextmanager
def as_in_the_app() -> Iterator[None]:
    global _apart
    seldom = gc.get_threshold()
    gc.set_threshold(*_PYTHONS)
    _apart = None
    yield
    gc.set_threshold(*seldom)


@contextmanager
def unswept(tests: Path) -> Iterator[None]:
    """`tests`: the file of this test. Whatever files before it have loaded is set apart."""
    global _apart
    if _apart != tests:
        gc.unfreeze()  # the last app of the file before was still held when that was set apart
        gc.collect()
        gc.freeze()
        _apart = tests
    with mock.patch.object(garbage, "gc", _Unswept()), mock.patch.object(replay, "gc", _Unswept()):
        _make_room_for_pictures()
        yield
    young, middle, _old = gc.get_count()
    if middle or young > _LITTLE:
        gc.collect()


def _make_room_for_pictures() -> None:
    """What tests before this one have shown must not push out a picture in the middle of it."""
    if pictures.memory.cache_info().currsize:
        sheets = pictures.memory()
        if sum(sheets.resident().values()) > sheets.most / 4:
            sheets.forget(lambda _path: True)
            gc.collect()
