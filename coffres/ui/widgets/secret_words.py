"""Words on a secret page: dark, with a pale rim that weighs on the paper as much as their ink.

So they may be large, and nobody across the table sees where there are more of them.
"""

from __future__ import annotations

from kivy.properties import BooleanProperty

from coffres.ui import theme
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.fitted import Fitted


class SecretWords(Fitted):
    hollow = BooleanProperty(False)  # only the outline is inked: for the largest letters

    def rim(self, size: float) -> int:
        """The width of the outline of letters of this size, which makes lines higher."""
        return max(1, round(size * (theme.HOLLOW if self.hollow else theme.RIM_WIDTH)))

    def _all_that_matters(self) -> tuple[object, ...]:
        return (*super()._all_that_matters(), SecretWords, self.hollow)

    def _fit_now(self) -> None:
        super()._fit_now()
        self._label.options["outline_width"] = self.rim(self.font_size)  # the last that was tried may differ

    def _tight(self, width: float, height: float, size: float, between: str) -> float:
        self._label.options["outline_width"] = self.rim(size)
        return super()._tight(width, height, size, between)


load_layout(__name__)
