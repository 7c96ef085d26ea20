"""A thought: an automaton's search for its move, in slices so small that no frame comes late."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from coffres.engine.contract import Move

if TYPE_CHECKING:
    from coffres.bots.automaton import Thinking

_SLICE = 0.008  # seconds of thought in one frame, at most
_FORGETS = 0.9  # how much of the longest step is remembered after another one


class Thought:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._step = 0.0  # seconds that a step may take: as long as the longest of the last ones

    def slice(self) -> Move | None:
        """Thinks for one slice, but at least one step. Returns the move once it is found; raises whatever the
        automaton raises."""
        begun = perf_counter()
        end = begun + _SLICE
        try:
            while True:
                next(self._thinking)
                now = perf_counter()
                self._step = max(now - begun, self._step * _FORGETS)
                if now + self._step > end:
                    return None
                begun = now
        except StopIteration as done:
            found: Move = done.value
            return found
