"""Words on a secret page: dark, with a pale rim that weighs on the paper as much as their ink.

So they may be large, and nobody across the table sees where there are more of them.
"""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty

from coffres.ui import theme
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.fitted import Fitted

_RIMMED = 17  # dp: the smallest letters that have a rim


class SecretWords(Fitted):
    hollow = BooleanProperty(False)  # only the outline is inked: for the largest letters

    def rim(self, size: float) -> int:
        """The width of the outline of letters of this size. Small ones weigh little without any."""
        width = max(1, round(size * (theme.HOLLOW if self.hollow else theme.RIM_WIDTH)))
        return width if size >= dp(_RIMMED) else 0

    def _all_that_matters(self) -> tuple[object, ...]:
        return (*super()._all_that_matters(), "rim", self.hollow)

    def _set_in(self, size: float) -> str:
        self._label.options["outline_width"] = self.rim(size)  # it needs room, too
        return super()._set_in(size)


load_layout(__name__)
