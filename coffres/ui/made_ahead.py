"""What a board needs only after a while, made before: to make it when it comes takes too long for a frame.

It is made while the board is calm, a step a frame. What comes before that makes what it needs itself.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from kivy.clock import Clock
from kivy.uix.widget import Widget

from coffres.ui.garbage import something_moves
from coffres.ui.slices import ONE_STEP, Slices

_CALM = 1.0  # seconds in which nothing has changed


class MadeAhead:
    def __init__(self, board: Widget, *steps: Callable[[], object]) -> None:
        self._board = board
        self._steps = steps
        self._made = False
        self._calm = Clock.create_trigger(self._begin, _CALM)

    def wait(self) -> None:
        """The board has just changed."""
        if not self._made:
            self._calm.cancel()
            self._calm()

    def _begin(self, *_: object) -> None:
        if self._board.get_parent_window() is None:  # it is not shown now, or has gone
            return
        if something_moves():
            self._calm()
        else:
            self._made = True
            Slices(self._work(), slice_=ONE_STEP)

    def _work(self) -> Generator[None, None, None]:
        for step in self._steps:
            step()
            yield
