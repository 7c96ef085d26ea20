"""The ears of an automaton: what it hears of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import Fact


class Ears:
    """Listens to a match for one seat: `hear` gets one fact a move, `unhear` takes the last one back."""

    def __init__(self, viewer: int, hear: Callable[[Fact], None], unhear: Callable[[], None]) -> None:
        self.viewer = viewer
        self._hear = hear
        self._unhear = unhear

    def hear(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self._hear(fact)

    def unhear(self) -> None:
        self._unhear()
