"""Plates that are made before they are needed.

Nothing about a new question takes longer than to make its plates. So a few blank ones are made while people
think about the last question, and now and then one while they watch what happens. Each is put up once and
never again: a finger that still lies on an old plate presses nothing of the new question.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

from coffres.ui.garbage import something_moves
from coffres.ui.widgets.plate import Plate

_CALM = 0.4  # seconds after a question has come; and between one plate and the next while something moves
_APART = 0.05  # seconds between one plate and the next
MOST, FEW = 4, 2  # most questions have no more; a private page goes after one or two


class PlateStock:
    def __init__(self, needed: Callable[[], object]) -> None:
        """`needed`: whether more questions may come."""
        self._needed = needed
        self.most = MOST
        self._made: list[Plate] = []
        self._making = Clock.create_trigger(self._make, _CALM)

    def __len__(self) -> int:
        return len(self._made)

    def take(self) -> Plate:
        """A blank plate that nobody has seen."""
        self.begin()
        return self._made.pop() if self._made else Plate()

    def begin(self, seconds: float = _CALM) -> None:
        """Makes some, from so many seconds on."""
        self._making.cancel()
        self._making.timeout = seconds
        self._making()

    def _make(self, *_: object) -> None:
        if not self._needed():
            self._made.clear()
        elif len(self._made) < self.most:
            self._made.append(Plate())
            self.begin(_CALM if something_moves() else _APART)
