"""A thought: an automaton's search for its move, in slices so small that no frame comes late."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from coffres.engine.contract import Move

if TYPE_CHECKING:
    from coffres.bots.automaton import Thinking

_SLICE = 0.008  # seconds of thought in one frame, at most


class Thought:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def slice(self) -> Move | None:
        """Thinks for one slice. Returns the move once it is found; raises whatever the automaton raises."""
        end = perf_counter() + _SLICE
        try:
            while perf_counter() < end:
                next(self._thinking)
        except StopIteration as done:
            found: Move = done.value
            return found
        return None
