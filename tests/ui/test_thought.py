"""A thought takes its part of a frame and no more."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import pytest

from coffres.engine.contract import Move
from coffres.ui import thought
from coffres.ui.thought import Thought

FOUND = Move(0, "pass")


class Watch:
    """A clock that only thinking moves on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.steps = 0

    def __call__(self) -> float:
        return self.now

    def thinking(self, steps: Sequence[float]) -> Generator[None, None, Move]:
        """Steps that take so many milliseconds each."""
        for milliseconds in steps:
            self.now += milliseconds / 1000
            self.steps += 1
            yield
        return FOUND


@pytest.mark.parametrize(
    ("steps", "slices"),
    [
        ([1.5] * 10, [5, 5]),  # a slice is eight milliseconds
        ([3] * 4, [2, 2]),  # a step that would end later waits for the next frame
        ([20] * 3, [1, 1, 1]),  # on a very slow tablet a slice is one step
        ([6, *[1.5] * 7], [1, 3, 4]),  # a long step makes careful, for a while
    ],
)
def test_how_many_steps_a_slice_has(
    monkeypatch: pytest.MonkeyPatch, steps: list[float], slices: list[int]
) -> None:
    watch = Watch()
    monkeypatch.setattr(thought, "perf_counter", watch)
    thinks = Thought(watch.thinking(steps))
    for count in slices:
        before = watch.steps
        assert thinks.slice() is None
        assert watch.steps == before + count
    assert thinks.slice() == FOUND
