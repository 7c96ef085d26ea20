"""A question in its panel: taps may change what is asked, and what there is to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from coffres.ui.board import Control
from coffres.ui.chooser import Chooser

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting
    from coffres.ui.widgets.panel import Panel


class Question:
    def __init__(self, sitting: Sitting, panel: Panel) -> None:
        self._sitting = sitting
        self._panel = panel
        self._controls: Sequence[Control] = ()

    def put(self, controls: Sequence[Control], chooser: Chooser) -> None:
        """Shows these plates first."""
        self._controls = controls
        self._panel.put(controls, chooser)
        chooser.bind(on_change=lambda *_: self._follow(chooser))

    def _follow(self, chooser: Chooser) -> None:
        sitting = self._sitting
        ask = sitting.tablet.ask
        if chooser is not sitting.board.chooser or ask is None or sitting.board.prelude.due():
            return
        self._panel.prompt = sitting.asking.hint(ask, chooser)
        controls = sitting.asking.controls()
        if controls != self._controls:
            self._controls = controls
            self._panel.put(controls, chooser)
