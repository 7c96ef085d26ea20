"""Suspense: when the tension is heard above the ambience of a game.

It follows from what the whole table knows: the sand that everybody sees, and the public position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coffres.engine.contract import TABLE
from coffres.ui.boards import tense_of

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting


class Suspense:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._tense = tense_of(sitting.game)
        sitting.stage.bind(on_position=self._look)
        sitting.hourglasses.bind(hasty=self._look)

    def _look(self, *_: object) -> None:
        sitting = self._sitting
        if sitting.left:
            return
        match = sitting.match
        under_way = bool(match.asks())
        sitting.senses.tension(under_way and (sitting.hourglasses.hasty or self._tense(match.view(TABLE))))
