"""Work that would hold up a frame, done in slices between the frames."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

from kivy.app import App
from kivy.clock import Clock

from coffres.engine.trouble import Trouble

_UNDER_WAY: set[Slices] = set()  # the clock alone would not keep them
SLICE = 0.006  # seconds of such work in one frame, at most
ONE_STEP = 0.0  # instead of such seconds: one step a frame


def nothing(*_: object) -> None:
    """For whoever does not want to know the end of some work."""


class Slices:
    """Does this work from the next frame on, at least one step a frame, as long as the app runs that it is
    for. Calls `done` with what it returns, or `failed` with the Trouble that it raises."""

    def __init__(
        self,
        work: Generator[None, None, Any],
        done: Callable[[Any], None] = nothing,
        failed: Callable[[Trouble], None] = nothing,
        slice_: float = SLICE,
    ) -> None:
        self._work = work
        self._done = done
        self._failed = failed
        self._slice = slice_
        self._app = App.get_running_app()
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)
        _UNDER_WAY.add(self)
        self._ticking()

    def stop(self) -> None:
        """The work is left where it is."""
        self._end()
        self._work.close()

    def _end(self) -> None:
        self._ticking.cancel()
        _UNDER_WAY.discard(self)

    def _tick(self, *_: object) -> None:
        if App.get_running_app() is not self._app:
            self.stop()
            return
        end = perf_counter() + self._slice
        try:
            next(self._work)
            while perf_counter() < end:
                next(self._work)
        except StopIteration as come:
            self._end()
            self._done(come.value)
        except Trouble as trouble:
            self._end()
            self._failed(trouble)
